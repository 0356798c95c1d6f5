### Der Trainer: was einen zweiten Blick wert ist, so gesagt wie am Küchentisch.

coach-title = Der Trainer
coach-open = Was hätte ich tun können?
coach-thinking = Ich schaue deine Entscheidungen noch einmal an: { $done } von { $all }
coach-later = Nicht jetzt
# How the game went, by what the own choices cost. $won: yes or no.
coach-well =
    { $won ->
        [yes] Gut gespielt. Dem ist nichts hinzuzufügen!
       *[no] Gut gespielt. Diesmal lief es für die anderen besser.
    }
coach-little =
    { $won ->
        [yes] Ein verdienter Sieg: Deine Entscheidungen haben dich kaum etwas gekostet.
       *[no] An deinen Entscheidungen lag es nicht: Sie haben dich kaum etwas gekostet.
    }
coach-some =
    { $won ->
        [yes] Du hast gewonnen, und es gibt noch etwas zu entdecken.
       *[no] Ein paar Entscheidungen haben dich etwas gekostet. So lernt man.
    }
coach-about = Auf diesem Gerät ausgerechnet, und nur aus dem, was du sehen konntest. Verdeckte Karten werden { $deals }-mal so verteilt, wie sie hätten liegen können.
coach-curve = Deine Gewinnchance
# $from, $to, $low and $high are shares of the win.
coach-curve-words = Bei deiner ersten Entscheidung { NUMBER($from, style: "percent", maximumFractionDigits: 0) }, bei deiner letzten { NUMBER($to, style: "percent", maximumFractionDigits: 0) }; zwischen { NUMBER($low, style: "percent", maximumFractionDigits: 0) } und { NUMBER($high, style: "percent", maximumFractionDigits: 0) }.
coach-moments =
    { $count ->
        [0] Keine Entscheidung fällt besonders auf.
        [one] Ein Moment ist einen zweiten Blick wert.
       *[other] { $count } Momente sind einen zweiten Blick wert.
    }
coach-begin = Zeig mal
coach-moment = Moment { $number } von { $all }
coach-ask = Was würdest du hier wählen?
coach-show = Sag es mir
coach-same = Das würde ich auch tun!
coach-other = Gut überlegt. Schau mal:
coach-lesson = Nächstes Mal: { $choice }
coach-find = Gut gesehen: { $choice }!
coach-yours = deine Wahl
coach-best = die des Trainers
coach-guess = deine Idee von eben
# A chance to win with its error: “38% ± 2”.
coach-chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { $error }
coach-chance-words = { $choice }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Gewinnchance, plus oder minus { $error }
coach-why = Warum?
# What happens more often after one choice: $event is a sentence without its full stop. $mine: after the choice made; $other: after the other one.
coach-because =
    { $event }: nach deiner Wahl in { $mine ->
        [0] keinem
       *[other] { $mine }
    } von { $deals } Fällen, nach der anderen in { $other ->
        [0] keinem
       *[other] { $other }
    }.
coach-no-reason = Einen einzelnen Grund gibt es nicht. Viele Kleinigkeiten kommen zusammen.
coach-close = Die beiden liegen zu nah beieinander, um etwas zu sagen.
coach-try = Von hier aus probieren
coach-next = Nächster Moment
coach-done = Fertig
coach-none = Hier gibt es nichts anzuschauen: Du hattest nie eine Wahl.
coach-failed = Der Trainer kann diese Partie nicht anschauen: { $reason }

## Linko: what may happen

coach-linko-snatched = Jemand luchst dir vor deinem nächsten Zug eine Lage ab
coach-linko-lost = Jemand nimmt bald Karten von dir auf die Hand
coach-linko-leader = Karten von dir gehen an { $name }, von den anderen am weitesten vorn
coach-linko-joker-lost = Jemand bekommt einen Joker von dir
coach-linko-drew = Du musst vor deinem nächsten Zug Karten ziehen
coach-linko-back = { $name } nimmt die Lage zurück
coach-linko-other-out = Jemand anders spielt bald die letzte Karte
coach-linko-caught = Das Spiel endet, und du hast noch fünf Karten oder mehr auf der Hand
coach-linko-others-joker = Jemand anders zieht den Joker aus der Auslage
coach-linko-dry = Auslage und Stapel sind leer, bevor du fertig bist
coach-linko-threw = { $name } wirft die Lage ab und zieht neue Karten
coach-linko-snatch = Du luchst bald darauf eine Lage ab
coach-linko-haul = Du nimmst bald drei Karten oder mehr auf einmal
coach-linko-out = Du spielst bald deine letzte Karte
coach-linko-few = Du hast nur noch zwei Karten auf der Hand
coach-linko-many = Du spielst vier Karten oder mehr auf einmal
coach-linko-joker = Du bekommst einen Joker
coach-linko-fresh = Deine Lage wird dir abgeluchst, und du ziehst dafür neue Karten
coach-linko-bait = Jemand luchst dir die Lage ab, und diesmal ist das gut für dich
coach-linko-laid =
    { $least ->
        [one] Etwas später liegt mindestens { $least } Karte vor dir
       *[other] Etwas später liegen mindestens { $least } Karten vor dir
    }
