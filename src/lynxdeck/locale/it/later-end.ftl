### The end of a game in the browser: the count, the match, what comes next, and the fairness check.

web-end-fold = Guarda il tavolo
web-end-unfold = Torna al risultato
# Linko: how a score comes about.
web-end-linko =
    { $laid ->
        [one] { $laid } carta calata
       *[other] { $laid } carte calate
    } − { $hand } in mano
# Push: how a score comes about.
web-end-push = esposte { $bench } + protette { $safe }
# Equal scores; $names tie, $winner has won.
web-end-tie-cards = Parità: { $names }. Decide il maggior numero di carte numerate: { $winner }.
web-end-tie-hand = Parità: { $names }. Decide il minor numero di carte in mano: { $winner }.
web-end-tie-shared = Parità perfetta: { $names }. La vittoria è a pari merito.
web-end-hands = Tutte le mani
web-end-fair = Distribuzione onesta?
web-end-replay = Rivedi la partita
web-end-record = Salva la registrazione
web-end-next = Prossima partita
web-end-rematch = Gioca ancora
web-again-ready = Pronti: { $ready } su { $all }

## The fairness check

web-fair-checking = Controllo la distribuzione…
web-fair-proven = Nessuno ha scelto questa distribuzione: il tuo browser l’ha dimostrato.
web-fair-sound = Tutto torna, per quanto il tuo browser può vedere.
web-fair-broken = Qualcosa non torna. Non fidarti di questa distribuzione.
web-fair-how = Come funziona: prima di dare le carte, il server e il dispositivo di ognuno mettono sotto chiave un numero segreto, tirato a caso. Solo quando ci sono tutti si aprono e si mescolano, e ne esce l’ordine delle carte. Da solo non può sceglierlo nessuno.
web-fair-promise = Il server ha messo sotto chiave il suo numero segreto prima che qualcuno aggiungesse il proprio, e non l’ha cambiato.
web-fair-promise-broken = Il server ha cambiato il numero che aveva messo sotto chiave prima della distribuzione.
web-fair-promise-unknown = Il tuo browser è arrivato dopo la distribuzione e non ha potuto vedere che cosa il server aveva messo sotto chiave.
web-fair-terms = Anche tutto il resto – regole, posti, chi comincia – era fissato prima, e non è cambiato.
web-fair-terms-broken = Ciò che era fissato prima della distribuzione non è ciò che si è giocato.
web-fair-terms-unknown = Il tuo browser non ha potuto vedere che cosa era fissato prima della distribuzione.
web-fair-shares = I numeri di tutti erano sotto chiave prima che se ne aprisse uno.
web-fair-shares-broken = Qualcuno ha aperto un numero diverso da quello messo sotto chiave.
web-fair-own = C’è anche il tuo numero. Ne basta uno onesto: nessuno ha potuto scegliere le carte.
web-fair-own-broken = Il tuo numero non c’è: al suo posto ce n’è un altro.
web-fair-own-unknown = Il tuo numero non c’è: il server dice che il tuo browser non era presente alla distribuzione.
web-fair-start = Ha cominciato chi doveva.
web-fair-start-broken = Doveva cominciare qualcun altro.
web-fair-deck = L’ordine delle carte è proprio quello che danno tutti i numeri insieme.
web-fair-deck-broken = L’ordine delle carte non è quello che danno tutti i numeri insieme.
web-fair-deck-unknown = Il tuo browser non conosce il mazzo di questo gioco e non può ridistribuirlo.
web-fair-dice = I lanci del dado sono quelli che danno i numeri.
web-fair-dice-broken = I lanci del dado non sono quelli che danno i numeri.
web-fair-seen = Le carte che hai visto sono dove devono essere.
web-fair-seen-broken = Le carte che hai visto non sono dove dovrebbero essere.
web-fair-seen-unknown = Le tue carte non si possono confrontare: questa pagina non ha visto l’inizio.
web-fair-none = Le carte di questa partita avevano un ordine fisso: non c’è niente da verificare.
web-fair-alone = Nessun dispositivo al tavolo ha aggiunto un numero: il server ha fatto questa distribuzione da solo, e prima può averne provate altre.
web-fair-others = I numeri sono arrivati da { $names }: se almeno uno è onesto, nessuno ha scelto le carte.
web-fair-silent = Da { $names } non è arrivato nessun numero. Non è un problema: gli altri bastano.
web-fair-void =
    { $count ->
        [one] Prima di questa una distribuzione è stata annullata, perché da { $names } non è arrivata risposta. Se succede spesso, chiedi perché.
       *[other] Prima di questa { $count } distribuzioni sono state annullate, perché da { $names } non è arrivata risposta. Se succede spesso, chiedi perché.
    }
