### Partite su questo dispositivo: senza server, con carte tratte da un seme che si può passare ad altri.

# In the menu of a table at which nobody has decided anything yet.
web-table-friends = Giocala con gli amici

## Taking back

web-table-undo = Annulla la mossa
web-table-undone = Mossa annullata. Scegli di nuovo.

## The same cards again

web-end-same = Di nuovo le stesse carte
web-end-send = Manda queste carte
web-deal-send = Manda queste carte
web-deal-send-about = Questo link dà a un’altra persona le stesse identiche carte. Chi le gioca meglio?
web-deal-share-text = Le stesse carte a { $game }: sai fare di meglio?
web-deal-title = Le stesse carte
web-deal-about =
    { $count ->
        [one] Qualcuno ha già giocato queste carte: { $title }, contro un bot. Ora tocca a te.
       *[other] Qualcuno ha già giocato queste carte: { $title }, contro { $count } bot. Ora tocca a te.
    }
web-deal-wrong = In questo link non ci sono carte. Forse se n’è perso un pezzo.

## Un bot, o un suggerimento, che si fa attendere

web-thinking =
    { $who ->
        [hint] Cerco un suggerimento: { $percent }%
       *[bot] { $name } sta pensando: { $percent }%
    }
web-thinking-enough = Più in fretta

## Che cosa è andato storto su questo dispositivo

web-error-elsewhere = Questa partita è aperta in un’altra scheda.
web-error-no-undo = Non c’è niente da annullare.
web-error-undo-seen = Troppo tardi: hai già visto ciò che era nascosto.
web-error-no-wasm = Questo browser non può far girare i giochi: WebAssembly manca o è disattivato. Prova un altro browser.
web-error-load = Il gioco non si è caricato. Riprova quando sei in rete.
web-error-version = Questa pagina non è aggiornata. Ricaricala.
web-error-bad-seed = Un seed è una riga di testo.
