### Push à la table du navigateur : les deux boutons et le lancer du dé.

## Les choix sous le pouce : tous courts

web-push-stop = Arrêter
# $column : A, B ou C.
web-push-stop-take = Arrêter · prendre { $column }
# Combien de cartes de la pioche ne vont nulle part.
web-push-of-bust = risque { $misfits } sur { $pile }
web-push-share = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
web-push-key-do = Confirmer le choix

## Le lancer

web-push-rolling = Le dé !
web-push-rolls =
    { $who ->
        [you] Vous lancez le dé…
       *[other] { $name } lance le dé…
    }
web-push-swept =
    { $points ->
        [0] Rien de perdu
        [one] { $points } point balayé
       *[other] { $points } points balayés
    }
