### Tipps und leicht Vergessenes, jeweils einmal gezeigt. Ein Tipp steht für sich: Er sagt zuerst, wovon er spricht.

web-tip-linko-must = Du kannst niemanden verschonen: gleich viele Karten, niedrigerer Wert – abgeluchst. Du wählst nur, wer die Karten bekommt.
web-tip-linko-stretch = Jemand ist fast fertig. Was du am Ende auf der Hand hast, zählt gegen dich – überleg gut, ob du noch mehr nimmst.
web-tip-linko-last = Du könntest deine letzten Karten ausspielen. Dann endet das Spiel sofort, und letzte Karten luchsen niemandem etwas ab.
web-tip-linko-first-round = Schon abgeluchst! Das geht gleich beim ersten Mal um den Tisch, sobald die zweite Person ausspielt.
web-tip-linko-single = Abgeluchst mit einer Karte! Eine einzelne Karte genügt für eine einzelne niedrigere.
web-tip-linko-top = Nur die obersten Lagen zählen. Was eben zum Vorschein kam, ist für den Rest des Zuges sicher.
web-tip-linko-active = Deine Lage ist höher als die eben gespielte, aber sie schlägt nicht zurück: Nur wer am Zug ist, luchst ab.
web-tip-linko-once = Du spielst einmal pro Zug aus, auch mit einer Hand voller Paare.
web-tip-linko-refill = Du ziehst mehrere Karten: Die Auslage wird erst aufgefüllt, wenn du alle gezogen hast.
web-tip-linko-many = Du hast viele Karten eines niedrigen Werts. Eine große Lage ist schwer abzuluchsen, und jede Karte ist ein Punkt.
web-tip-linko-decoy = Ein Köder kann sich lohnen: Spiel eine einzelne niedrige Karte, lass sie dir abluchsen und zieh aus der Auslage, was du brauchst.
web-tip-push-bust = Überreizt! Zuerst wird gewürfelt; erst danach nehmen die anderen die Spalten.
web-tip-push-star = Der Würfel zeigt den Stern. Er ist harmlos: Nichts geht verloren.
web-tip-push-star-risk = Der Würfel zeigt den Stern. In diesen Regeln ist er die schlimmste Seite: Alle offenen Karten sind weg, nur Geschütztes bleibt.
web-tip-push-switch = Eine Wechselkarte! Sie ändert, wer als Nächstes eine Spalte wählt, nicht, wer als Nächstes am Zug ist.
web-tip-push-switches = Die zweite Wechselkarte hebt die erste auf: Nur eine ungerade Zahl dreht die Reihenfolge um.
web-tip-push-roll = In eine Spalte passt eine Würfelkarte, niemals zwei.
web-tip-push-sort = Auf dem Tisch liegt eine Würfelkarte. Nimmst du ihre Spalte, würfelst du erst, wenn die Karten vor dir liegen: Auch neue können verloren gehen.
web-tip-push-both = In einer Spalte liegt keine Zahl zweimal und keine Farbe zweimal.
web-tip-push-joins = Du hast eine Karte in einer Farbe genommen, die du schützt: Sie war sofort sicher.
web-tip-push-pile = Der Stapel ist fast leer. Wenn das Spiel aus ist, nützt Schützen nichts mehr.
web-tip-push-protect = Statt aufzudecken, könntest du eine Farbe schützen. Das ist dein ganzer Zug: Keine Karte kommt, niemand nimmt eine Spalte.
web-tip-push-third = Jetzt liegen drei Spalten, eine neue geht nicht mehr. Zähl, was noch passt, bevor du weiter aufdeckst.
web-tip-push-new = Du darfst immer eine neue Spalte beginnen, auch wenn die Karte in eine alte passt.

## Die Anleitung: die ersten Spiele. Jeder Satz fällt einmal, in dem Moment, von dem er spricht.

web-guide-linko-goal = Auf dem Tisch zählt jede Karte +1, auf der Hand −1. Wähl einen Wert und spiel ihn: eine Karte oder mehrere.
# $layer, $prey: was gespielt und was damit abgeluchst wurde.
web-guide-linko-snatched = { $name } spielt { $layer } und luchst dir { $prey } ab: gleich viele Karten, höherer Wert.
web-guide-linko-snatch = Du spielst { $layer } und luchst { $name } { $prey } ab: gleich viele Karten, höherer Wert. Nehmen oder überlassen?
web-guide-linko-draw = Deine Lage ist weg, also ziehst du genauso viele Karten: offene aus der Auslage oder verdeckte vom Stapel.
web-guide-linko-option = Nichts abgeluchst, also darfst du eine Karte ziehen. Das lohnt sich, wenn sie zu deinen passt – sonst verzichte.
web-guide-linko-joker = Das X ist ein Joker: Mit anderen Karten hat er deren Wert. Allein schlägt er eine 13.
web-guide-push-goal = Die meisten Punkte gewinnen: Deck Karten für die Spalten auf, hör rechtzeitig auf und nimm eine Spalte.
web-guide-push-place = In einer Spalte liegt keine Zahl und keine Farbe zweimal. Wähl, wohin die Karte kommt.
web-guide-push-stop = Hör auf und nimm eine Spalte, oder deck weiter auf. Passt eine Karte nirgends, gibt es keine Spalte, und du würfelst.
# $card: „eine rote 4“.
web-guide-push-bust =
    Du hast { $card } aufgedeckt, und sie passt nirgends: überreizt. Keine Spalte für dich, und der Würfel nahm dir { $points ->
        [0] nichts.
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
# $face ist der Name einer Farbe oder der Stern.
web-guide-push-rolled =
    Du würfelst { $face }: Deine offenen Karten dieser Farbe sind weg ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }). Geschütztes bleibt.
# $points liegen offen, $safe davon in der Farbe.
web-guide-push-protect =
    Der Würfel kann dir { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } nehmen. { $colour } zu schützen kostet diesen Zug, und { $safe ->
        [one] { $safe } Punkt ist für immer sicher.
       *[other] { $safe } Punkte sind für immer sicher.
    }

# Under the cards of a snatch, small: 12 12 › 6 6.
web-linko-beats = gleich viele Karten, höherer Wert

web-linko-sum = ausgespielt { $laid } − auf der Hand { $held } = { $score }
web-linko-layers = Lagen, die oberste zuerst
web-linko-known = Bekannte Handkarten
web-linko-in-hand = Auf der Hand
web-linko-unknown =
    { $count ->
        [0] Keine weiteren Karten.
        [one] Und { $count } Karte, die sonst niemand gesehen hat.
       *[other] Und { $count } Karten, die sonst niemand gesehen hat.
    }
