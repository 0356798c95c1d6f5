# What somebody who is away reads when it is their turn.
bell-title = Tocca a te: { $game }
bell-body = Al tavolo aspettano te.

# After the switch for notices was set.
web-notices-closed = Fatto: ti avvisiamo anche a pagina chiusa.
web-notices-open = Fatto. Funziona finché la pagina è aperta da qualche parte: di più questo browser o questo server non può.
