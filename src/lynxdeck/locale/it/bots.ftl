### The bots, one line each: for lists and menus.

bot-random = Fa una mossa valida qualsiasi, tutte con la stessa probabilità.
bot-greedy = Gioca a occhio, seguendo una regola semplice, senza pensare alle mosse future.
bot-odds = Calcola le probabilità esatte delle carte ancora nel mazzo.
bot-search = Immagina molte volte il seguito della partita, ridistribuendo ogni volta le carte nascoste.
bot-cmd = Un programma tuo, in qualsiasi linguaggio.

## For people, from the mildest to the strongest

bot-easy = Commette qualche svista; per la prima partita.
bot-medium = Gioca con buon senso, e si può battere.
bot-hard = Di rado gli sfugge qualcosa.
bot-expert = Il più forte che ci sia qui; si prende un momento per pensare.
