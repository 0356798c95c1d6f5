### Leçons et règles dans le navigateur. $ben et $cleo sont les noms des places 2 et 3.

## Le cadre de la leçon

web-learn-title = Apprendre { $game }
web-learn-choose = Quel jeu voulez-vous apprendre ?
web-learn-linko-what = Poser, subtilynxer, prendre ou laisser – et finir avec le plus de cartes sur la table.
web-learn-push-what = Retourner des cartes, bâtir des colonnes, s’arrêter à temps.
web-learn-minutes = deux minutes
web-learn-opening = On prépare les cartes…
web-learn-failed = La leçon ne s’est pas ouverte. { $reason }
web-learn-retry = Réessayer
web-learn-step = Étape { $step } sur { $steps }
web-learn-next = Suite
web-learn-show = Faites-le pour moi
web-learn-leave = Quitter la leçon
web-learn-back = Retour à la table
web-learn-called = Les cartes sont distribuées : voici votre table.
web-learn-again = Recommencer
web-learn-lost = Vous avez quitté la leçon. Continuez à jouer, ou recommencez.
web-learn-done = Vous savez maintenant jouer à { $game }
web-learn-won = Votre première victoire !
web-learn-play = Jouer à { $game }
web-learn-other = Apprendre aussi { $game }
web-learn-rules = Lire les règles

## Les règles

web-rules-title = Règles
web-rules-of = Les règles { LINKED("de", $game) }
# The whole game in six pictures.
web-glance = En un coup d’œil
web-glance-linko-1 = Posez des cartes d’une même valeur : une ou plusieurs.
web-glance-linko-2 = Autant de cartes, et plus hautes ? Vous les subtilynxez.
web-glance-linko-3 = Prenez-les en main, ou laissez-les à leur propriétaire.
web-glance-linko-4 = Votre combinaison est partie ? Piochez autant de cartes.
web-glance-linko-5 = Le X est un joker : il prend n’importe quelle valeur.
web-glance-linko-6 = Une main est vide ? Chaque carte compte : sur la table +1, en main −1.
web-glance-push-1 = Le plus grand total gagne. Retournez une carte et placez-la dans une colonne.
web-glance-push-2 = Dans une colonne, jamais deux fois le même nombre ni la même couleur.
web-glance-push-3 = Arrêtez-vous à temps et prenez une colonne. Le reste va aux autres.
web-glance-push-4 = Elle ne va nulle part ? Pas de colonne, et vous lancez le dé.
web-glance-push-5 = Le dé balaie sa couleur de vos cartes exposées.
web-glance-push-6 = Ou protégez une couleur : elle est à l’abri pour de bon.
web-rules-contents = Sommaire
web-rules-edition = Édition
web-rules-in-play = Votre édition
web-rules-not-here = pas dans cette édition
web-rules-loading = Chargement des règles…
web-rules-failed = Les règles ne se sont pas chargées. { $reason }
web-rules-retry = Réessayer
web-rules-dilemma = Où va une combinaison subtilynxée
web-rules-dilemma-active = Le joueur actif choisit
web-rules-dilemma-take = Prendre
web-rules-dilemma-take-does = La combinaison va dans la main du joueur actif. La victime pioche autant de cartes.
web-rules-dilemma-leave = Laisser
web-rules-dilemma-victim = La victime choisit
web-rules-dilemma-reclaim = Reprendre
web-rules-dilemma-reclaim-does = La combinaison retourne dans la main de la victime. Personne ne pioche.
web-rules-dilemma-discard = Défausser
web-rules-dilemma-discard-does = La combinaison va à la défausse. La victime pioche autant de cartes.
