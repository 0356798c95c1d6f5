### Push am Tisch des Browsers: die zwei Knöpfe und der Wurf.

## Die Wahl am Daumen: alles kurz

web-push-stop = Aufhören
# $column: A, B oder C.
web-push-stop-take = Aufhören · { $column } nehmen
# Wie viele Karten im Stapel nirgends passen.
web-push-of-bust = Risiko { $misfits } von { $pile }
web-push-share = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
web-push-key-do = Wahl bestätigen

## Der Wurf

web-push-rolling = Der Würfel!
web-push-rolls =
    { $who ->
        [you] Du würfelst …
       *[other] { $name } würfelt …
    }
web-push-swept =
    { $points ->
        [0] Nichts verloren
        [one] { $points } Punkt weggefegt
       *[other] { $points } Punkte weggefegt
    }
