### Eine Herausforderung: dieselbe Partie gegen dieselben Bots, danach beide nebeneinander.

dare-title = { $name } fordert dich heraus
# The link came back: both have played.
dare-answered = { $name } hat deine Karten gespielt
dare-about =
    { $count ->
        [one] { $title }: dieselben Karten, derselbe Bot · { $level }
       *[other] { $title }: dieselben Karten, dieselben { $count } Bots · { $level }
    }
dare-after = Wenn du fertig bist, siehst du die Partie von { $name } neben deiner.
dare-old = Regeln oder Bots haben sich seitdem geändert, es kann also anders ausgehen.
dare-play = Annehmen
dare-side = Nebeneinander
dare-verdict =
    { $who ->
        [you] Du liegst vorn, { $points ->
            [one] mit einem Punkt.
           *[other] mit { $points } Punkten.
        }
        [both] Gleichstand: Niemand liegt vorn.
       *[other] { $name } liegt vorn, { $points ->
            [one] mit einem Punkt.
           *[other] mit { $points } Punkten.
        }
    }
dare-you = Du
dare-decisions =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
dare-send = Jemanden herausfordern
dare-back = Meine zurückschicken
dare-send-about = Dieser Link gibt dieselben Karten gegen dieselben Bots. Deine Partie geht mit und wird gezeigt, wenn die andere zu Ende ist.
dare-text = Schlägst du mich in { $game }? Dieselben Karten, dieselben Bots.
dare-back-about = Dieser Link zeigt beide Partien nebeneinander.
dare-back-text = Ich habe deine Karten in { $game } gespielt. Schau, wer vorn liegt!
web-error-player-count = Diese Ausgabe ist für eine andere Personenzahl.
