### The deal of the day, as the first page offers it.

daily-title = Partie des Tages
daily-short = Dieselben Karten und Bots für alle
daily-play = Spielen
daily-see = Vergleichen
daily-streak =
    { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
