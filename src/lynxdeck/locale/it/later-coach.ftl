### L’allenatore: che cosa vale la pena di riguardare, detto come lo direbbe un genitore al tavolo.

coach-title = L’allenatore
coach-open = Che cosa potevo fare?
coach-thinking = Riguardo le tue scelte: { $done } su { $all }
coach-later = Non ora
# How the game went, by what the own choices cost. $won: yes or no.
coach-well =
    { $won ->
        [yes] Hai giocato bene. Niente da aggiungere!
       *[no] Hai giocato bene. Stavolta è andata meglio agli altri.
    }
coach-little =
    { $won ->
        [yes] Una vittoria meritata: le tue scelte ti sono costate pochissimo.
       *[no] Non è colpa delle tue scelte: ti sono costate pochissimo.
    }
coach-some =
    { $won ->
        [yes] Hai vinto, e c’è ancora qualcosa da scoprire.
       *[no] Qualche scelta ti è costata qualcosa. È così che si impara.
    }
coach-about = Calcolato su questo dispositivo, e solo da quello che potevi vedere. Le carte nascoste si ridanno { $deals } volte come potevano essere.
coach-curve = La tua probabilità di vincere
# $from, $to, $low and $high are shares of the win.
coach-curve-words = Alla prima scelta { NUMBER($from, style: "percent", maximumFractionDigits: 0) }, all’ultima { NUMBER($to, style: "percent", maximumFractionDigits: 0) }; tra { NUMBER($low, style: "percent", maximumFractionDigits: 0) } e { NUMBER($high, style: "percent", maximumFractionDigits: 0) }.
coach-moments =
    { $count ->
        [0] Nessuna scelta spicca sulle altre.
        [one] Vale la pena di riguardare un momento.
       *[other] Vale la pena di riguardare { $count } momenti.
    }
coach-begin = Fammi vedere
coach-moment = Momento { $number } di { $all }
coach-ask = Tu che cosa sceglieresti qui?
coach-show = Dimmelo
coach-same = Lo farei anch’io!
coach-other = Ben pensato. Guarda qui:
coach-lesson = La prossima volta: { $choice }
coach-find = Bella trovata: { $choice }!
coach-yours = la tua scelta
coach-best = dell’allenatore
coach-guess = la tua idea di adesso
# A chance to win with its error: “38% ± 2”.
coach-chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { $error }
coach-chance-words = { $choice }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di vincere, { $error } in più o in meno
coach-why = Perché?
# What happens more often after one choice: $event is a sentence without its full stop. $mine: after the choice made; $other: after the other one.
coach-because =
    { $event }: { $mine ->
        [0] mai
        [one] { $mine } volta
       *[other] { $mine } volte
    } su { $deals } dopo la tua scelta, { $other ->
        [0] mai
        [one] { $other } volta
       *[other] { $other } volte
    } dopo l’altra.
coach-no-reason = Non c’è un solo perché. Si sommano tante piccole cose.
coach-close = Le due scelte sono troppo vicine per decidere.
coach-try = Riprova da qui
coach-next = Prossimo momento
coach-done = Fatto
coach-none = Non c’è niente da riguardare: ogni scelta era l’unica possibile.
coach-failed = L’allenatore non può riguardare questa partita: { $reason }

## Linko: what may happen

coach-linko-snatched = Qualcuno ti sgraffigna una fila prima del tuo prossimo turno
coach-linko-lost = Qualcuno si prende presto in mano carte tue
coach-linko-leader = Carte tue vanno { LINKED("a", $name) }, che tra gli altri ha più punti
coach-linko-joker-lost = Qualcuno ti prende un Jolly
coach-linko-drew = Devi pescare carte prima del tuo prossimo turno
coach-linko-back = { $name } riprende la fila in mano
coach-linko-other-out = Un altro cala presto l’ultima carta
coach-linko-caught = La partita finisce e hai cinque carte o più in mano
coach-linko-others-joker = Un altro pesca il Jolly dal display
coach-linko-dry = Display e mazzetto finiscono prima delle tue carte
coach-linko-threw = { $name } scarta la fila e pesca carte nuove
coach-linko-snatch = Poco dopo sgraffigni una fila
coach-linko-haul = Presto prendi tre carte o più in una volta
coach-linko-out = Presto cali la tua ultima carta
coach-linko-few = Ti restano solo due carte in mano
coach-linko-many = Cali quattro carte o più in una volta
coach-linko-joker = Ottieni un Jolly
coach-linko-fresh = Ti sgraffignano la fila, e al suo posto peschi carte nuove
coach-linko-bait = Qualcuno ti sgraffigna la fila, e stavolta ti fa comodo
coach-linko-laid =
    { $least ->
        [one] Poco dopo hai davanti a te almeno { $least } carta
       *[other] Poco dopo hai davanti a te almeno { $least } carte
    }
