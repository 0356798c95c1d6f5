### The bots, one line each: for lists and menus.

bot-random = Joue un coup permis, au hasard.
bot-greedy = Joue au jugé, selon une règle simple, sans penser à la suite.
bot-odds = Connaît les chances exactes des cartes qui restent dans la pioche.
bot-search = Imagine la suite maintes fois, en redistribuant chaque fois les cartes cachées.
bot-neural = Joue ce qu’un réseau entraîné préfère, au premier coup d’œil.
bot-cmd = Un programme à vous, dans n’importe quel langage.

## For people, from the mildest to the strongest

bot-easy = Fait des erreurs. Idéal pour une première partie.
bot-medium = Joue avec bon sens, et se laisse battre.
bot-hard = Peu de choses lui échappent.
bot-expert = Voit presque tout, au premier coup d’œil.
bot-champion = Le plus fort d’ici. Prend un instant pour réfléchir.

## The lynxes of the trail, in the order in which they are met

bot-rose = Laisse toute combinaison là où elle est.
bot-rust = Joue d’emblée son plus grand groupe.
bot-olive = Joue de préférence une carte à la fois.
bot-sand = Garde tout jusqu’à en avoir quatre.
bot-ink = Ne joue jamais un joker avec des nombres.
bot-sky = Subtilynxe dès que possible, à tout prix.
bot-slate = Retourne jusqu’à ce que ça tourne mal.
bot-pine = Place les cartes Dé là où les autres devront les prendre.
bot-snow = S’arrête avant le moindre danger.
bot-plum = Protège dès qu’il y a quelque chose à perdre.
bot-cocoa = Change de manière à chaque combinaison.
bot-amber = Le lynx le plus fort des collines.
