### Das Ende einer Partie im Browser: die Wertung, das Match, wie es weitergeht, und ob fair gegeben wurde.

web-end-fold = Den Tisch ansehen
web-end-unfold = Zurück zum Ergebnis
# Linko: wie die Punkte zustande kommen.
web-end-linko =
    { $laid ->
        [one] { $laid } Karte ausgespielt
       *[other] { $laid } Karten ausgespielt
    } − { $hand } auf der Hand
# Push: Woraus eine Wertung besteht.
web-end-push = offen { $bench } + geschützt { $safe }
# Gleichstand; $names liegen gleichauf, $winner gewinnt.
web-end-tie-cards = Gleichstand: { $names }. Es entscheiden die meisten Zahlenkarten: { $winner }.
web-end-tie-hand = Gleichstand: { $names }. Es entscheiden die wenigsten Karten auf der Hand: { $winner }.
web-end-tie-shared = Völliger Gleichstand: { $names }. Der Sieg wird geteilt.
web-end-hands = Alle Hände zeigen
web-end-fair = Wurde fair ausgeteilt?
web-end-replay = Noch einmal ansehen
web-end-record = Partie speichern
web-end-next = Nächste Partie
web-end-rematch = Noch einmal spielen
web-again-ready = { $ready } von { $all } bereit

## Wurde fair gegeben?

web-fair-checking = Die Mischung wird geprüft …
web-fair-proven = Niemand hat sich diese Karten ausgesucht: Dein Browser hat es bewiesen.
web-fair-sound = Alles passt, soweit dein Browser es sehen kann.
web-fair-broken = Etwas passt nicht. Verlass dich nicht auf diese Mischung.
web-fair-how = So geht’s: Vor dem Austeilen schließen der Server und jedes Gerät am Tisch je eine geheime Zufallszahl weg. Erst wenn alle weggeschlossen sind, werden sie geöffnet und vermischt, und daraus ergibt sich die Reihenfolge der Karten. Allein kann sie niemand bestimmen.
web-fair-promise = Der Server hat seine geheime Zahl weggeschlossen, bevor jemand eine dazugab, und ist dabei geblieben.
web-fair-promise-broken = Der Server ist nicht bei der Zahl geblieben, die er vor dem Austeilen weggeschlossen hatte.
web-fair-promise-unknown = Dein Browser kam erst nach dem Austeilen dazu und konnte nicht sehen, was der Server weggeschlossen hatte.
web-fair-terms = Auch alles andere – Regeln, Plätze, wer anfängt – war vorher festgelegt und ist so geblieben.
web-fair-terms-broken = Gespielt wurde etwas anderes, als vor dem Austeilen festgelegt war.
web-fair-terms-unknown = Dein Browser konnte nicht sehen, was vor dem Austeilen festgelegt war.
web-fair-shares = Alle Zahlen am Tisch waren weggeschlossen, bevor die erste geöffnet wurde.
web-fair-shares-broken = Jemand hat eine andere Zahl geöffnet, als weggeschlossen war.
web-fair-own = Deine eigene Zahl ist dabei. Eine ehrliche Zahl genügt: Niemand konnte sich die Karten aussuchen.
web-fair-own-broken = Deine Zahl ist nicht dabei; an ihrer Stelle ist eine andere.
web-fair-own-unknown = Deine Zahl ist nicht dabei: Der Server sagt, dein Browser sei beim Austeilen nicht da gewesen.
web-fair-start = Angefangen hat, wer anfangen sollte.
web-fair-start-broken = Jemand anderes hätte anfangen sollen.
web-fair-deck = Die Reihenfolge der Karten ist genau die, die alle Zahlen zusammen ergeben.
web-fair-deck-broken = Die Reihenfolge der Karten ist nicht die, die alle Zahlen zusammen ergeben.
web-fair-deck-unknown = Dein Browser kennt die Karten dieses Spiels nicht und kann sie nicht noch einmal austeilen.
web-fair-dice = Die Würfe ergeben sich aus den Zahlen.
web-fair-dice-broken = Die Würfe ergeben sich nicht aus den Zahlen.
web-fair-seen = Die Karten, die du gesehen hast, liegen dort, wo sie hingehören.
web-fair-seen-broken = Die Karten, die du gesehen hast, liegen nicht dort, wo sie hingehören.
web-fair-seen-unknown = Deine Karten ließen sich nicht vergleichen: Diese Seite hat den Anfang nicht gesehen.
web-fair-none = Die Karten dieser Partie lagen in fester Reihenfolge: Es gibt nichts zu prüfen.
web-fair-alone = Kein Gerät am Tisch hat eine Zahl dazugegeben: Der Server hat allein gemischt und kann es mehrmals versucht haben.
web-fair-others = Zahlen kamen von { $names }: Ist nur eine davon ehrlich, hat niemand die Karten ausgesucht.
web-fair-silent = Keine Zahl kam von { $names }. Das schadet nicht: Die anderen genügen.
web-fair-void =
    { $count ->
        [one] Einmal musste vorher neu ausgeteilt werden, weil von { $names } keine Antwort kam. Passiert das öfter, frag nach.
       *[other] { $count }-mal musste vorher neu ausgeteilt werden, weil von { $names } keine Antwort kam. Passiert das öfter, frag nach.
    }
