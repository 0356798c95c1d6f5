### Warum Linko eine Entscheidung ablehnt. Die Nummer der Regel steht jeweils darüber.

# L16, L17
linko-why-over = Das Spiel ist zu Ende.
# LR7
linko-why-not-asked =
    { $phase ->
        [play] Platz { $seat } muss jetzt Karten ausspielen.
        [ghost] Platz { $seat } muss jetzt einen Satz des Geistes wählen.
        [take] Platz { $seat } muss die abgeluchste Lage jetzt nehmen oder überlassen.
        [reclaim] Platz { $seat } muss die Lage jetzt zurücknehmen oder abwerfen.
        [draw] Platz { $seat } muss jetzt eine Karte ziehen.
       *[option] Platz { $seat } darf jetzt eine Karte ziehen oder verzichten.
    }
# L5
linko-why-few-numbers =
    Platz { $seat } kann nicht { $wanted } × { $card } ausspielen: { $held ->
        [0] Es ist keine auf der Hand.
        [1] Auf der Hand ist nur { $held }.
       *[other] Auf der Hand sind nur { $held }.
    }
# L6
linko-why-few-jokers =
    Platz { $seat } kann nicht { $wanted } × J ausspielen: { $held ->
        [0] Es ist kein Joker auf der Hand.
        [1] Auf der Hand ist nur { $held }.
       *[other] Auf der Hand sind nur { $held }.
    }
# L24
linko-why-no-set = Der Geist hat keine { $card }.
linko-why-set-size =
    Der { $card }er-Satz des Geistes hat { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    }, deine Lage hat { $wanted }.
linko-why-set-value = Deine Lage ist nicht höher als der { $card }er-Satz des Geistes.
# L12
linko-why-pile-empty = Der Nachziehstapel ist leer: Zieh aus der Auslage.
linko-why-place-empty = An dieser Stelle der Auslage liegt keine Karte.
linko-why-not-leftmost = Die gleichen Karten liegen weiter links: Zieh diese.
linko-why-no-action = An keiner Stelle der Auslage liegt { $token }.
