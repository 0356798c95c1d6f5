### Un défi : la même donne et les mêmes bots, puis les deux parties côte à côte.

dare-title = { $name } vous met au défi
# The link came back: both have played.
dare-answered = { $name } a joué vos cartes
dare-about =
    { $count ->
        [one] { $title } : les mêmes cartes, le même bot · { $level }
       *[other] { $title } : les mêmes cartes, les mêmes { $count } bots · { $level }
    }
dare-after = { $name } a déjà joué : quand vous aurez fini, vous verrez les deux parties côte à côte.
dare-old = Les règles ou les bots ont changé depuis : le résultat peut être différent.
dare-play = Relever le défi
dare-side = Côte à côte
dare-verdict =
    { $who ->
        [you] Vous menez, { $points ->
            [one] d’un point.
           *[other] de { $points } points.
        }
        [both] Égalité : personne ne mène.
       *[other] { $name } mène, { $points ->
            [one] d’un point.
           *[other] de { $points } points.
        }
    }
dare-you = Vous
dare-decisions =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
dare-send = Défier quelqu’un
dare-back = Envoyer ma partie
dare-send-about = Ce lien donne les mêmes cartes contre les mêmes bots. Votre partie l’accompagne et s’affiche quand l’autre est finie.
dare-text = Qui fera mieux que moi à { $game } ? Mêmes cartes, mêmes bots.
dare-back-about = Ce lien montre les deux parties côte à côte.
dare-back-text = J’ai joué les mêmes cartes à { $game }. Alors, qui est devant ?
web-error-player-count = Cette édition se joue à un nombre de joueurs différent.
