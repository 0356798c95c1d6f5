### Das Spiel im Terminal: was der Tisch fragt, anbietet und erzählt.
### $who ist „you“ für die Person an der Tastatur, sonst „other“; dann ist $name der Name des Mitspielers.
### Lagen, Karten und Namenslisten kommen als fertige Wendungen aus dem ersten Abschnitt.
### Wendungen für Karten stehen im Akkusativ („eine 9“, „einen Joker“): Die Sätze müssen dazu passen.

## Wendungen, aus denen andere gebaut werden

terminal-you = Du
# Steht nur hinter „bei“, deshalb der Dativ.
terminal-ghost = dem Geist
# Verbindet Namen: „Ben und Cleo“, „Ben, Cleo und Dan“; $rest ist schon verbunden.
terminal-names-pair = { $first } und { $last }
terminal-names-more = { $first }, { $rest }
# Verbindet eine Handlung und ihre Wirkung: „Spiele zwei 9er – du luchst bei Ben ab“.
terminal-act-effect = { $act } – { $effect }
terminal-and-then = { $first }, { $second }
# Eine Lage Zahlenkarten, Joker darunter mitgezählt; $value ist 1 bis 13.
terminal-numbers =
    { $count ->
        [1] eine { $value }
        [2] zwei { $value }er
        [3] drei { $value }er
        [4] vier { $value }er
        [5] fünf { $value }er
        [6] sechs { $value }er
        [7] sieben { $value }er
        [8] acht { $value }er
       *[other] { $count } × { $value }
    }
# Akkusativ.
terminal-jokers =
    { $count ->
        [1] einen Joker
        [2] zwei Joker
        [3] drei Joker
        [4] vier Joker
       *[other] { $count } Joker
    }
# $layer ist eine Wendung aus terminal-numbers.
terminal-with-jokers =
    { $layer } ({ $jokers ->
        [1] davon ein Joker
       *[other] davon { $jokers } Joker
    })
terminal-cards =
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
terminal-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
# Eine einzelne Linko-Karte mit ihrem Wert; $value ist 1 bis 13 oder J für einen Joker. Akkusativ.
terminal-linko-card =
    { $value ->
        [J] einen Joker
       *[other] eine { $value }
    }
# Eine Gruppe an einer Stelle der Auslage: „3 + 13 + J“.
terminal-linko-group = die Gruppe { $cards }
# Sätze weiter unten erkennen dieses Wort: nicht nur hier ändern.
terminal-nothing = nichts

## Push: Farben, Karten, der Würfel. Neben jeder Farbe steht ihre Form.

terminal-colour =
    { $colour ->
        [r] Rot
        [b] Blau
        [g] Grün
        [y] Gelb
       *[p] Lila
    }
terminal-push-card =
    { $colour ->
        [r] die rote { $number }
        [b] die blaue { $number }
        [g] die grüne { $number }
        [y] die gelbe { $number }
       *[p] die lila { $number }
    }
terminal-push-roll = eine Würfelkarte
terminal-push-switch = eine Wechselkarte
terminal-star = Stern

## Beschriftungen auf dem Tisch

terminal-label-display = Auslage
terminal-label-pile = Stapel
terminal-label-discards = Abgelegt
terminal-label-ghost = Der Geist
terminal-label-in-hand = { $count } auf der Hand
terminal-label-known = bekannt: { $cards }
# Neben den kleinen Knöpfen, die Karten und Joker herauf- und herunterzählen.
terminal-label-count = Karten
terminal-label-jokers = Joker
terminal-label-card = Aufgedeckt
terminal-label-die = Würfel
terminal-label-protected = Sicher
# Auf den Würfel- und Wechselkarten selbst: höchstens neun Buchstaben.
terminal-label-roll = Würfeln
terminal-label-switch = Wechsel
# Kurz, damit die Richtung in dieselbe Zeile passt; davor steht das Zeichen der Karte.
terminal-label-switches = { $count }×
terminal-label-clockwise = im Uhrzeigersinn
terminal-label-anticlockwise = gegen den Uhrzeigersinn
terminal-label-risk = Risiko
terminal-label-log = Spielverlauf
terminal-label-round = Runde { $round } von { $rounds }
terminal-label-more = +{ $count }
# Genau: $misfits der $pile Karten passen nirgends; $chance ist ihr Anteil, 0 bis 1.
terminal-bust-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
terminal-bust-exact =
    Risiko { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $misfits } von { $pile })
