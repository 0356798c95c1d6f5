### Was der Tisch fragt, anbietet und erzählt, im Terminal wie im Browser.
### $who ist „you“ für die Person an der Tastatur, sonst „other“; dann ist $name der Name des Mitspielers.
### Lagen, Karten und Namenslisten kommen als fertige Wendungen aus dem ersten Abschnitt.
### Wendungen für Karten stehen im Akkusativ („eine 9“, „einen Joker“): Die Sätze müssen dazu passen.

## Wendungen, aus denen andere gebaut werden

table-you = Du
table-you-listed = du
# Dem Geist wird etwas abgeluchst, deshalb der Dativ.
table-ghost = dem Geist
# Verbindet Namen: „Ben und Cleo“, „Ben, Cleo und Dan“; $rest ist schon verbunden.
table-names-pair = { $first } und { $last }
table-names-more = { $first }, { $rest }
# Verbindet eine Handlung und ihre Wirkung: „Spiel zwei 9er – du luchst Ben etwas ab“.
table-act-effect = { $act } – { $effect }
table-hint = Hinweis: { $choice }
table-counted = { $choice }. { $fact }
table-and-then = { $first }, { $second }
# Eine Lage Zahlenkarten, Joker darunter mitgezählt; $value ist 1 bis 13.
table-numbers =
    { $count ->
        [1] eine { $value }
        [2] zwei { $value }er
        [3] drei { $value }er
        [4] vier { $value }er
        [5] fünf { $value }er
        [6] sechs { $value }er
        [7] sieben { $value }er
        [8] acht { $value }er
        [9] neun { $value }er
        [10] zehn { $value }er
        [11] elf { $value }er
        [12] zwölf { $value }er
        [13] dreizehn { $value }er
       *[other] { $count } × { $value }
    }
# Akkusativ.
table-jokers =
    { $count ->
        [1] einen Joker
        [2] zwei Joker
        [3] drei Joker
        [4] vier Joker
       *[other] { $count } Joker
    }
# $layer ist eine Wendung aus table-numbers.
table-with-jokers =
    { $layer } ({ $jokers ->
        [1] davon ein Joker
        [2] davon zwei Joker
        [3] davon drei Joker
        [4] davon vier Joker
       *[other] davon { $jokers } Joker
    })
table-cards =
    { $count ->
        [0] keine Karte
        [1] eine Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
        [5] fünf Karten
        [6] sechs Karten
       *[other] { $count } Karten
    }
table-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
# Eine einzelne Linko-Karte mit ihrem Wert; $value ist 1 bis 13 oder J für einen Joker. Akkusativ.
table-linko-card =
    { $value ->
        [J] einen Joker
       *[other] eine { $value }
    }
# Eine Gruppe an einer Stelle der Auslage: „3 + 13 + J“.
table-linko-group = die Gruppe { $cards }
# Sätze weiter unten erkennen dieses Wort: nicht nur hier ändern.
table-nothing = nichts

## Push: Farben, Karten, der Würfel. Neben jeder Farbe steht ihre Form.

table-colour =
    { $colour ->
        [r] Rot
        [b] Blau
        [g] Grün
        [y] Gelb
       *[p] Lila
    }
table-push-card =
    { $colour ->
        [r] eine rote { $number }
        [b] eine blaue { $number }
        [g] eine grüne { $number }
        [y] eine gelbe { $number }
       *[p] eine lila { $number }
    }
table-push-roll = eine Würfelkarte
table-push-switch = eine Wechselkarte
table-star = Stern

## Beschriftungen auf dem Tisch

table-label-display = Auslage
table-label-discards = Abgelegt
table-label-ghost = Der Geist
# Neben den kleinen Knöpfen, die Karten und Joker herauf- und herunterzählen.
table-label-count = Karten
table-label-clockwise = im Uhrzeigersinn
table-label-anticlockwise = gegen den Uhrzeigersinn
table-label-log = Spielverlauf
table-label-round = Partie { $round } von { $rounds }
table-label-more = +{ $count }
table-bust-exact =
    Risiko { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $misfits } von { $pile })
table-bust-never = kein Risiko

## Linko: was gefragt wird

