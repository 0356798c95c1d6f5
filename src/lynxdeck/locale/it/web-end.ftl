### The end of a game in the browser: the count, the match, what comes next, and the fairness check.

web-end-fold = Guarda il tavolo
web-end-unfold = Torna al risultato
# Linko: how a score comes about.
web-end-linko =
    { $laid ->
        [one] { $laid } carta calata
       *[other] { $laid } carte calate
    } − { $hand } in mano
# Push: $cards is a phrase, “12 cards”.
web-end-push = esposte { $bench } + protette { $safe } · { $cards }
# Equal scores; $names tie, $winner has won.
web-end-tie-cards = Parità tra { $names }. Decide il maggior numero di carte: { $winner }.
web-end-tie-hand = Parità tra { $names }. Decide il minor numero di carte in mano: { $winner }.
web-end-tie-shared = Parità perfetta tra { $names }: la vittoria è condivisa.
web-end-match = Serie, partita { $round } di { $rounds }
web-end-starts = (ha iniziato)
web-end-hands = Tutte le mani
web-end-fair = Distribuzione onesta?
web-end-replay = Rivedi la partita
web-end-record = Salva la registrazione
web-end-next = Prossima partita
web-end-rematch = Gioca ancora

## The fairness check

web-fair-checking = Controllo la distribuzione…
web-fair-proven = Nessuno ha scelto questa distribuzione: il tuo browser l’ha dimostrato.
web-fair-sound = Tutto torna, per quanto il tuo browser può vedere.
web-fair-broken = Qualcosa non torna. Non fidarti di questa distribuzione.
web-fair-promise = Il server ha fissato la sua parte prima che qualcuno aggiungesse la propria, e l’ha mantenuta.
web-fair-promise-broken = Il server non ha mantenuto la parte che aveva fissato prima della distribuzione.
web-fair-promise-unknown = Il tuo browser è arrivato dopo la distribuzione e non ha visto che cosa il server aveva fissato prima.
web-fair-terms = Anche tutto il resto è stato sigillato prima, ed è rimasto com’era.
web-fair-terms-broken = Ciò che era stato sigillato prima non è ciò che si è giocato.
web-fair-terms-unknown = Il tuo browser non ha visto che cosa era stato sigillato prima della distribuzione.
web-fair-shares = Tutti hanno dato ciò che avevano promesso a carte coperte, prima che si vedesse qualcosa.
web-fair-shares-broken = La parte di qualcuno non è quella promessa.
web-fair-each = C’è una parte di ogni posto.
web-fair-each-broken = Le parti non sono una per posto, o sono troppo corte per provare qualcosa.
web-fair-own = C’è anche la parte del tuo browser. Ne basta una onesta: nessuno ha potuto scegliere.
web-fair-own-broken = La parte del tuo browser non c’è: al suo posto ce n’è un’altra.
web-fair-own-unknown = La parte del tuo browser non c’è: il server dice che non era presente quando si sono date le carte.
web-fair-start = Ha cominciato chi doveva.
web-fair-start-broken = Doveva cominciare qualcun altro.
web-fair-deck = Le carte stavano proprio come dicono tutte le parti insieme.
web-fair-deck-broken = Le carte non stavano come dicono tutte le parti insieme.
web-fair-deck-unknown = Il tuo browser non conosce il mazzo di questo gioco e non può ridistribuirlo.
web-fair-dice = Il dado è caduto come dicono le parti.
web-fair-dice-broken = Il dado non è caduto come dicono le parti.
web-fair-seen = Le carte che hai visto stanno dove le vuole quest’ordine.
web-fair-seen-broken = Le carte che hai visto non stanno dove le vuole quest’ordine.
web-fair-seen-unknown = Le tue carte non si possono confrontare: questa pagina non ha visto l’inizio.
web-fair-none = Le carte di questa partita avevano un ordine fisso: non c’è niente da verificare.
web-fair-alone = Nessun browser ha aggiunto una parte: il server ha fatto tutto da solo, e prima può averne provate altre.
web-fair-others = Le parti sono arrivate da { $names }: se almeno una è onesta, nessuno ha scelto.
web-fair-silent = Da { $names } non è arrivato niente. Non è un problema: le altre parti bastano.
web-fair-void =
    { $count ->
        [one] Prima di questa una distribuzione è stata annullata, perché da { $names } non è arrivata risposta. Se succede spesso, chiedi perché.
       *[other] Prima di questa { $count } distribuzioni sono state annullate, perché da { $names } non è arrivata risposta. Se succede spesso, chiedi perché.
    }
web-fair-older = Questo tavolo è nato con le vecchie regole per le distribuzioni oneste. Provano meno: il server poteva scegliere che cosa aggiungere per i bot e per chi non aggiungeva niente.
web-fair-numbers = I numeri
web-fair-commitment = Impegno
web-fair-seed = Seed
web-fair-parts = Parti dei posti
web-fair-sealed = Sigillato prima
web-fair-limits = Il calcolo è stato fatto dal tuo browser. Non può dimostrare che chi gestisce il server non abbia guardato le carte.

## Prima delle carte

web-deal-dealing = Si distribuiscono le carte…
web-deal-void =
    { $who ->
        [you] Il tuo browser non ha risposto in tempo: questa distribuzione è annullata. Ne segue subito un’altra.
       *[other] Da { $names } non è arrivata risposta in tempo: questa distribuzione è annullata. Ne segue subito un’altra.
    }
web-deal-silent = Queste carte sono state date senza la parte del tuo browser.
web-deal-other = Il server vuole distribuire in modo diverso da quanto concordato. Il tuo browser trattiene la sua parte.