terminal-bust-never = kein Risiko

## Linko: was gefragt wird

terminal-linko-ask-play = Du bist am Zug: Spiele Karten eines Wertes aus.
terminal-linko-ask-ghost = Du spielst { $layer }: Welchen Satz luchst du dem Geist ab?
terminal-linko-ask-take = Du luchst { $name } { $layer } ab: nehmen oder überlassen?
terminal-linko-ask-reclaim = { $name } luchst dir { $layer } ab und überlässt dir die Wahl.
terminal-linko-ask-draw =
    { $count ->
        [1] Zieh eine Karte: aus der Auslage oder vom Stapel.
       *[other] Zieh { $count } Karten, eine nach der anderen: aus der Auslage oder vom Stapel.
    }
terminal-linko-ask-option = Du hast nichts abgeluchst: Zieh eine Karte oder verzichte.

terminal-linko-wait-play = { $name } wählt Karten zum Ausspielen …
terminal-linko-wait-ghost = { $name } wählt einen Satz des Geistes …
terminal-linko-wait-take = { $name } luchst { $layer } ab (Opfer: { $victim }) und überlegt …
terminal-linko-wait-reclaim = { $name } überlegt, { $layer } zurückzunehmen …
terminal-linko-wait-draw = { $name } zieht, noch { $count } …
terminal-linko-wait-option = { $name } darf eine Karte ziehen …

## Linko: was man wählen kann und was es bewirkt

terminal-linko-play = Spiele { $layer }
terminal-linko-snatches = du luchst bei { $names } ab
terminal-linko-snatches-nobody = du luchst nichts ab
terminal-linko-may-draw = du luchst nichts ab, darfst ziehen
terminal-linko-goes-out = deine letzten Karten, das Spiel endet
terminal-linko-rob = Luchse dem Geist { $layer } ab – auf deine Hand
terminal-linko-take = Nimm { $layer } auf die Hand – { $name } zieht { $cards }
terminal-linko-leave = Überlassen – { $name } nimmt zurück oder wirft ab und zieht { $cards }
terminal-linko-reclaim = Nimm { $layer } auf die Hand zurück – du ziehst nichts
terminal-linko-discard = Wirf { $layer } ab – du ziehst { $cards }
terminal-linko-draw-card = Zieh { $card } aus der Auslage
terminal-linko-draw-group = Zieh { $card } aus der Auslage – zählt als eine Karte
terminal-linko-draw-pile =
    Zieh die oberste Karte vom Stapel – { $count ->
        [one] { $count } Karte ist noch da
       *[other] { $count } Karten sind noch da
    }
terminal-linko-decline = Verzichte – dein Zug endet

## Linko: was geschehen ist

terminal-linko-told-play =
    { $who ->
        [you] Du spielst { $layer }.
       *[other] { $name } spielt { $layer }.
    }
terminal-linko-told-rob =
    { $who ->
        [you] Du luchst dem Geist { $layer } ab.
       *[other] { $name } luchst dem Geist { $layer } ab.
    }
# $victim ist „Du“ oder ein Name, $whom sagt es.
terminal-linko-told-take =
    { $who ->
        [you] Du nimmst { $layer } von { $victim } auf die Hand.
       *[other] { $whom ->
            [you] { $name } nimmt { $layer } von dir auf die Hand.
           *[other] { $name } nimmt { $layer } von { $victim } auf die Hand.
        }
    }