table-linko-ask-play = Du bist dran: Spiel Karten eines Wertes aus.
table-linko-ask-ghost = Du spielst { $layer }: Welchen Satz luchst du dem Geist ab?
table-linko-ask-take = Du luchst { $name } { $layer } ab: nehmen oder überlassen?
table-linko-ask-reclaim = { $name } hat dir { $layer } abgeluchst: zurücknehmen oder abwerfen?
table-linko-ask-draw =
    { $count ->
        [1] Zieh eine Karte: aus der Auslage oder vom Stapel.
       *[other] Zieh { $count } Karten, eine nach der anderen: aus der Auslage oder vom Stapel.
    }
table-linko-ask-option = Nichts abgeluchst: Zieh eine Karte oder verzichte.

table-linko-wait-play = { $name } wählt Karten zum Ausspielen …
table-linko-wait-ghost = { $name } wählt einen Satz des Geistes …
table-linko-wait-take =
    { $victim ->
        [Du] { $name } luchst dir { $layer } ab und überlegt …
       *[other] { $name } luchst { $victim } { $layer } ab und überlegt …
    }
table-linko-wait-reclaim = { $name } überlegt: { $layer } zurücknehmen oder abwerfen …
table-linko-wait-draw = { $name } zieht, noch { $count } …
table-linko-wait-option = { $name } darf eine Karte ziehen …

## Linko: was man wählen kann und was es bewirkt

table-linko-play = Spiel { $layer }
table-linko-snatches = du luchst { $names } etwas ab
table-linko-snatches-nobody = du luchst nichts ab
table-linko-may-draw = du luchst nichts ab, darfst ziehen
table-linko-goes-out = deine letzten Karten, dann ist Schluss
table-linko-rob = Luchs dem Geist { $layer } ab – auf deine Hand
table-linko-take = Nimm { $layer } auf die Hand – { $name } zieht { $cards }
table-linko-leave = Überlass sie – { $name } nimmt sie zurück oder wirft sie ab und zieht { $cards }
table-linko-reclaim = Nimm { $layer } auf die Hand zurück – du ziehst nichts
table-linko-discard = Wirf { $layer } ab – du ziehst { $cards }
table-linko-draw-card = Zieh { $card } aus der Auslage
table-linko-draw-group = Zieh { $card } aus der Auslage – zählt als eine Karte
table-linko-draw-pile =
    Zieh die oberste Karte vom Stapel – { $count ->
        [one] { $count } Karte ist noch da
       *[other] { $count } Karten sind noch da
    }
table-linko-decline = Verzichte – dein Zug endet
table-linko-hand-then =
    { $count ->
        [one] Danach hast du { $count } Karte auf der Hand.
       *[other] Danach hast du { $count } Karten auf der Hand.
    }

## Linko: was geschehen ist

table-linko-told-play =
    { $who ->
        [you] Du spielst { $layer }.
       *[other] { $name } spielt { $layer }.
    }
table-linko-told-rob =
    { $who ->
        [you] Du luchst dem Geist { $layer } ab.
       *[other] { $name } luchst dem Geist { $layer } ab.
    }
# $victim ist „Du“ oder ein Name, $whom sagt es.
table-linko-told-take =
    { $who ->
        [you] Du nimmst { $layer } von { $victim } auf die Hand.
       *[other] { $whom ->
            [you] { $name } nimmt { $layer } von dir auf die Hand.
           *[other] { $name } nimmt { $layer } von { $victim } auf die Hand.
        }
    }
table-linko-told-leave =
    { $who ->
        [you] Du überlässt { $victim } { $layer }.
       *[other] { $whom ->
            [you] { $name } überlässt dir { $layer }.
           *[other] { $name } überlässt { $victim } { $layer }.
        }
    }
table-linko-told-reclaim =
    { $who ->
        [you] Du nimmst { $layer } zurück.
       *[other] { $name } nimmt { $layer } zurück.
    }
table-linko-told-discard =
    { $who ->
        [you] Du wirfst { $layer } ab.
       *[other] { $name } wirft { $layer } ab.
    }
table-linko-told-draw =
    { $who ->
        [you] Du ziehst { $card } aus der Auslage.
       *[other] { $name } zieht { $card } aus der Auslage.
    }
table-linko-told-draw-pile =
    { $who ->
        [you] Du ziehst { $card } vom Stapel.
       *[other] { $name } zieht eine Karte vom Stapel.
    }
