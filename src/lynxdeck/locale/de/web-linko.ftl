### Linko im Browser. Was gefragt, angeboten und erzählt wird, steht in table.ftl.

# Wird für einen Platz vorgelesen. $beneath zählt die Lagen unter der obersten.
web-linko-seat =
    { $name }{ $turn ->
        [yes] , am Zug
       *[no] { "" }
    }: { $hand } auf der Hand, Punktestand { $score }, { $layer ->
        [nichts] obenauf liegt nichts
       *[other] obenauf sieht man { $layer }
    }{ $beneath ->
        [0] .
        [one] , darunter { $beneath } Lage.
       *[other] , darunter { $beneath } Lagen.
    }
web-linko-place = Stelle { $place } der Auslage zeigt { $card }
web-linko-pile =
    { $count ->
        [0] Der Stapel ist leer
        [one] Stapel, { $count } Karte
       *[other] Stapel, { $count } Karten
    }
web-linko-discards =
    { $count ->
        [0] Noch nichts abgelegt
        [one] Ablage, { $count } Karte: durchsehen
       *[other] Ablage, { $count } Karten: durchsehen
    }
web-linko-hand = Deine Hand
web-linko-choose = Wähle einen Wert deiner Hand.
web-linko-choose-display = Der Stapel ist leer: Wähle eine Karte der Auslage.
web-linko-ask-draw-display =
    { $count ->
        [1] Zieh eine Karte aus der Auslage: Der Stapel ist leer.
       *[other] Zieh { $count } Karten aus der Auslage, eine nach der anderen: Der Stapel ist leer.
    }
web-linko-ask-option-display = Nichts abgeluchst: Zieh eine Karte aus der Auslage oder verzichte.
web-linko-more = Karte dazu
web-linko-fewer = Karte weg
web-linko-jokers = Joker: { $count } von { $most }. Drücken für einen mehr.

## Mehr über einen Platz

# A layer alone, as the name of a fan of cards.
web-linko-layer = Man sieht { $layer }

## Warum etwas nicht geht, zu der Person gesagt, die es wollte

web-linko-now =
    { $wished ->
        [draw] Du kannst jetzt nicht ziehen.
        [play] Du kannst jetzt keine Karten ausspielen.
        [rob] Du kannst dem Geist jetzt nichts abluchsen.
       *[other] { $phase ->
            [play] Spiel zuerst Karten eines Wertes aus.
            [ghost] Wähle zuerst einen Satz des Geistes.
            [take] Nimm oder überlass zuerst die abgeluchste Lage.
            [reclaim] Nimm die Lage zuerst zurück oder wirf sie ab.
            [draw] Zieh jetzt eine Karte.
           *[option] Du kannst jetzt nur eine Karte ziehen oder verzichten.
        }
    }
web-linko-few-numbers =
    Du kannst nicht { $wanted } × { $card } ausspielen: { $held ->
        [0] Du hast keine.
       *[other] Du hast nur { $held }.
    }
web-linko-few-jokers =
    Du kannst nicht { $wanted } × Joker ausspielen: { $held ->
        [0] Du hast keinen.
       *[other] Du hast nur { $held }.
    }

## Tasten

web-linko-key-groups = Einen Wert der Hand wählen
web-linko-key-count = Karte dazu, Karte weg
web-linko-key-jokers = Joker dazu (mit Umschalt: weg)
web-linko-key-act = Bestätigen (gelber Knopf)
web-linko-key-places = Aus der Auslage ziehen oder einen Satz des Geistes wählen
web-linko-key-pile = Vom Stapel ziehen
web-linko-key-take = Nehmen, überlassen
web-linko-key-reclaim = Zurücknehmen, abwerfen
web-linko-key-decline = Aufs Ziehen verzichten
web-linko-key-cancel = Wahl löschen
web-linko-key-hint = Hinweis
web-linko-key-again = Letzten Zug zeigen
web-linko-hands = Alle Hände
