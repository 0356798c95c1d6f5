### The deal of the day, as the first page offers it.

daily-title = Deal of the day
daily-short = Same cards, same bots, for everyone
daily-play = Play
daily-see = See how it compares
daily-streak =
    { $count ->
        [one] day in a row
       *[other] days in a row
    }
