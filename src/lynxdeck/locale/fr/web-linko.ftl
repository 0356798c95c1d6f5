### Linko in the browser. What is asked, offered and told is in table.ftl.

# Read aloud for a seat. $beneath counts the layers under the top one.
web-linko-seat =
    { $name }{ $turn ->
        [yes] { $name ->
            [Vous] , à vous de jouer
           *[other] , c’est son tour
        }
       *[no] { "" }
    } : { $hand } en main, score { $score }, { $layer } sur le dessus{ $beneath ->
        [0] .
        [one] , { $beneath } combinaison dessous.
       *[other] , { $beneath } combinaisons dessous.
    }
web-linko-place = Emplacement { $place } de la réserve : { $card }
web-linko-pile =
    { $count ->
        [0] La pioche est vide
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
web-linko-discards =
    { $count ->
        [0] La défausse est vide
        [one] Défausse, { $count } carte : la voir
       *[other] Défausse, { $count } cartes : les voir
    }
web-linko-hand = Votre main
web-linko-choose = Choisissez une valeur de votre main.
web-linko-choose-display = La pioche est vide : choisissez une carte de la réserve.
web-linko-ask-draw-display =
    { $count ->
        [1] Piochez une carte dans la réserve : la pioche est vide.
       *[other] Piochez { $count } cartes dans la réserve, une à une : la pioche est vide.
    }
web-linko-ask-option-display = Vous n’avez subtilynxé personne : piochez une carte dans la réserve, ou renoncez.
web-linko-more = Ajouter une carte
web-linko-fewer = Retirer une carte
web-linko-jokers = Jokers : { $count } sur { $most }. Appuyez pour en ajouter un.

## More about a seat

# A layer alone, as the name of a fan of cards.
web-linko-layer = { $layer }

## Why something is not possible, said to the person who wished it

web-linko-now =
    { $wished ->
        [draw] Vous ne pouvez pas piocher maintenant.
        [play] Vous ne pouvez pas poser de cartes maintenant.
        [rob] Vous ne pouvez pas subtilynxer le fantôme maintenant.
       *[other] { $phase ->
            [play] D’abord, posez des cartes de même valeur.
            [ghost] D’abord, choisissez une combinaison du fantôme.
            [take] D’abord, prenez ou laissez la combinaison subtilynxée.
            [reclaim] D’abord, reprenez ou défaussez la combinaison.
            [draw] Maintenant, piochez une carte.
           *[option] Vous pouvez seulement piocher une carte ou y renoncer.
        }
    }
web-linko-few-numbers =
    Vous ne pouvez pas poser { $wanted } × { $card } : { $held ->
        [0] vous n’en avez pas.
       *[other] vous n’en avez que { $held }.
    }
web-linko-few-jokers =
    Vous ne pouvez pas poser { $wanted } × joker : { $held ->
        [0] vous n’en avez pas.
       *[other] vous n’en avez que { $held }.
    }

## Keys

web-linko-key-groups = Choisir une valeur de la main
web-linko-key-count = Ajouter une carte, retirer une carte
web-linko-key-jokers = Ajouter un joker (avec Maj : retirer)
web-linko-key-act = Confirmer (bouton ambre)
web-linko-key-places = Piocher dans la réserve, ou choisir une combinaison du fantôme
web-linko-key-pile = Piocher dans la pioche
web-linko-key-take = Prendre, laisser
web-linko-key-reclaim = Reprendre, défausser
web-linko-key-decline = Renoncer à piocher
web-linko-key-cancel = Annuler le choix
web-linko-key-hint = Indice
web-linko-key-again = Revoir le dernier tour
web-linko-hands = Toutes les mains
