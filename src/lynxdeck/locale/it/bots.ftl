### The bots, one line each: for lists and menus.

bot-random = Fa una mossa valida qualsiasi, a caso.
bot-greedy = Gioca a occhio, seguendo una regola semplice, senza pensare alle mosse future.
bot-odds = Conosce le probabilità esatte delle carte rimaste nel mazzo.
bot-search = Immagina il seguito molte volte, ridistribuendo ogni volta le carte nascoste.
bot-neural = Gioca ciò che una rete addestrata preferisce, a colpo d’occhio.
bot-cmd = Un programma tuo, in qualsiasi linguaggio.

## For people, from the mildest to the strongest

bot-easy = Fa qualche errore. Ideale per la prima partita.
bot-medium = Gioca con buon senso, e si può battere.
bot-hard = Di rado gli sfugge qualcosa.
bot-expert = Vede quasi tutto, a colpo d’occhio.
bot-champion = Il più forte che c’è qui. Si prende un momento per pensare.

## The lynxes of the trail, in the order in which they are met

bot-rose = Lascia ogni fila dove si trova.
bot-rust = Gioca subito il gruppo più lungo.
bot-olive = Gioca di preferenza una carta alla volta.
bot-sand = Tiene tutto finché non sono quattro.
bot-ink = Non gioca mai un Jolly insieme ai numeri.
bot-sky = Sgraffigna appena può, a qualunque prezzo.
bot-slate = Scopre finché quasi sempre va male.
bot-pine = Mette le carte-dado dove le dovranno prendere gli altri.
bot-snow = Si ferma prima di ogni pericolo.
bot-plum = Protegge appena c’è qualcosa da perdere.
bot-cocoa = Cambia modo a ogni fila.
bot-amber = La lince più forte delle colline.
