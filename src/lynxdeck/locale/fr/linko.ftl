### Why a decision is refused in Linko. The rule's number stands behind each.

# L16, L17
linko-why-over = La partie est finie.
# LR7
linko-why-not-asked =
    { $phase ->
        [play] La place { $seat } doit maintenant poser des cartes.
        [ghost] La place { $seat } doit maintenant choisir une combinaison du fantôme.
        [take] La place { $seat } doit maintenant prendre ou laisser la combinaison subtilynxée.
        [reclaim] La place { $seat } doit maintenant reprendre ou défausser la combinaison.
        [draw] La place { $seat } doit maintenant piocher une carte.
       *[option] La place { $seat } peut maintenant piocher une carte ou y renoncer.
    }
# L5
linko-why-few-numbers =
    La place { $seat } ne peut pas poser { $wanted } × { $card } : { $held ->
        [0] elle n’en a pas en main.
       *[other] elle n’en a que { $held } en main.
    }
# L6
linko-why-few-jokers =
    La place { $seat } ne peut pas poser { $wanted } × J : { $held ->
        [0] elle n’a pas de joker en main.
       *[other] elle n’en a que { $held } en main.
    }
# L24
linko-why-no-set = Le fantôme n’a aucun { $card }.
linko-why-set-size =
    La combinaison de { $card } du fantôme compte { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    }, la vôtre { $wanted }.
linko-why-set-value = Votre combinaison ne dépasse pas celle de { $card } du fantôme.
# L12
linko-why-pile-empty = La pioche est vide : piochez dans la réserve.
linko-why-place-empty = Il n’y a pas de carte à cet emplacement de la réserve.
linko-why-not-leftmost = Les mêmes cartes se trouvent plus à gauche : prenez celles-là.
linko-why-no-action = Aucun emplacement de la réserve ne contient { $token }.
