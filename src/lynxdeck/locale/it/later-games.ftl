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
games-chart = Quanto mancava al punteggio migliore, partita per partita. Le barre ambra sono vittorie.
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
games-several = In più persone qui
games-round = partita { $round } di { $rounds }
games-snatches =
    { $count ->
        [0] niente sgraffignato
        [one] sgraffignato una volta
       *[other] sgraffignato { $count } volte
    }
games-busts =
    { $count ->
        [0] mai rischiato troppo
        [one] rischiato troppo una volta
       *[other] rischiato troppo { $count } volte
    }
games-watch = Rivedi
games-delete = Elimina questa partita
games-delete-about = Sparirà per sempre da questo dispositivo e dai tuoi conti.
games-delete-yes = Elimina
games-more = Mostra altre
games-kept = Le tue partite restano su questo dispositivo e da nessun’altra parte.
games-export = Salva in un file
games-clear = Elimina tutto
games-clear-title = Eliminare tutte le tue partite?
games-clear-about = Risultati, conti e partite da rivedere spariranno per sempre da questo dispositivo.
