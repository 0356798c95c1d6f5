### The first page, invitations and the waiting room.

## The first page

web-tile-play = Gioca
web-tile-learn = Impara in 2 minuti
web-tile-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bot
    }
web-tile-sum = { $bots } · { $level }
web-tile-welcome = Prima volta? Due minuti e si gioca.
web-which-game = Quale gioco?
web-more-links = Altro
web-friends-here = Un solo schermo
web-friends-code = Codice
web-try-linko = Prova: scegli un 9.
web-tried-linko = Tutti e due i 9! Un valore, quante carte vuoi.
web-try-push = Un’altra carta? Girala.
web-tried-push = Che fortuna! Ti fermi o rischi ancora?

## Faces

web-face = La tua lince
web-face-number = Lince { $number }
web-error-face-taken = Quella lince è di { $name }. Scegline un’altra.

## An invitation

web-join-invites = { $name } ti invita
web-join-note = Niente account, niente da installare.
web-seat-yours = Il tuo posto

## The waiting room

web-room-table = Il tavolo
web-room-you = { $name } (tu)
web-room-wait = In attesa che chi ospita dia le carte.
web-room-seats =
    { $count ->
        [one] 1 posto
       *[other] { $count } posti
    }
web-room-learn = Intanto, impara il gioco
web-room-with = con { $names }
web-room-few = Servono almeno { $count } giocatori. Invita qualcuno o aggiungi un bot.
web-room-gap =
    { $count ->
        [one] con { $names } · un bot prende il posto libero
       *[other] con { $names } · i bot prendono i posti liberi
    }
web-room-watching =
    { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
web-ready = Ci sono
web-ready-is = presente
web-again-wait = Aspettiamo { $names }…
web-again-now = Inizia senza aspettare
web-watch-large = Mostra su uno schermo grande
