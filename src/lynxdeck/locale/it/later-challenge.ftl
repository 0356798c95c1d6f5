### Una sfida: le stesse carte e gli stessi bot, poi le due partite fianco a fianco.

dare-title = { $name } ti sfida
# The link came back: both have played.
dare-answered = { $name } ha giocato le tue carte
dare-about =
    { $count ->
        [one] { $title }: le stesse carte, lo stesso bot · { $level }
       *[other] { $title }: le stesse carte, gli stessi { $count } bot · { $level }
    }
dare-after = Quando hai finito, vedi la partita di { $name } accanto alla tua.
dare-old = Da allora le regole o i bot sono cambiati: può finire in modo diverso.
dare-play = Accetta
dare-side = Fianco a fianco
dare-verdict =
    { $who ->
        [you] Sei in testa, { $points ->
            [one] di un punto.
           *[other] di { $points } punti.
        }
        [both] Pari: nessuno è in testa.
       *[other] { $name } è in testa, { $points ->
            [one] di un punto.
           *[other] di { $points } punti.
        }
    }
dare-you = Tu
dare-decisions =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
dare-send = Sfida qualcuno
dare-back = Invia la mia partita
dare-send-about = Questo link dà le stesse carte contro gli stessi bot. Anche la tua partita parte con il link e si vede quando l’altra è finita.
dare-text = Riesci a battermi a { $game }? Stesse carte, stessi bot.
dare-back-about = Chi lo apre vede le due partite una accanto all’altra.
dare-back-text = Ho giocato anch’io le tue carte a { $game }. Guarda chi è in vantaggio!
web-error-player-count = Questa edizione è per un altro numero di giocatori.
