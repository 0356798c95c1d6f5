### Mes parties : ce qu’on a joué sur cet appareil, et ce que ça donne.

games-title = Mes parties
games-none = Rien pour l’instant. Terminez une partie et vous la retrouverez ici.
games-play = Jouer une partie
games-count =
    { $count ->
        [one] partie
       *[other] parties
    }
games-won = gagnées
games-streak = de suite
games-best = record : { $count }
games-last = Vos dernières parties
games-chart = À quel point vous étiez proche du meilleur score, partie par partie. Les barres ambre sont des victoires.
games-victim =
    { $count ->
        [one] Victime préférée : { $name }, subtilynxée une fois
       *[other] Victime préférée : { $name }, subtilynxée { $count } fois
    }
games-by-level = Contre
games-by-game = Jeu
games-by-seats = À table
games-by-edition = Édition
games-level-people = personnes
games-level-mixed = bots variés
games-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
games-of = { $won } sur { $count }
games-won-of = { $won } sur { $count } gagnées
games-place =
    { $place ->
        [1] Victoire
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
       *[other] Sixième
    }
games-shared = Victoire partagée
games-several = Partie à plusieurs
games-round = manche { $round } sur { $rounds }
games-snatches =
    { $count ->
        [0] aucun subtilynxage
        [one] { $count } subtilynxage
       *[other] { $count } subtilynxages
    }
games-busts =
    { $count ->
        [0] jamais trop loin
        [one] { $count } fois trop loin
       *[other] { $count } fois trop loin
    }
games-watch = Revoir
games-delete = Supprimer cette partie
games-delete-about = Elle disparaîtra pour de bon de cet appareil et de vos statistiques.
games-delete-yes = Supprimer
games-more = En voir plus
games-kept = Vos parties restent sur cet appareil et nulle part ailleurs.
games-export = Enregistrer un fichier
games-clear = Tout supprimer
games-clear-title = Supprimer toutes vos parties ?
games-clear-about = Résultats, statistiques et parties à revoir disparaîtront pour de bon de cet appareil.
games-import = Charger un fichier
games-imported =
    { $count ->
        [0] Rien de nouveau dans ce fichier : vous avez déjà tout.
        [one] { $count } partie est de retour.
       *[other] { $count } parties sont de retour.
    }
# After games-imported; $count games of the file.
games-import-broken =
    { $count ->
        [one] Une n’a pas pu être lue.
       *[other] { $count } n’ont pas pu être lues.
    }
games-import-wrong = Ce n’est pas un fichier de vos parties. Il s’appelle en général lynxdeck-games.json.
games-import-full = Cet appareil n’avait pas assez de place. Libérez-en un peu, puis réessayez.

## Streaks; $count is 2 or more

games-run =
    { $count ->
        [2] Deuxième victoire de suite !
        [3] Troisième victoire de suite !
        [4] Quatrième victoire de suite !
        [5] Cinquième victoire de suite !
       *[other] { $count } victoires de suite !
    }
games-days =
    { $count ->
        [one] Donne du jour : { $count } jour de suite
       *[other] Donne du jour : { $count } jours de suite
    }
