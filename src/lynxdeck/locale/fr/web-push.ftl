### The browser's table of Push: labels, sentences for screen readers, friendlier reasons, keys.

## The board

web-push-columns = Colonnes
# $cards is a list in words.
web-push-column = Colonne { $column } : { $cards }
web-push-column-empty = Colonne { $column } : vide
# Below a column while a card is placed: the chance that the card after it busts. Short.
web-push-risk-after = puis { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de risque
web-push-risk-none = puis aucun risque
# Below a column into which the card cannot go. Short.
web-push-fits-not = impossible ici
web-push-stock = Pioche, dé et défausse
web-push-pile =
    { $count ->
        [0] La pioche est vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
web-push-card = Retournée : { $card }
web-push-die = Dernier lancer : { $face }
web-push-die-fresh = Le dé n’a pas encore été lancé
web-push-discards =
    { $count ->
        [0] Défausse vide
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
web-push-direction = Les autres choisissent dans le sens { $direction }
# Somebody pushed too far; whoever it is.
web-push-bust = Trop loin !

## Seats

web-push-bench = Cartes exposées { LINKED("de", $name) }
web-push-bench-yours = Vos cartes exposées
# $numbers: “6, 4, 1”.
web-push-bench-colour =
    { $colour } : { $numbers } – { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-push-bench-none = { $colour } : aucune carte
web-push-safe =
    À l’abri : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-push-safe-none = Rien à l’abri
web-push-turn =
    { $who ->
        [you] C’est à vous
       *[other] C’est à { $name }
    }

## Why something is not possible

web-push-why-not-yours = Pas encore : on attend { $name }.
web-push-why-turn = D’abord, retournez une carte ou protégez une de vos couleurs.
web-push-why-turn-bare = D’abord, retournez une carte : vous n’avez rien à protéger.
web-push-why-place = D’abord, placez la carte dans une colonne : { $card }.
web-push-why-push = Retournez encore une carte ou prenez une colonne. On ne protège qu’au début de son tour.
web-push-why-collect = Maintenant, prenez une colonne.
web-push-why-bench-empty = Vous n’avez aucune carte exposée de cette couleur.
web-push-why-same-number = La colonne { $column } contient déjà un { $number } : jamais deux fois le même nombre.
web-push-why-same-colour = La colonne { $column } contient déjà du { $colour } : jamais deux fois la même couleur.
web-push-why-no-column = Il n’y a pas de colonne { $column } sur la table.

## Keys

web-push-key-push = Retourner une carte
web-push-key-columns = Placer la carte dans une colonne, ou choisir celle à prendre
web-push-key-protect = Choisir une couleur à protéger : rouge, bleu, vert, jaune, violet
web-push-key-cancel = Annuler le choix
