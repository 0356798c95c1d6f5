### Linko im Browser. Was gefragt, angeboten und erzählt wird, steht in table.ftl.

# Wird für einen Platz vorgelesen. $beneath zählt die Lagen unter der obersten.
web-linko-seat =
    { $name }{ $turn ->
        [yes] , am Zug
       *[no] { "" }
    }: { $hand } auf der Hand, Punktestand { $score }, obenauf { $layer }{ $beneath ->
        [0] .
        [one] , darunter { $beneath } Lage.
       *[other] , darunter { $beneath } Lagen.
    }
web-linko-place = Stelle { $place } der Auslage: { $card }
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
web-linko-choose = Tippe auf einen Wert deiner Hand.
web-linko-choose-display = Der Stapel ist leer: Tippe auf eine Karte der Auslage.
web-linko-more = Eine Karte mehr
web-linko-fewer = Eine Karte weniger
web-linko-jokers = Joker: { $count } von { $most }. Drücken für einen mehr.

## Mehr über einen Platz

web-linko-sum = { $laid } ausgelegt − { $held } auf der Hand = { $score }
web-linko-layers = Lagen, die oberste zuerst
web-linko-known = Sicher auf der Hand
web-linko-in-hand = Auf der Hand
web-linko-unknown =
    { $count ->
        [0] Keine weiteren Karten.
        [one] Und { $count } Karte, die sonst niemand gesehen hat.
       *[other] Und { $count } Karten, die sonst niemand gesehen hat.
    }

## Warum etwas nicht geht, zu der Person gesagt, die es wollte

web-linko-now =
    { $wished ->
        [draw] Du kannst jetzt nicht ziehen.
        [play] Du kannst jetzt keine Karten ausspielen.
        [rob] Du kannst dem Geist jetzt nichts abluchsen.
       *[other] { $phase ->
            [play] Zuerst musst du Karten eines Wertes ausspielen.
            [ghost] Zuerst musst du einen Satz des Geistes wählen.
            [take] Zuerst musst du die abgeluchste Lage nehmen oder überlassen.
            [reclaim] Zuerst musst du die Lage zurücknehmen oder abwerfen.
            [draw] Du musst jetzt eine Karte ziehen.
           *[option] Du darfst jetzt nur eine Karte ziehen oder verzichten.
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
web-linko-key-count = Eine Karte mehr, eine Karte weniger
web-linko-key-jokers = Ein Joker mehr (mit Umschalt: weniger)
web-linko-key-act = Ausspielen, was der gelbe Knopf sagt
web-linko-key-places = Von einer Stelle der Auslage ziehen oder einen Satz des Geistes wählen
web-linko-key-pile = Vom Stapel ziehen
web-linko-key-take = Nehmen, überlassen
web-linko-key-reclaim = Zurücknehmen, abwerfen
web-linko-key-decline = Aufs Ziehen verzichten
web-linko-key-cancel = Nichts wählen
web-linko-key-hint = Ein Tipp
web-linko-key-again = Den letzten Zug noch einmal zeigen
