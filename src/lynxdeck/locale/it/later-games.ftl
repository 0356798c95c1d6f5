### Le mie partite: cosa si è giocato su questo dispositivo, e i conti.

games-title = Le mie partite
games-none = Ancora niente. Finisci una partita e la trovi qui.
games-play = Gioca una partita
games-count =
    { $count ->
        [one] partita
       *[other] partite
    }
games-won = vinte
games-streak = di fila
games-best = record: { $count }
games-last = Le tue ultime partite
games-chart = Quanto eri vicino al punteggio migliore, partita per partita. Le barre ambra sono vittorie.
games-victim =
    { $count ->
        [one] Vittima preferita: { $name }, derubata una volta
       *[other] Vittima preferita: { $name }, derubata { $count } volte
    }
games-by-level = Contro
games-by-game = Gioco
games-by-seats = Al tavolo
games-by-edition = Edizione
games-level-people = persone
games-level-mixed = bot misti
games-seats =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
games-of = { $won } su { $count }
games-won-of = vinte { $won } su { $count }
games-place =
    { $place ->
        [1] Vinta
        [2] Secondo posto
        [3] Terzo posto
        [4] Quarto posto
        [5] Quinto posto
       *[other] Sesto posto
    }
games-shared = Vittoria a pari merito
games-several = Partita in più persone
games-round = partita { $round } di { $rounds }
games-snatches =
    { $count ->
        [0] nessuno sgraffignamento
        [one] { $count } sgraffignamento
       *[other] { $count } sgraffignamenti
    }
games-busts =
    { $count ->
        [0] mai rischiato troppo
        [one] rischiato troppo una volta
       *[other] rischiato troppo { $count } volte
    }
games-watch = Rivedi
games-delete = Elimina questa partita
games-delete-about = Sparirà per sempre da questo dispositivo e dalle tue statistiche.
games-delete-yes = Elimina
games-more = Mostra altre
games-kept = Le tue partite restano su questo dispositivo e da nessun’altra parte.
games-export = Salva in un file
games-clear = Elimina tutto
games-clear-title = Eliminare tutte le tue partite?
games-clear-about = Risultati, statistiche e partite da rivedere spariranno per sempre da questo dispositivo.
games-import = Carica da un file
games-imported =
    { $count ->
        [0] Niente di nuovo in questo file: hai già tutto.
        [one] { $count } partita è di nuovo qui.
       *[other] { $count } partite sono di nuovo qui.
    }
# After games-imported; $count games of the file.
games-import-broken =
    { $count ->
        [one] Una non si poteva leggere.
       *[other] { $count } non si potevano leggere.
    }
games-import-wrong = Questo non è un file con le tue partite. Di solito si chiama lynxdeck-games.json.
games-import-full = Su questo dispositivo non c’era abbastanza spazio. Fai un po’ di posto e riprova.

## Streaks; $count is 2 or more

games-run =
    { $count ->
        [2] Seconda vittoria di fila!
        [3] Terza vittoria di fila!
        [4] Quarta vittoria di fila!
        [5] Quinta vittoria di fila!
       *[other] { $count } vittorie di fila!
    }
games-days =
    { $count ->
        [one] Partita del giorno: { $count } giorno di fila
       *[other] Partita del giorno: { $count } giorni di fila
    }
