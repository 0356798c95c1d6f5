### Consigli e regole che si dimenticano, ciascuno una volta sola. Un consiglio si capisce da solo: dice prima di che cosa parla.

web-tip-linko-must = Non puoi risparmiare nessuno: stesso numero di carte, valore più basso, e la fila è sgraffignata. Scegli solo chi avrà le carte.
web-tip-linko-stretch = Qualcuno ha quasi finito le carte. Quello che ti resta in mano alla fine ti costa punti: pensaci bene prima di prenderne altre.
web-tip-linko-last = Potresti calare le ultime carte. La partita finirebbe subito, e non deruberebbero nessuno.
web-tip-linko-first-round = Già sgraffignato! Può succedere al primissimo giro, appena gioca il secondo giocatore.
web-tip-linko-single = Sgraffignare con una carta sola? Certo: ne basta una, contro una carta singola più bassa.
web-tip-linko-top = Contano solo le file superiori. Quella appena scoperta è al sicuro per il resto del turno.
web-tip-linko-active = La tua fila è più alta di quella appena calata, ma non risponde ai colpi: sgraffigna solo il giocatore di turno.
web-tip-linko-once = In un turno si cala una volta sola, anche con la mano piena di coppie.
web-tip-linko-refill = Peschi più di una carta: il display si ripristina solo quando le hai pescate tutte.
web-tip-linko-many = Hai molte carte di un solo valore basso. Una fila numerosa è difficile da sgraffignare, e ogni carta è un punto.
web-tip-linko-decoy = Un’esca può convenire: cala una sola carta bassa, fattela sgraffignare e pesca dal display quello che vuoi.
web-tip-push-bust = Rischiato troppo! Prima si lancia il dado; solo dopo gli altri prendono le colonne.
web-tip-push-star = Il dado dà la stella. È innocua: non si perde niente.
web-tip-push-star-risk = Il dado dà la stella. Con queste regole è la faccia peggiore: si perdono tutte le carte esposte, restano solo le protette.
web-tip-push-switch = Una carta-cambio direzione! Cambia l’ordine in cui si scelgono le colonne, non quello dei turni.
web-tip-push-switches = La seconda carta-cambio direzione annulla la prima: solo un numero dispari inverte l’ordine.
web-tip-push-roll = In una colonna sta una carta-dado, mai due.
web-tip-push-sort = Sul tavolo c’è una carta-dado. Se prendi la sua colonna, lanci il dado dopo aver esposto le carte: anche le nuove possono andar perse.
web-tip-push-both = In una colonna un numero non può stare due volte, e nemmeno un colore.
web-tip-push-joins = Hai preso una carta di un colore che proteggi: è andata subito al sicuro.
web-tip-push-pile = Il mazzo è quasi finito. A partita finita, proteggere non vale più niente.
web-tip-push-protect = Invece di scoprire potresti proteggere un colore. Costa tutto il turno: nessuna carta scoperta, nessuna colonna presa.
web-tip-push-third = Ora le colonne sono tre e non se ne possono aprire altre. Prima di continuare conta che cosa ci sta ancora.
web-tip-push-new = Puoi sempre aprire una colonna nuova, anche se la carta andrebbe bene in una vecchia.

## La guida: le prime partite di chi comincia. Ogni frase si dice una volta, nel momento di cui parla.

web-guide-linko-goal = Sul tavolo ogni carta vale +1, in mano −1. Scegli un valore e calalo: una carta, o di più.
# $layer, $prey: che cosa si è calato e che cosa si è sgraffignato.
web-guide-linko-snatched = { $name } cala { $layer } e ti sgraffigna { $prey }: stesso numero di carte, valore più alto.
web-guide-linko-snatch = Cali { $layer } e sgraffigni { $prey } { LINKED("a", $name) }: stesso numero di carte, valore più alto. Prendi o lasci?
web-guide-linko-draw = La tua fila non c’è più, quindi peschi altrettante carte: scoperte dal display o coperte dal mazzetto.
web-guide-linko-option = Non hai sgraffignato niente, quindi puoi pescare una carta. Conviene se si unisce alle tue; se no, rinuncia.
web-guide-linko-joker = La X è un Jolly: calata con altre carte prende il loro valore. Da sola batte un 13.
web-guide-push-goal = Vince chi ha più punti: scopri carte per le colonne, fermati in tempo e prendi una colonna.
web-guide-push-place = In una colonna nessun numero e nessun colore sta due volte. Scegli dove va la carta.
web-guide-push-stop = Fermati e prendi una colonna, o scopri ancora. Se una carta non va da nessuna parte, niente colonna, e lanci il dado.
# $card: “un 4 rosso”.
web-guide-push-bust =
    Hai scoperto { $card } e non c’è posto: hai rischiato troppo. Niente colonna, e il dado { $points ->
        [0] non ti ha tolto nulla.
        [one] ti ha tolto { $points } punto.
       *[other] ti ha tolto { $points } punti.
    }
# $face is a colour's name or the star.
web-guide-push-rolled =
    È uscito { $face }: le carte esposte di quel colore sono perse ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }). Quelle protette restano.
# $points lie open, $safe of them in the colour.
web-guide-push-protect =
    Il dado può toglierti { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    } Proteggere il { $colour } costa questo turno, e { $safe ->
        [one] { $safe } punto è al sicuro per sempre.
       *[other] { $safe } punti sono al sicuro per sempre.
    }

# Under the cards of a snatch, small: 12 12 › 6 6.
web-linko-beats = stesso numero di carte, valore più alto

web-linko-sum = calate: { $laid } − in mano: { $held } = { $score }
web-linko-layers = File, quella in cima per prima
web-linko-known = Carte note in mano
web-linko-in-hand = In mano
web-linko-unknown =
    { $count ->
        [0] Nessun’altra carta.
        [one] E { $count } carta che nessun altro ha visto.
       *[other] E { $count } carte che nessun altro ha visto.
    }
