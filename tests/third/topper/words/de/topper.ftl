topper-why-over = Das Spiel ist vorbei.
topper-why-not-asked = Platz { $seat } soll jetzt etwas anderes entscheiden.
topper-why-not-held = Auf dieser Hand ist keine { $card }.
topper-why-no-action = Das ist keine Entscheidung dieses Spiels.
bot-lowest = Spielt immer die niedrigste Karte.
web-flag-equal = Auch eine gleich hohe Karte sticht
web-flag-short = Eine Karte weniger auf der Hand
web-game-topper = Topper
topper-act = { $token } spielen
topper-act-up = Eine Karte ziehen
topper-act-minus = Nicht ziehen
topper-told-played = { $who ->
    [you] Du legst
   *[other] { $name } legt
} die { $card } auf die { $covered }.
topper-told-took = { $who ->
    [you] Du legst die { $card } und nimmst
   *[other] { $name } legt die { $card } und nimmt
} die { $covered }.
topper-told-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} eine Karte.
topper-told-passed = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} nicht.
