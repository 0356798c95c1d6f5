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
