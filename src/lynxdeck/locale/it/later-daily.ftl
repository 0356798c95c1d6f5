### La partita del giorno.

daily-rules = Le stesse carte e gli stessi bot per tutti. Conta il primo tentativo: non si annulla e non ci sono suggerimenti.
daily-known = Le carte dipendono dalla data, quindi si potrebbero calcolare prima. Gioca per divertirti.
# $level: quanto sono forti i bot.
daily-about =
    { $count ->
        [one] Tu e un bot · { $level }
       *[other] Tu e { $count } bot · { $level }
    }
daily-go-on = Continua
daily-day-done = giocata
daily-day-open = non giocata
daily-you = Tu
# Beside my own bar in a picture for friends, where I gave no name.
daily-me = Io
daily-greedy = Bot semplice
daily-expert = Bot esperto
daily-thinks = sta pensando…
daily-share = Condividi
daily-again = Ancora, per divertimento
daily-text = Lynxdeck, partita del giorno: { $game }, { $date }
daily-text-expert = Il bot esperto ha fatto { $score }
daily-text-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }

## Con un server: i risultati di tutti

daily-everybody = Tutti
daily-compare = Confronta con tutti
daily-compare-about = Manda la partita al server, che la verifica e registra il punteggio. Il tuo nome resta qui, se non lo scrivi.
daily-name = Nome da mostrare (facoltativo)
daily-sending = Il server controlla la tua partita…
daily-played =
    { $count ->
        [one] Finora ha giocato { $count } persona
       *[other] Finora hanno giocato in { $count }
    }
daily-best = record: { $score }
daily-best-named = record: { $score }, { $name }
daily-better =
    { $count ->
        [0] Nessuno ha fatto meglio.
        [one] { $count } persona ha fatto meglio.
       *[other] { $count } hanno fatto meglio.
    }
daily-chart = Quanti hanno fatto ogni punteggio. Il tuo è color ambra.
daily-forget = Elimina i miei risultati
daily-forgotten = I tuoi risultati non sono più su questo server.