coach-linko-held =
    { $least ->
        [one] Etwas später hast du noch mindestens { $least } Karte auf der Hand
       *[other] Etwas später hast du noch mindestens { $least } Karten auf der Hand
    }
coach-linko-rival =
    { $least ->
        [one] Etwas später liegt vor jemand anderem mindestens { $least } Karte
       *[other] Etwas später liegen vor jemand anderem mindestens { $least } Karten
    }

## Linko: what can be counted. $layer and $whole are phrases such as “two 9s”. $who: you, if the weaker choice is the one made.

coach-linko-known = Alle konnten es sehen: { $name } hat { $layer } auf der Hand.
coach-linko-safe = Mit den Karten, die sie jetzt haben, kann niemand { $layer } abluchsen.
coach-linko-too-many =
    Niemand sonst hat { $count } Karten: Die vollste Hand hat { $most }.
coach-linko-nearly-out =
    { $name } hat nur noch { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
coach-linko-split =
    { $who ->
        [you] Deine Wahl reißt einen Satz auseinander: Du hast { $whole }.
       *[other] Die andere Wahl reißt einen Satz auseinander: Du hast { $whole }.
    }
coach-linko-spent =
    { $who ->
        [you] Deine Wahl verbraucht { $jokers }.
       *[other] Die andere Wahl verbraucht { $jokers }.
    }
coach-linko-more = Die Karte passt zu deinen: Dann hast du { $layer }.
coach-linko-taken =
    Wer die Lage nimmt, hat { $count ->
        [one] { $count } Karte mehr auf der Hand, und dort kosten Karten Punkte.
       *[other] { $count } Karten mehr auf der Hand, und dort kosten Karten Punkte.
    }

## Push: what may happen

coach-push-bust = Du überreizt in diesem Zug
coach-push-lose = Der Würfel nimmt dir Punkte
coach-push-lose-many = Der Würfel nimmt dir acht Punkte oder mehr
coach-push-roll = Du musst würfeln
coach-push-feed = Jemand anders nimmt eine Spalte mit acht Punkten oder mehr
coach-push-feed-leader = Eine Spalte mit acht Punkten oder mehr geht an { $name }, von den anderen am weitesten vorn
coach-push-end = Das Spiel ist vor deinem nächsten Zug aus
coach-push-nothing = Du bekommst in diesem Zug keine Spalte
coach-push-best = Du bekommst eine Spalte, die mindestens so viel wert ist wie jetzt die beste
coach-push-plenty = Du nimmst eine Spalte mit zwölf Punkten oder mehr
coach-push-protect = Du schützt bald acht Punkte oder mehr
coach-push-other-lose = Der Würfel nimmt jemand anderem fünf Punkte oder mehr
coach-push-score =
    { $least ->
        [one] Etwas später hast du mindestens { $least } Punkt
       *[other] Etwas später hast du mindestens { $least } Punkte
    }
coach-push-rival =
    { $least ->
        [one] Etwas später hat jemand anders mindestens { $least } Punkt
       *[other] Etwas später hat jemand anders mindestens { $least } Punkte
    }

## Push: what can be counted. $who: you, if the weaker choice is the one made.

coach-push-odds =
    { $misfits ->
        [one] { $misfits } von { $pile } Karten im Stapel passt nirgends.
       *[other] { $misfits } von { $pile } Karten im Stapel passen nirgends.
    }
coach-push-odds-there =
    { $misfits ->
        [one] Liegt sie dort, passt { $misfits } von { $pile } Karten nirgends mehr; in der anderen Spalte { $fewer }.
       *[other] Liegt sie dort, passen { $misfits } von { $pile } Karten nirgends mehr; in der anderen Spalte { $fewer }.
    }
coach-push-calm =
    { $misfits ->
        [0] Jede Karte im Stapel passt noch.
        [one] Nur { $misfits } von { $pile } Karten im Stapel passt nirgends.
       *[other] Nur { $misfits } von { $pile } Karten im Stapel passen nirgends.
    }
coach-push-points = Die eine Spalte hat { $points }, die andere { $more }.
coach-push-roll-card = In Spalte { $column } liegt eine Würfelkarte: Wer sie nimmt, muss würfeln.
coach-push-at-risk = In { $colour } liegen { $points } offen, und der Würfel kann sie holen.
coach-push-ending =
    { $pile ->
        [0] Der Stapel ist leer.
        [one] Im Stapel ist nur noch { $pile } Karte.
       *[other] Im Stapel sind nur noch { $pile } Karten.
    }
coach-push-left = Den anderen bleibt eine Spalte: { $points }.
