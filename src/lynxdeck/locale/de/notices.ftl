# What somebody who is away reads when it is their turn.
notice-title = Du bist dran: { $game }
notice-body = Dein Tisch wartet.

# After the switch for notices was set.
web-notices-closed = Alles klar: Wir melden uns auch, wenn diese Seite zu ist.
web-notices-open = Alles klar. Lass diese Seite in einem Tab offen, damit wir dich erreichen.