table-linko-told-decline =
    { $who ->
        [you] Du verzichtest aufs Ziehen.
       *[other] { $name } verzichtet aufs Ziehen.
    }
table-linko-told-refill = Die Auslage bekommt { $cards }.
table-linko-told-ghost-fill = Der Geist bekommt { $cards }.

## Push: was gefragt wird

table-push-ask-turn = Du bist dran: Deck eine Karte auf oder schütze eine Farbe.
table-push-ask-turn-bare = Du bist dran: Deck eine Karte auf.
table-push-ask-place = Du deckst { $card } auf: Wohin damit?
table-push-ask-push = Weiter aufdecken oder aufhören und eine Spalte nehmen?
table-push-ask-push-only = Es gibt noch keine Spalte zu nehmen: Deck noch eine Karte auf.
table-push-ask-last = Der Stapel ist leer: Nimm eine Spalte.
table-push-ask-collect = { $name } ist fertig: Nimm jetzt eine Spalte.

table-push-wait-turn = { $name } überlegt: aufdecken oder schützen …
table-push-wait-place = { $name } deckt { $card } auf und sucht eine Spalte …
table-push-wait-push = { $name } überlegt: weiter oder aufhören …
table-push-wait-collect = { $name } wählt eine Spalte …

## Push: was man wählen kann und was es bewirkt

table-push-push = Aufdecken
table-push-push-on = Weiter aufdecken
table-push-protect = Schütze { $colour }
table-push-makes-safe =
    { $points ->
        [one] { $points } Punkt ist dann sicher
       *[other] { $points } Punkte sind dann sicher
    }
table-push-place-new = Beginne Spalte { $column }
table-push-place = Leg sie in Spalte { $column }
table-push-take = Nimm Spalte { $column }
table-push-then-roll = dann würfelst du

## Push: was geschehen ist

table-push-told-switch =
    { $who ->
        [you] Du deckst eine Wechselkarte auf: Die anderen wählen nun { $direction }.
       *[other] { $name } deckt eine Wechselkarte auf: Die anderen wählen nun { $direction }.
    }
table-push-told-bust =
    { $who ->
        [you] Du deckst { $card } auf: passt nirgends. Überreizt!
       *[other] { $name } deckt { $card } auf: passt nirgends. Überreizt!
    }
table-push-told-protect =
    { $who ->
        [you] Du schützt { $colour }: { $points ->
            [one] { $points } Punkt ist sicher.
           *[other] { $points } Punkte sind sicher.
        }
       *[other] { $name } schützt { $colour }: { $points ->
            [one] { $points } Punkt ist sicher.
           *[other] { $points } Punkte sind sicher.
        }
    }
table-push-told-place =
    { $who ->
        [you] Du deckst { $card } auf: Spalte { $column }.
       *[other] { $name } deckt { $card } auf: Spalte { $column }.
    }
table-push-told-take =
    { $who ->
        [you] Du nimmst Spalte { $column }: { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[other] { $name } nimmt Spalte { $column }: { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
    }
# $face ist der Name einer Farbe oder der Stern.
table-push-told-roll =
    { $who ->
        [you] Du würfelst: { $face }. Du verlierst { $points ->
            [0] nichts.
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[other] { $name } würfelt: { $face }. { $points ->
            [0] Nichts geht verloren.
            [one] { $points } Punkt geht verloren.
           *[other] { $points } Punkte gehen verloren.
        }
    }

## Der Verlauf einer Partie

table-end-out = { $name } hat keine Karten mehr: Spielende.
table-end-out-you = Du hast keine Karten mehr: Spielende.
table-end-stock-linko = Stapel und Auslage sind leer: Spielende.
table-end-stock-push = Der Stapel ist leer: Spielende.
table-end-stall = Hundert Züge ohne Änderung: Spielende.
# Wer gewinnt, allein oder gemeinsam; $names ist eine Wendung.
table-won =
    { $who ->
        [you] Du gewinnst!
        [shared] Gemeinsamer Sieg: { $names }!
       *[other] { $names } gewinnt!
    }
table-match-won =
    { $who ->
        [you] Du gewinnst das Match!
        [shared] Gemeinsamer Sieg im Match: { $names }!
       *[other] { $names } gewinnt das Match!
    }

## Der Wertungsblock

table-sheet-title = Wertungsblock
table-sheet-round = Partie
table-sheet-total = Summe
