### Why a decision is refused in Push. The rule's number stands behind each.

# P16
push-why-over = La partie est finie.
# PR5
push-why-not-asked =
    { $phase ->
        [turn] La place { $seat } doit maintenant retourner une carte ou protéger une couleur.
        [place] La place { $seat } doit maintenant placer la carte.
        [push] La place { $seat } doit maintenant continuer ou prendre une colonne.
       *[collect] La place { $seat } doit maintenant prendre une colonne.
    }
# P16, PR8
push-why-pile-empty = La pioche est vide : plus personne ne peut retourner de carte.
# PR2
push-why-bench-empty = La place { $seat } n’a aucune carte exposée de cette couleur.
# P5
push-why-same-number = La colonne { $column } contient déjà ce nombre : { $card } n’y va pas.
push-why-same-colour = La colonne { $column } contient déjà cette couleur : { $card } n’y va pas.
push-why-second-roll = La colonne { $column } contient déjà une carte Dé.
# PR4
push-why-column-order = La colonne { $column } n’est pas la prochaine à ouvrir.
# P9, PR1
push-why-no-column = Il n’y a pas de colonne { $column } à prendre.
push-why-no-action = { $token } n’est pas un coup de ce jeu.
