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
web-end-record = Salva il verbale
web-end-next = Prossima partita
web-end-rematch = Gioca ancora
web-end-wait-next = L’ospite avvia la prossima partita.
web-end-wait-rematch = L’ospite può proporre un’altra partita.

## The fairness check

web-fair-checking = Ricalcolo la distribuzione…
web-fair-sound = La distribuzione è stata onesta: tutto torna.
web-fair-broken = Qualcosa non torna. Non fidarti di questa distribuzione.
web-fair-promise = Il seme rivelato è quello a cui il server si era impegnato prima della partita.
web-fair-promise-broken = Il seme rivelato non è quello a cui il server si era impegnato prima della partita.
web-fair-promise-unknown = Questa pagina è stata aperta dopo la distribuzione e non ha visto l’impegno preso prima.
web-fair-deck = L’ordine delle carte deriva da quel seme e dai contributi di tutti i posti.
web-fair-deck-broken = L’ordine delle carte non deriva da quel seme.
web-fair-dice = Lo stesso vale per tutti i lanci del dado.
web-fair-dice-broken = I lanci del dado non derivano da quel seme.
web-fair-seen = Le carte che hai visto stanno dove le vuole quest’ordine.
web-fair-seen-broken = Le carte che hai visto non stanno dove le vuole quest’ordine.
web-fair-seen-unknown = Le tue carte non si possono confrontare: questa pagina non ha visto l’inizio.
web-fair-none = Le carte di questa partita avevano un ordine fisso: non c’è niente da verificare.
web-fair-numbers = I numeri
web-fair-commitment = Impegno
web-fair-seed = Seme
web-fair-shares = Contributi dei posti
web-fair-limits = Il calcolo è stato fatto dal tuo browser. Dimostra che nulla è stato cambiato dopo e, se la tua parte è entrata, che nessuno ha scelto la distribuzione. Non può dimostrare che chi gestisce il server non abbia guardato, né che le distribuzioni annullate lo siano state per caso.
