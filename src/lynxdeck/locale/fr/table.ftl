### What the table asks, offers and tells, in terminal and browser alike.
### $who is “you” for the person at the keyboard, else “other”; then $name is that player's name.
### Layers, cards and lists of names arrive as finished phrases made from the first section.
### Blanks before : ; ! ? and inside « » are plain here: `typeset` makes them what French wants.

## Phrases that others are made of

table-you = Vous
table-you-listed = vous
table-ghost = le fantôme
# Joins names: “Ben et Cleo”, “Ben, Cleo et Dan”; $rest is joined already.
table-names-pair = { $first } et { $last }
table-names-more = { $first }, { $rest }
# Joins an act and what it does: “Poser deux 9 – subtilynxe Ben”.
table-act-effect = { $act } – { $effect }
table-hint = Indice : { $choice }
table-counted = { $choice }. { $fact }
table-and-then = { $first }, { $second }
# A layer of number cards, jokers among them counted; $value is 1 to 13.
table-numbers =
    { $count ->
        [1] un { $value }
        [2] deux { $value }
        [3] trois { $value }
        [4] quatre { $value }
        [5] cinq { $value }
        [6] six { $value }
        [7] sept { $value }
        [8] huit { $value }
        [9] neuf { $value }
        [10] dix { $value }
        [11] onze { $value }
        [12] douze { $value }
        [13] treize { $value }
       *[other] { $count } { $value }
    }
table-jokers =
    { $count ->
        [1] un joker
        [2] deux jokers
        [3] trois jokers
        [4] quatre jokers
       *[other] { $count } jokers
    }
# $layer is a phrase of table-numbers.
table-with-jokers =
    { $layer } ({ $jokers ->
        [1] dont un joker
        [2] dont deux jokers
        [3] dont trois jokers
        [4] dont quatre jokers
       *[other] dont { $jokers } jokers
    })
table-cards =
    { $count ->
        [0] aucune carte
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
       *[other] { $count } cartes
    }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# A single card of Linko by its face; $value is 1 to 13, or J for a joker.
table-linko-card =
    { $value ->
        [J] un joker
       *[other] un { $value }
    }
# A group on a display place: “3 + 13 + J”.
table-linko-group = le groupe { $cards }
table-nothing = rien

## Push: colours, cards, the die. The shape stands beside every colour.

table-colour =
    { $colour ->
        [r] rouge
        [b] bleu
        [g] vert
        [y] jaune
       *[p] violet
    }
table-push-card =
    { $colour ->
        [r] un { $number } rouge
        [b] un { $number } bleu
        [g] un { $number } vert
        [y] un { $number } jaune
       *[p] un { $number } violet
    }
table-push-roll = une carte Dé
table-push-switch = une carte Sens
table-star = étoile

## Labels on the table

table-label-display = Réserve
table-label-discards = Défausse
table-label-ghost = Le fantôme
# Beside the small buttons that count cards and jokers up and down.
table-label-count = cartes
table-label-clockwise = horaire
table-label-anticlockwise = antihoraire
table-label-log = Journal
table-label-round = manche { $round } sur { $rounds }
table-label-more = +{ $count }
table-bust-exact =
    risque { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $misfits } sur { $pile })
table-bust-never = aucun risque

## Linko: what is asked

table-linko-ask-play = À vous : posez une ou plusieurs cartes de même valeur.
table-linko-ask-ghost = Avec { $layer }, subtilynxez le fantôme : choisissez une combinaison.
table-linko-ask-take = Vous subtilynxez { $layer } à { $name } : prendre ou laisser ?
table-linko-ask-reclaim = { $name } vous a subtilynxé { $layer } : reprendre ou défausser ?
table-linko-ask-draw =
    { $count ->
        [1] Piochez une carte : dans la réserve ou dans la pioche.
       *[other] Piochez { $count } cartes, une à une : dans la réserve ou dans la pioche.
    }
table-linko-ask-option = Vous n’avez subtilynxé personne : piochez une carte, ou renoncez.

table-linko-wait-play = { $name } choisit ses cartes…
table-linko-wait-ghost = { $name } choisit une combinaison du fantôme…
# $victim may be table-you.
table-linko-wait-take =
    { $victim ->
        [Vous] { $name } vous subtilynxe { $layer } : prendre ou laisser…
       *[other] { $name } subtilynxe { $layer } à { $victim } : prendre ou laisser…
    }
table-linko-wait-reclaim = { $name } hésite à reprendre { $layer }…
table-linko-wait-draw = { $name } pioche : encore { $count }…
table-linko-wait-option = { $name } peut piocher une carte…

## Linko: what can be chosen, and what it does

table-linko-play = Poser { $layer }
table-linko-snatches = subtilynxe { $names }
table-linko-snatches-nobody = ne subtilynxe personne
table-linko-may-draw = ne subtilynxe personne, pioche permise
table-linko-goes-out = vos dernières cartes, la partie s’arrête
table-linko-rob = Subtilynxer { $layer } au fantôme – dans votre main
table-linko-take = Prendre { $layer } en main – { $name } pioche { $cards }
table-linko-leave = Laisser – { $name } reprend les cartes, ou les défausse et pioche { $cards }
table-linko-reclaim = Reprendre { $layer } en main – vous ne piochez rien
table-linko-discard = Défausser { $layer } – vous piochez { $cards }
table-linko-draw-card = Piocher { $card } dans la réserve
table-linko-draw-group = Piocher { $card } dans la réserve – compte pour une seule carte
table-linko-draw-pile =
    Piocher la première carte de la pioche – { $count ->
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    }
table-linko-decline = Renoncer – votre tour se termine
table-linko-hand-then =
    { $count ->
        [one] Vous avez alors { $count } carte en main.
       *[other] Vous avez alors { $count } cartes en main.
    }

