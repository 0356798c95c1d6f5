# What somebody who is away reads when it is their turn.
bell-title = À vous de jouer : { $game }
bell-body = La table vous attend.

# After the switch for notices was set.
web-notices-closed = C’est noté : nous vous préviendrons même quand cette page est fermée.
web-notices-open = C’est noté. Gardez cette page ouverte dans un onglet : ce navigateur ou ce serveur ne permet pas plus.
