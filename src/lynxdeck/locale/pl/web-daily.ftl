### The deal of the day, as the first page offers it.

daily-title = Rozdanie dnia
daily-short = Te same karty i boty dla wszystkich
daily-play = Zagraj
daily-see = Porównaj
daily-streak =
    { $count ->
        [one] dzień z rzędu
       *[many] dni z rzędu
    }