web-fair-numbers = Alle Zahlen zum Nachrechnen
web-fair-commitment = Zahl des Servers, verschlossen
web-fair-seed = Zahl des Servers, geöffnet
web-fair-parts = Zahlen der Plätze
web-fair-sealed = Außerdem festgelegt
web-fair-limits = Das hat dein Browser selbst nachgerechnet. Dass niemand am Server in die Karten gesehen hat, kann er nicht beweisen.

## The count, the story, the picture

web-end-count = Die Wertung
web-end-story = So lief es
web-end-share = Teilen
web-end-round = Partie { $round } von { $rounds }
# Under the winner of a match.
web-end-margin =
    { $points ->
        [one] mit einem Punkt Vorsprung
       *[other] mit { $points } Punkten Vorsprung
    }, nach { $rounds } Partien
# $told is a whole sentence of the log.
web-story-snatches =
    { $who ->
        [you] Du hast { $count ->
            [one] einmal
           *[other] { $count }-mal
        } etwas abgeluchst.
       *[other] { $name } hat am häufigsten etwas abgeluchst: { $count ->
            [one] einmal.
           *[other] { $count }-mal.
        }
    }
web-story-victim = Lieblingsopfer: { $name }, { $count }×.
web-story-layer =
    { $who ->
        [you] Größte Lage: Du spielst { $layer }.
       *[other] Größte Lage: { $name } spielt { $layer }.
    }
web-story-catch = Größter Fang: { $told }
web-story-turn = Wendepunkt: { $told }
web-story-haul = Größte Ausbeute: { $told }
web-story-luck = Pech: { $told }
web-story-busts = Am häufigsten überreizt: { $name }, { $count }×.
## Warum es so kam: eine Zeile unter dem Sieger

# $cards: wie viele noch auf der Hand waren; $name ist nie, wer liest.
web-why-linko-caught = { $name } hat alles ausgespielt – du hattest noch { $cards } auf der Hand.
web-why-linko-caught-all = { $name } hat alles ausgespielt – die anderen hatten noch { $cards } auf der Hand.
web-why-linko-out = Du hast alles ausgespielt – die anderen hatten noch { $cards } auf der Hand.
web-why-linko-robbed =
    Dir wurde { $count ->
        [one] einmal etwas abgeluchst: { $cards } weniger auf dem Tisch.
       *[other] { $count }-mal etwas abgeluchst: { $cards } weniger auf dem Tisch.
    }
web-why-linko-kept = Deine { $cards } konnte dir niemand abluchsen.
web-why-linko-short = Am Ende hatte { $name } { $cards } auf dem Tisch, du { $own }.
web-why-push-never =
    Du hast nie geschützt: Der Würfel nahm dir { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
web-why-push-die =
    Der Würfel nahm dir { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
web-why-push-busts = Du hast { $count }-mal überreizt und nichts genommen.
web-why-push-safe =
    Du hast { $points ->
        [one] { $points } Punkt geschützt: Den konnte kein Würfel nehmen.
       *[other] { $points } Punkte geschützt: Die konnte kein Würfel nehmen.
    }
web-why-push-spared = Der Würfel nahm dir keinen einzigen Punkt.
web-why-push-short =
    { $name } hat aus den Spalten { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } geholt, du { $own }.

## The games of the same people one after the other; $count is 2 or more

web-evening = Der Stand nach { $count } Partien
web-evening-won = Gewonnene Partien
web-evening-run =
    { $who ->
        [you] Du hast die letzten { $count } Partien gewonnen.
       *[other] { $name } hat die letzten { $count } Partien gewonnen.
    }