coach-linko-held =
    { $least ->
        [one] Poco dopo hai ancora in mano almeno { $least } carta
       *[other] Poco dopo hai ancora in mano almeno { $least } carte
    }
coach-linko-rival =
    { $least ->
        [one] Poco dopo un altro ha davanti a sé almeno { $least } carta
       *[other] Poco dopo un altro ha davanti a sé almeno { $least } carte
    }

## Linko: what can be counted. $layer and $whole are phrases such as “two 9s”. $who: you, if the weaker choice is the one made.

coach-linko-known = Si era visto: { $name } ha in mano { $layer }.
coach-linko-safe = Con le carte che hanno adesso, nessuno può sgraffignare { $layer }.
coach-linko-too-many =
    Nessun altro ha { $count } carte: la mano più piena ne ha { $most }.
coach-linko-nearly-out =
    { $name } ha ormai solo { $count ->
        [one] { $count } carta.
       *[other] { $count } carte.
    }
coach-linko-split =
    { $who ->
        [you] La tua scelta divide una combinazione: hai in mano { $whole }.
       *[other] L’altra scelta divide una combinazione: hai in mano { $whole }.
    }
coach-linko-spent =
    { $who ->
        [you] La tua scelta ci spende { $jokers }.
       *[other] L’altra scelta ci spende { $jokers }.
    }
coach-linko-more = La carta si unisce alle tue: poi hai { $layer }.
coach-linko-taken =
    Se prendi la fila, { $count ->
        [one] { $count } carta ti va in mano, e in mano le carte costano punti.
       *[other] { $count } carte ti vanno in mano, e in mano le carte costano punti.
    }

## Push: what may happen

coach-push-bust = In questo turno rischi troppo
coach-push-lose = Il dado ti toglie punti
coach-push-lose-many = Il dado ti toglie otto punti o più
coach-push-roll = Devi lanciare il dado
coach-push-feed = Un altro prende una colonna da otto punti o più
coach-push-feed-leader = { $name }, che tra gli altri ha più punti, prende una colonna da otto punti o più
coach-push-end = La partita finisce prima del tuo prossimo turno
coach-push-nothing = In questo turno non prendi nessuna colonna
coach-push-best = Prendi una colonna che vale almeno quanto la migliore di adesso
coach-push-plenty = Prendi una colonna da dodici punti o più
coach-push-protect = Presto proteggi otto punti o più
coach-push-other-lose = Il dado toglie cinque punti o più a un altro
coach-push-score =
    { $least ->
        [one] Poco dopo hai almeno { $least } punto
       *[other] Poco dopo hai almeno { $least } punti
    }
coach-push-rival =
    { $least ->
        [one] Poco dopo un altro ha almeno { $least } punto
       *[other] Poco dopo un altro ha almeno { $least } punti
    }

## Push: what can be counted. $who: you, if the weaker choice is the one made.

coach-push-odds =
    { $misfits ->
        [one] Nel mazzo c’è { $misfits } carta su { $pile } che non ha posto.
       *[other] Nel mazzo ci sono { $misfits } carte su { $pile } che non hanno posto.
    }
coach-push-odds-there =
    { $misfits ->
        [one] Messa lì, { $misfits } carta su { $pile } non ha più posto; nell’altra colonna { $fewer }.
       *[other] Messa lì, { $misfits } carte su { $pile } non hanno più posto; nell’altra colonna { $fewer }.
    }
coach-push-calm =
    { $misfits ->
        [0] Nel mazzo ogni carta ha posto.
        [one] Nel mazzo solo { $misfits } carta su { $pile } non ha posto.
       *[other] Nel mazzo solo { $misfits } carte su { $pile } non hanno posto.
    }
coach-push-points = Una colonna vale { $points }, l’altra { $more }.
coach-push-roll-card = Nella colonna { $column } c’è una carta-dado: chi la prende lancia il dado.
coach-push-at-risk = Il dado può toglierti { $points } nel { $colour }.
coach-push-ending =
    { $pile ->
        [0] Il mazzo è finito.
        [one] Nel mazzo resta solo { $pile } carta.
       *[other] Nel mazzo restano solo { $pile } carte.
    }
coach-push-left = Lascia agli altri una colonna da { $points }.
