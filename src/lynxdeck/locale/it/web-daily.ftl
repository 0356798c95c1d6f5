### The deal of the day, as the first page offers it.

daily-title = Partita del giorno
daily-short = Stesse carte e stessi bot per tutti
daily-play = Gioca
daily-see = Confronta
daily-streak =
    { $count ->
        [one] giorno di fila
       *[other] giorni di fila
    }