## Linko: what happened

table-linko-told-play =
    { $who ->
        [you] Vous posez { $layer }.
       *[other] { $name } pose { $layer }.
    }
table-linko-told-rob =
    { $who ->
        [you] Vous subtilynxez { $layer } au fantôme.
       *[other] { $name } subtilynxe { $layer } au fantôme.
    }
# $victim is “you” or a name, told by $whom.
table-linko-told-take =
    { $who ->
        [you] Vous prenez { $layer } à { $victim }.
       *[other] { $whom ->
            [you] { $name } vous prend { $layer }.
           *[other] { $name } prend { $layer } à { $victim }.
        }
    }
table-linko-told-leave =
    { $who ->
        [you] Vous laissez { $layer } à { $victim }.
       *[other] { $whom ->
            [you] { $name } vous laisse { $layer }.
           *[other] { $name } laisse { $layer } à { $victim }.
        }
    }
table-linko-told-reclaim =
    { $who ->
        [you] Vous reprenez { $layer } en main.
       *[other] { $name } reprend { $layer } en main.
    }
table-linko-told-discard =
    { $who ->
        [you] Vous défaussez { $layer }.
       *[other] { $name } défausse { $layer }.
    }
table-linko-told-draw =
    { $who ->
        [you] Vous piochez { $card } dans la réserve.
       *[other] { $name } pioche { $card } dans la réserve.
    }
table-linko-told-draw-pile =
    { $who ->
        [you] Vous tirez { $card } de la pioche.
       *[other] { $name } tire une carte de la pioche.
    }
table-linko-told-decline =
    { $who ->
        [you] Vous renoncez à piocher.
       *[other] { $name } renonce à piocher.
    }
table-linko-told-refill = Nouveau dans la réserve : { $cards }.
table-linko-told-ghost-fill = Le fantôme reçoit { $cards }.

## Push: what is asked

table-push-ask-turn = À vous : retournez une carte, ou protégez une couleur.
table-push-ask-turn-bare = À vous : retournez une carte.
table-push-ask-place = Vous avez retourné { $card } : dans quelle colonne ?
table-push-ask-push = Encore une carte, ou vous arrêtez-vous pour prendre une colonne ?
table-push-ask-push-only = Pas encore de colonne à prendre : retournez une autre carte.
table-push-ask-last = La pioche est vide : prenez une colonne.
table-push-ask-collect = { $name } a terminé : à vous de prendre une colonne.

table-push-wait-turn = { $name } hésite : retourner ou protéger…
table-push-wait-place = { $name } a retourné { $card } et cherche une colonne…
table-push-wait-push = { $name } hésite : encore ou stop…
table-push-wait-collect = { $name } choisit une colonne…

## Push: what can be chosen, and what it does

table-push-push = Retourner une carte
table-push-push-on = Encore une carte
table-push-protect = Protéger le { $colour }
table-push-makes-safe =
    { $points ->
        [one] { $points } point à l’abri
       *[other] { $points } points à l’abri
    }
table-push-place-new = Ouvrir la colonne { $column }
table-push-place = Placer dans la colonne { $column }
table-push-take = Prendre la colonne { $column }
table-push-then-roll = puis vous lancez le dé

## Push: what happened

table-push-told-switch =
    { $who ->
        [you] Vous retournez une carte Sens : les autres choisiront dans le sens { $direction }.
       *[other] { $name } retourne une carte Sens : les autres choisiront dans le sens { $direction }.
    }
table-push-told-bust =
    { $who ->
        [you] Vous retournez { $card } : aucune colonne possible. Trop loin !
       *[other] { $name } retourne { $card } : aucune colonne possible. Trop loin !
    }
table-push-told-protect =
    { $who ->
        [you] Vous protégez le { $colour } : { $points ->
            [one] { $points } point à l’abri.
           *[other] { $points } points à l’abri.
        }
       *[other] { $name } protège le { $colour } : { $points ->
            [one] { $points } point à l’abri.
           *[other] { $points } points à l’abri.
        }
    }
table-push-told-place =
    { $who ->
        [you] Vous retournez { $card } : colonne { $column }.
       *[other] { $name } retourne { $card } : colonne { $column }.
    }
table-push-told-take =
    { $who ->
        [you] Vous prenez la colonne { $column } : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $name } prend la colonne { $column } : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
# $face is a colour's name or the star.
table-push-told-roll =
    { $who ->
        [you] Vous lancez le dé ({ $face }) et { $points ->
            [0] ne perdez rien.
            [one] perdez { $points } point.
           *[other] perdez { $points } points.
        }
       *[other] { $name } lance le dé ({ $face }) et { $points ->
            [0] ne perd rien.
            [one] perd { $points } point.
           *[other] perd { $points } points.
        }
    }

## The course of a game

table-end-out = { $name } n’a plus de carte : fin de la partie.
table-end-out-you = Vous n’avez plus de carte : fin de la partie.
table-end-stock-linko = Pioche et réserve sont vides : fin de la partie.
table-end-stock-push = La pioche est vide : fin de la partie.
table-end-stall = Cent tours sans changement : fin de la partie.
# One winner, or several who share; $names is a phrase.
table-won =
    { $who ->
        [you] Vous gagnez !
        [shared] Victoire partagée : { $names } !
       *[other] { $names } gagne !
    }
table-match-won =
    { $who ->
        [you] Vous gagnez le match !
        [shared] Match gagné à égalité : { $names } !
       *[other] { $names } gagne le match !
    }

## The score sheet

table-sheet-title = Feuille de score
table-sheet-round = Manche
table-sheet-total = Total
