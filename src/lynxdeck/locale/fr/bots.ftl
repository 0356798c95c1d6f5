### The bots, one line each: for lists and menus.

bot-random = Joue n’importe quel coup permis, tous aussi probables.
bot-greedy = Joue au jugé, selon une règle simple, sans penser à la suite.
bot-odds = Connaît les chances exactes des cartes qui restent dans la pioche.
bot-search = Imagine la suite maintes fois, en redistribuant chaque fois les cartes cachées.
bot-cmd = Un programme à vous, dans n’importe quel langage.

## For people, from the mildest to the strongest

bot-easy = Fait des erreurs. Idéal pour une première partie.
bot-medium = Joue avec bon sens, et se laisse battre.
bot-hard = Peu de choses lui échappent.
bot-expert = Le plus fort d’ici. Prend un instant pour réfléchir.