terminal-linko-told-leave =
    { $who ->
        [you] Du überlässt { $victim } { $layer }.
       *[other] { $whom ->
            [you] { $name } überlässt dir { $layer }.
           *[other] { $name } überlässt { $victim } { $layer }.
        }
    }
terminal-linko-told-reclaim =
    { $who ->
        [you] Du nimmst { $layer } zurück.
       *[other] { $name } nimmt { $layer } zurück.
    }
terminal-linko-told-discard =
    { $who ->
        [you] Du wirfst { $layer } ab.
       *[other] { $name } wirft { $layer } ab.
    }
terminal-linko-told-draw =
    { $who ->
        [you] Du ziehst { $card } aus der Auslage.
       *[other] { $name } zieht { $card } aus der Auslage.
    }
terminal-linko-told-draw-pile =
    { $who ->
        [you] Du ziehst { $card } vom Stapel.
       *[other] { $name } zieht eine Karte vom Stapel.
    }
terminal-linko-told-decline =
    { $who ->
        [you] Du verzichtest aufs Ziehen.
       *[other] { $name } verzichtet aufs Ziehen.
    }
terminal-linko-told-refill = Die Auslage bekommt { $cards }.
terminal-linko-told-ghost-fill = Der Geist bekommt { $cards }.

## Push: was gefragt wird

terminal-push-ask-turn = Du bist am Zug: Decke auf oder schütze eine Farbe.
terminal-push-ask-turn-bare = Du bist am Zug: Decke auf.
terminal-push-ask-place = Du deckst { $card } auf: Wohin damit?
terminal-push-ask-push = Weiter aufdecken oder aufhören und eine Spalte nehmen?
terminal-push-ask-push-only = Es gibt noch keine Spalte zu nehmen: Decke weiter auf.
terminal-push-ask-last = Der Stapel ist leer: Nimm eine Spalte.
terminal-push-ask-collect = { $name } ist fertig: Nimm jetzt eine Spalte.

terminal-push-wait-turn = { $name } deckt auf oder schützt eine Farbe …
terminal-push-wait-place = { $name } deckt { $card } auf und sucht eine Spalte …
terminal-push-wait-push = { $name } deckt weiter auf oder hört auf …
terminal-push-wait-collect = { $name } nimmt eine Spalte …

## Push: was man wählen kann und was es bewirkt

terminal-push-push = Aufdecken
terminal-push-push-on = Weiter aufdecken
terminal-push-protect = Schütze { $colour }
terminal-push-makes-safe =
    { $points ->
        [one] { $points } Punkt ist dann sicher
       *[other] { $points } Punkte sind dann sicher
    }
terminal-push-place-new = Beginne Spalte { $column }
terminal-push-place = Lege sie an Spalte { $column } an
terminal-push-take = Nimm Spalte { $column }
terminal-push-then-roll = dann würfelst du

## Push: was geschehen ist

terminal-push-told-switch =
    { $who ->
        [you] Du deckst eine Wechselkarte auf: Die anderen wählen nun { $direction }.
       *[other] { $name } deckt eine Wechselkarte auf: Die anderen wählen nun { $direction }.
    }
terminal-push-told-bust =
    { $who ->
        [you] Du deckst { $card } auf: passt nirgends. Überreizt!
       *[other] { $name } deckt { $card } auf: passt nirgends. Überreizt!
    }
terminal-push-told-protect =
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
terminal-push-told-place =
    { $who ->
        [you] Du deckst { $card } auf: Spalte { $column }.
       *[other] { $name } deckt { $card } auf: Spalte { $column }.
    }
