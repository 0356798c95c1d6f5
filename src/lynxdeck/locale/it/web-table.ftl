### The frame around a game in the browser: header, log, chat, menu, connection.

web-table-over = La partita è finita.
web-table-not-yours = Non ancora: si aspetta { $name }.
# The table of a game without a page of its own.
web-plain-ask = Tocca a te: scegli.
web-plain-wait = { $name } sceglie…
web-table-home = Pagina iniziale
web-table-menu = Menu
web-table-rules = Regole
web-table-rule = Regola { $rule }: apri le regole
web-table-keys = Tasti
web-table-settings = Impostazioni
web-table-hint = Suggerimento
web-table-hint-thinking = Cerco un suggerimento…

## Log and chat

web-table-log = Cronaca e chat
web-table-log-unread =
    { $count ->
        [one] Cronaca e chat, { $count } messaggio nuovo
       *[other] Cronaca e chat, { $count } messaggi nuovi
    }
web-table-log-empty = Non è ancora successo niente.
web-table-again = Rivedi l’ultimo turno
web-table-again-now = Rivediamo l’ultimo turno…
web-table-chat = Chat
web-table-chat-empty = Nessuno ha ancora scritto.
web-table-chat-say = Scrivi qualcosa
web-table-chat-send = Invia

## Speed and other settings of the table

web-table-speed = Velocità delle carte
web-table-hurry = Tieni premuto il tavolo per andare più veloce.
web-table-speed-slow = lenta
web-table-speed-normal = normale
web-table-speed-fast = rapida
web-table-speed-instant = immediata
web-table-auto = Gioca per me le mosse obbligate
web-table-auto-about = Se la mossa possibile è una sola, viene giocata per te.

## Time

web-table-time-left = Tempo rimasto
web-table-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
web-table-bank = +{ $time }

## The line to the server

web-table-link-connecting = Connessione in corso…
web-table-link-offline = Nessuna connessione. La partita è al sicuro; riprovo…
web-table-link-restart = Il server si sta riavviando. La partita riprende da sola…
web-table-link-back = Di nuovo in linea. Niente è andato perso.
web-table-link-gone = Questo tavolo non c’è più.

## One screen for several players

web-table-waking = Prepariamo il tavolo…

## Who is here

web-table-away = { $name } non c’è.
web-table-stand-in =
    { $who ->
        [you] Un bot gioca al posto tuo.
       *[other] Un bot gioca al posto di { $name }.
    }
web-table-back =
    { $who ->
        [you] Sei di nuovo in gioco.
       *[other] { $name } è di ritorno.
    }
web-table-revoked =
    { $who ->
        [you] Il tuo posto ha un link nuovo. Quelli vecchi non valgono più.
       *[other] Il posto di { $name } ha un link nuovo. Quelli vecchi non valgono più.
    }
web-end-match = Serie, partita { $round } di { $rounds }
web-end-starts = (ha iniziato)

## Prima delle carte

web-deal-dealing = Si distribuiscono le carte…
web-deal-void =
    { $who ->
        [you] Il tuo browser non ha risposto in tempo: le carte si distribuiscono di nuovo.
       *[other] Da { $names } non è arrivata risposta in tempo: le carte si distribuiscono di nuovo.
    }
web-deal-silent = Queste carte sono state distribuite senza il numero del tuo browser.
web-deal-other = Il server vuole distribuire in modo diverso da quanto concordato. Il tuo browser tiene per sé il suo numero.
