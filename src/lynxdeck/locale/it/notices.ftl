# What somebody who is away reads when it is their turn.
notice-title = Tocca a te: { $game }
notice-body = Il tavolo ti aspetta.

# After the switch for notices was set.
web-notices-closed = Fatto: ti avvisiamo anche a pagina chiusa.
web-notices-open = Fatto. Tieni aperta questa pagina in una scheda, così possiamo avvisarti.
