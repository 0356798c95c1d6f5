### The first page, invitations and the waiting room.

## The first page

web-tile-play = Spielen
web-tile-learn = In 2 Min. lernen
web-tile-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
web-tile-sum = { $bots } · { $level }
web-tile-welcome = Neu hier? In zwei Minuten spielst du mit.
web-which-game = Welches Spiel?
web-more-links = Mehr
web-friends-here = Ein Gerät
web-friends-code = Code
web-try-linko = Probier’s: Wähl eine 9.
web-tried-linko = Beide 9er! Ein Wert, so viele Karten, wie du magst.
web-try-push = Noch eine Karte? Deck sie auf.
web-tried-push = Glück gehabt! Aufhören oder weiter?

## Faces

web-face = Dein Luchs
web-face-number = Luchs { $number }
web-error-face-taken = { $name } hat diesen Luchs schon. Nimm einen anderen.

## An invitation

web-join-invites = { $name } lädt dich ein
web-join-note = Kein Konto, nichts zu installieren.
web-seat-yours = Dein Platz

## The waiting room

web-room-table = Der Tisch
web-room-you = { $name } (du)
web-room-wait = Warten, bis ausgeteilt wird.
web-room-seats =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
web-room-learn = Inzwischen das Spiel lernen
web-room-with = mit { $names }
web-room-few = Mindestens { $count } müssen mitspielen. Lade jemanden ein oder nimm einen Bot dazu.
web-room-gap =
    { $count ->
        [one] mit { $names } · ein Bot nimmt den freien Platz
       *[other] mit { $names } · Bots nehmen die freien Plätze
    }
web-room-watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-ready = Ich bin bereit
web-ready-is = bereit
web-again-wait = Wir warten auf { $names } …
web-again-now = Ohne Warten beginnen
web-watch-large = Auf großem Bildschirm zeigen
