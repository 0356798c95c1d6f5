# What somebody who is away reads when it is their turn.
bell-title = Du bist dran: { $game }
bell-body = Am Tisch warten alle auf dich.

# After the switch for notices was set.
web-notices-closed = Alles klar: Wir melden uns auch, wenn diese Seite zu ist.
web-notices-open = Alles klar. Das geht, solange die Seite irgendwo offen ist: Mehr kann dieser Browser oder dieser Server nicht.
