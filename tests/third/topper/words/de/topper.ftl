topper-why-over = Das Spiel ist vorbei.
topper-why-not-asked = Platz { $seat } soll jetzt etwas anderes entscheiden.
topper-why-not-held = Auf dieser Hand ist keine { $card }.
topper-why-no-action = Das ist keine Entscheidung dieses Spiels.
bot-lowest = Spielt immer die niedrigste Karte.
web-flag-equal = Auch eine gleich hohe Karte sticht
web-flag-short = Eine Karte weniger auf der Hand