terminal-push-told-take =
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
terminal-push-told-roll =
    { $who ->
        [you] Du würfelst { $face } und verlierst { $points ->
            [0] nichts.
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[other] { $name } würfelt { $face } und verliert { $points ->
            [0] nichts.
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
    }

## Der Verlauf einer Partie

terminal-begin =
    { $starter ->
        [you] { $game }, { $edition }: Du beginnst.
       *[other] { $game }, { $edition }: { $name } beginnt.
    }
terminal-end-out = { $name } hat keine Karte mehr: Spielende.
terminal-end-out-you = Du hast keine Karte mehr: Spielende.
terminal-end-stock-linko = Stapel und Auslage sind leer: Spielende.
terminal-end-stock-push = Der Stapel ist leer: Spielende.
terminal-end-stall = Hundert Züge haben nichts geändert: Spielende.
# Wer gewinnt, allein oder gemeinsam; $names ist eine Wendung.
terminal-won =
    { $who ->
        [you] Du gewinnst.
        [shared] Gemeinsamer Sieg: { $names }.
       *[other] { $names } gewinnt.
    }
terminal-score-line = { $name }: { $score }
terminal-match-won =
    { $who ->
        [you] Du gewinnst das Match.
        [shared] Gemeinsamer Sieg im Match: { $names }.
       *[other] { $names } gewinnt das Match.
    }
terminal-over-next = Enter: die nächste Runde
terminal-over-again = Enter: noch einmal spielen

## Der Wertungsblock

terminal-sheet-title = Wertungsblock
terminal-sheet-round = Runde
terminal-sheet-total = Summe
terminal-sheet-single = Diese Partie steht für sich; ein Match spielst du mit --match.
terminal-close = Esc: zurück an den Tisch

## Meldungen

terminal-forced-on = Entscheidungen mit nur einer Antwort fallen von selbst.
terminal-forced-off = Du triffst jede Entscheidung selbst, auch mit nur einer Antwort.
terminal-hint = Tipp: { $choice }
terminal-hint-thinking = Ein Tipp wird gesucht …
terminal-hint-failed = Es war kein Tipp zu bekommen: { $reason }
terminal-hint-none = Du bist nicht gefragt: Es gibt keinen Tipp.
terminal-undone = Zurückgenommen.
terminal-undo-none = Von dir gibt es nichts zurückzunehmen.
terminal-undo-blocked = Geht nicht zurück: Eine Karte ist aufgedeckt, oder andere haben entschieden.
terminal-saved = Gespeichert: { $path }
terminal-save-failed = Speichern ging nicht: { $reason }
terminal-resume = Weiter geht es mit: { $command }
terminal-left = Du hast den Tisch verlassen.
terminal-language = Der Tisch spricht jetzt Deutsch.
terminal-not-legal = Das geht jetzt nicht.
terminal-not-yours = Du bist nicht gefragt.
terminal-bot-failed = { $name } antwortet nicht ({ $reason }); ein einfacher Spieler übernimmt den Platz.
terminal-small = Der Tisch braucht { $width } × { $height } Zeichen.
terminal-rules-missing = Hier gibt es keinen Regeltext.

## Tasten: die Zeile unten und die Hilfe

terminal-key-help = Hilfe
terminal-key-rules = Regeln
terminal-key-hint = Tipp
terminal-key-undo = Rückgängig
terminal-key-save = Speichern
terminal-key-quit = Ende
terminal-key-sheet = Punkte
terminal-help-table = Am Tisch
terminal-help-decide = Die Entscheidung
terminal-help-choose = Auswählen; Enter oder ein Klick entscheidet
terminal-help-groups = Einen Wert der Hand wählen
terminal-help-count = Eine Karte mehr, eine Karte weniger
terminal-help-jokers = Ein Joker mehr, ein Joker weniger
terminal-help-enter = Entscheiden, wie die gelbe Zeile sagt
terminal-help-places = Von einer Stelle der Auslage ziehen
terminal-help-pile = Vom Stapel ziehen
terminal-help-decline = Aufs Ziehen verzichten
terminal-help-take = Nehmen, überlassen
terminal-help-reclaim = Zurücknehmen, abwerfen
terminal-help-push = Aufdecken
terminal-help-columns = An eine Spalte anlegen oder sie nehmen
terminal-help-protect = Rot, Blau, Grün, Gelb, Lila schützen
terminal-help-mouse = Klick wählt, noch einer gibt eine dazu; gelbe Zeile entscheidet
terminal-help-hint = Ein Tipp von starker Hand
terminal-help-undo = Entscheidung zurücknehmen, bis Verdecktes aufgedeckt wird
terminal-help-save = Das Spiel speichern
terminal-help-forced = Entscheidungen mit nur einer Antwort von selbst, oder nicht
terminal-help-rules = Die Regeln (auch r, wo die Frage es nicht braucht)
terminal-help-help = Diese Seite
terminal-help-sheet = Der Wertungsblock
terminal-help-log = Alles, was geschehen ist
terminal-help-language = Die nächste Sprache
terminal-help-theme = Dämmerung oder Leinen
terminal-help-quit = Gehen; das Spiel wird gespeichert

## Textmodus: Zeile für Zeile

terminal-plain-why-pipe = Dieses Terminal kann den Tisch nicht zeichnen: Hier ist er als einfacher Text.
terminal-plain-why-textual = Der gezeichnete Tisch braucht Textual (pip install "lynxdeck[terminal]"): Hier ist er als einfacher Text.
terminal-plain-welcome = { $game }, { $edition }, { $seats } Spieler, Startwert „{ $seed }“. Du sitzt auf Platz { $seat }. Hilfe mit ?.
terminal-plain-loaded = { $game }, { $edition }, { $seats } Spieler, aus { $path }. Du sitzt auf Platz { $seat }. Hilfe mit ?.
terminal-plain-help =
    Tippe eine Wahl so ein, wie sie vor ihrem Satz steht. Sonst: „?“ Hilfe, „all“ jede Wahl, „table“ der Tisch, „hint“ Tipp, „undo“ zurücknehmen, „save“ oder „save DATEI“ speichern, „rules“ Regeln, „sheet“ Punkte, „auto“ für Entscheidungen mit nur einer Antwort, „quit“ Ende.
terminal-plain-choices =
    { $count ->
        [one] Es gibt { $count } Möglichkeit; „all“ nennt sie.
       *[other] Es gibt { $count } Möglichkeiten; „all“ nennt sie. Schreib zum Ausspielen 9, 9x2, 9x2+J.
    }
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand =
    { $cards ->
        [nichts] Du hast keine Karten auf der Hand.
       *[other] Auf der Hand hast du { $cards }.
    }
terminal-plain-no-token = „{ $token }“ steht nicht zur Wahl; „all“ nennt alle Möglichkeiten.
terminal-plain-display =
    { $cards ->
        [nichts] Die Auslage ist leer.
       *[other] Die Auslage zeigt { $cards }.
    } Nachziehstapel: { $pile }. Ablagestapel: { $discards }.
terminal-plain-place = an Stelle { $place } { $card }
terminal-plain-ghost = Der Geist hat { $cards }.
terminal-plain-seat-linko =
    { $who ->
        [you] Du: { $hand } auf der Hand, Punktestand { $score }.
       *[other] { $name }: { $hand } auf der Hand, Punktestand { $score }.
    }
terminal-plain-top = Obenauf sieht man { $layer }.
terminal-plain-beneath = Darunter sieht man { $layers }.
terminal-plain-no-layer = Noch keine Lage.
terminal-plain-seat-push =
    { $who ->
        [you] Du: Punktestand { $score }. Bank: { $bench }. Sicher: { $safe }.
       *[other] { $name }: Punktestand { $score }. Bank: { $bench }. Sicher: { $safe }.
    }
terminal-plain-colour-cards = { $colour } { $numbers }
terminal-plain-column = Spalte { $column }: { $cards }.
terminal-plain-no-columns = Noch keine Spalten.
terminal-plain-pile-push = Nachziehstapel: { $pile }. Ablagestapel: { $discards }.
terminal-plain-over = Das Spiel ist zu Ende.
terminal-plain-next-round = Runde { $round } von { $rounds }.
