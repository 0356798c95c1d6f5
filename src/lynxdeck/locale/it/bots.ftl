### The bots, one line each: for lists and menus.

bot-random = Fa una mossa valida qualsiasi, tutte ugualmente probabili.
bot-greedy = Gioca a occhio, seguendo una regola semplice, senza pensare alle mosse future.
bot-odds = Conosce le probabilità esatte delle carte rimaste nel mazzo.
bot-search = Immagina il seguito molte volte, ridistribuendo ogni volta le carte nascoste.
bot-cmd = Un programma tuo, in qualsiasi linguaggio.

## For people, from the mildest to the strongest

bot-easy = Fa qualche errore. Ideale per la prima partita.
bot-medium = Gioca con buon senso, e si può battere.
bot-hard = Di rado gli sfugge qualcosa.
bot-expert = Il più forte che c’è qui. Si prende un momento per pensare.