web-fair-numbers = Tutti i numeri, per controllare
web-fair-commitment = Numero del server, sotto chiave
web-fair-seed = Numero del server, aperto
web-fair-parts = Numeri dei posti
web-fair-sealed = Fissato prima
web-fair-limits = Il calcolo è stato fatto dal tuo browser. Non può dimostrare che chi gestisce il server non abbia guardato le carte.

## The count, the story, the picture

web-end-count = I punti
web-end-story = Com’è andata
web-end-share = Condividi
web-end-round = Partita { $round } di { $rounds }
# Under the winner of a match.
web-end-margin =
    { $points ->
        [one] con un punto di vantaggio
       *[other] con { $points } punti di vantaggio
    }, dopo { $rounds } partite
# $told is a whole sentence of the log.
web-story-snatches =
    { $who ->
        [you] Hai sgraffignato { $count ->
            [one] una volta.
           *[other] { $count } volte.
        }
       *[other] { $name } ha sgraffignato più di tutti: { $count ->
            [one] una volta.
           *[other] { $count } volte.
        }
    }
web-story-victim = Vittima preferita: { $name }, { $count }×.
web-story-layer =
    { $who ->
        [you] La fila più grande: { $layer }, ed è tua.
       *[other] La fila più grande: { $layer }, di { $name }.
    }
web-story-catch = Il colpo più grosso. { $told }
web-story-turn = La svolta. { $told }
web-story-haul = Il bottino più ricco. { $told }
web-story-luck = Che sfortuna! { $told }
web-story-busts = Rischi di troppo: { $name }, { $count }×.
## Perché è andata così: una riga sotto chi ha vinto

# $cards, quante carte restavano in mano; $name non è mai chi legge.
web-why-linko-caught = { $name } ha chiuso mentre avevi in mano { $cards }.
web-why-linko-caught-all = { $name } ha chiuso mentre gli altri avevano in mano { $cards }.
web-why-linko-out = Hai chiuso mentre gli altri avevano in mano { $cards }.
web-why-linko-robbed =
    Ti hanno sgraffignato { $count ->
        [one] una volta: via dal tavolo { $cards }.
       *[other] { $count } volte: via dal tavolo { $cards }.
    }
web-why-linko-kept = Nessuno ha potuto toccare le tue { $cards }.
web-why-linko-short = Alla fine { $name } aveva sul tavolo { $cards }, tu { $own }.
web-why-push-never =
    Non hai mai protetto: il dado ti ha tolto { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
web-why-push-die =
    Il dado ti ha tolto { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
web-why-push-busts = Hai rischiato troppo { $count } volte, senza prendere nulla.
web-why-push-safe =
    Hai protetto { $points ->
        [one] { $points } punto: nessun dado poteva toglierlo.
       *[other] { $points } punti: nessun dado poteva toglierli.
    }
web-why-push-spared = Il dado non ti ha tolto nemmeno un punto.
web-why-push-short =
    { $name } ha preso dalle colonne { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, tu { $own }.

## The games of the same people one after the other; $count is 2 or more

web-evening = Il bilancio dopo { $count } partite
web-evening-won = Partite vinte
web-evening-run =
    { $who ->
        [you] Hai vinto le ultime { $count } partite.
       *[other] { $name } ha vinto le ultime { $count } partite.
    }
