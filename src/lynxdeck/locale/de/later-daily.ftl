### Die Partie des Tages.

daily-rules = Dieselben Karten, dieselben Bots, für alle. Dein erster Versuch zählt: kein Rückgängig, keine Hinweise.
daily-known = Die Karten ergeben sich aus dem Datum, man könnte sie also vorher ausrechnen. Spiel zum Spaß.
# $level: wie stark die Bots sind.
daily-about =
    { $count ->
        [one] Du und ein Bot · { $level }
       *[other] Du und { $count } Bots · { $level }
    }
daily-go-on = Weiterspielen
daily-day-done = gespielt
daily-day-open = nicht gespielt
daily-you = Du
# Beside my own bar in a picture for friends, where I gave no name.
daily-me = Ich
daily-greedy = Einfacher Bot
daily-expert = Experten-Bot
daily-thinks = denkt nach …
daily-share = Teilen
daily-again = Noch einmal, zum Spaß
daily-text = Lynxdeck, Partie des Tages: { $game }, { $date }
daily-text-expert = Der Experten-Bot kam auf { $score }
daily-text-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }

## Mit einem Server: die Ergebnisse von allen

daily-everybody = Alle
daily-compare = Mit allen vergleichen
daily-compare-about = Schickt deine Partie an diesen Server, der sie prüft und wertet. Dein Name bleibt hier, außer du trägst ihn ein.
daily-name = Name für die Liste (freiwillig)
daily-sending = Der Server prüft deine Partie …
daily-played =
    { $count ->
        [one] Bisher hat { $count } Person gespielt
       *[other] Bisher haben { $count } gespielt
    }
daily-best = Bestwert: { $score }
daily-best-named = Bestwert: { $score }, { $name }
daily-better =
    { $count ->
        [0] Niemand war besser.
        [one] { $count } Person war besser.
       *[other] { $count } waren besser.
    }
daily-chart = Wie viele auf welche Punktzahl kamen. Deine ist gelb.
daily-forget = Meine Ergebnisse hier löschen
daily-forgotten = Deine Ergebnisse sind von diesem Server gelöscht.
