### The deal of the day, as the first page offers it.

daily-title = Donne du jour
daily-short = Mêmes cartes, mêmes bots pour tout le monde
daily-play = Jouer
daily-see = Comparer
daily-streak =
    { $count ->
        [one] jour de suite
       *[other] jours de suite
    }
