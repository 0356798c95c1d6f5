### Der Push-Tisch im Browser: Beschriftungen, Sätze für Screenreader, Begründungen, Tasten.

## Das Spielfeld

web-push-columns = Spalten
# $cards ist eine Liste in Worten.
web-push-column = Spalte { $column }: { $cards }
web-push-column-empty = Spalte { $column }: leer
# Unter einer Spalte, während eine Karte angelegt wird: das Risiko der nächsten Karte. Kurz.
web-push-risk-after = dann { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } Risiko
web-push-risk-none = dann kein Risiko
# Unter einer Spalte, an die die Karte nicht passt. Kurz.
web-push-fits-not = passt nicht
web-push-stock = Stapel, Würfel und Ablage
web-push-pile =
    { $count ->
        [0] Der Stapel ist leer
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }
web-push-card = Aufgedeckt: { $card }
web-push-die = Letzter Wurf: { $face }
web-push-die-fresh = Es wurde noch nicht gewürfelt
web-push-discards =
    { $count ->
        [0] Nichts abgelegt
        [one] { $count } Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
web-push-direction = Die anderen wählen { $direction }
# Jemand hat zu viel gewagt; gleich wer.
web-push-bust = Überreizt!

## Plätze

web-push-bench = Offene Karten von { $name }
web-push-bench-yours = Deine offenen Karten
# $numbers: „6, 4, 1“.
web-push-bench-colour =
    { $colour }: { $numbers } – { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-push-bench-none = { $colour }: keine
web-push-safe =
    Geschützt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
web-push-safe-none = Noch nichts geschützt
web-push-turn =
    { $who ->
        [you] Du bist am Zug
       *[other] { $name } ist am Zug
    }

## Warum etwas nicht geht

web-push-why-not-yours = Noch nicht: { $name } ist dran.
web-push-why-turn = Deck zuerst eine Karte auf oder schütze eine Farbe.
web-push-why-turn-bare = Deck zuerst eine Karte auf: Zu schützen hast du noch nichts.
web-push-why-place = Leg zuerst die Karte in eine Spalte: { $card }.
web-push-why-push = Deck noch eine Karte auf oder nimm eine Spalte. Schützen geht nur zu Beginn deines Zuges.
web-push-why-collect = Nimm jetzt eine Spalte.
web-push-why-bench-empty = Du hast keine offene Karte dieser Farbe.
web-push-why-same-number = In Spalte { $column } liegt schon eine { $number }: keine Zahl zweimal in einer Spalte.
web-push-why-same-colour = In Spalte { $column } liegt schon { $colour }: keine Farbe zweimal in einer Spalte.
web-push-why-no-column = Es liegt keine Spalte { $column } auf dem Tisch.

## Tasten

web-push-key-push = Aufdecken
web-push-key-columns = Die Karte in eine Spalte legen, oder die Spalte wählen, die du nimmst
web-push-key-protect = Eine Farbe zum Schützen wählen: Rot, Blau, Grün, Gelb, Lila
web-push-key-cancel = Wahl löschen
