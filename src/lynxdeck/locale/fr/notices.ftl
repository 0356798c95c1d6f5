# What somebody who is away reads when it is their turn.
notice-title = À vous de jouer : { $game }
notice-body = La table vous attend.

# After the switch for notices was set.
web-notices-closed = C’est noté : nous vous préviendrons même quand cette page est fermée.
web-notices-open = C’est noté. Gardez cette page ouverte dans un onglet, pour que nous puissions vous prévenir.
