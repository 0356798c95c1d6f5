### Ce qui entoure une partie : partir et revenir, qui regarde, qui manque.

web-frame-leave = Quitter la table
web-frame-leave-about = Un bot continue à votre place. Revenez quand vous voulez et reprenez-la.
web-frame-leave-yes = Quitter
web-frame-bot-on = Laisser un bot continuer
web-frame-bot-plays = Un bot joue à votre place
web-frame-take-over = Reprendre ma place
web-frame-watching = Vous regardez
web-frame-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-frame-away = { $name } n’est pas là. On attend.
web-frame-without = Laisser un bot jouer pour { $name }
web-error-not-away = { $name } est de retour.
web-frame-pass = Passez l’appareil à { $name }
web-frame-uncover = C’est moi, { $name } : montrer mes cartes
web-frame-hint = Indice
web-frame-first = Deux bots faciles, et vous commencez.
