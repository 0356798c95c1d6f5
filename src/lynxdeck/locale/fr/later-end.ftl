### The end of a game in the browser: the count, the match, what comes next, and the fairness check.

web-end-fold = Voir la table
web-end-unfold = Revenir au résultat
# Linko: how a score comes about.
web-end-linko =
    { $laid ->
        [one] { $laid } carte posée
       *[other] { $laid } cartes posées
    } − { $hand } en main
# Push: how a score comes about.
web-end-push = exposées { $bench } + à l’abri { $safe }
# Equal scores; $names tie, $winner has won.
web-end-tie-cards = Égalité : { $names }. Le plus grand nombre de cartes numérotées décide : { $winner }.
web-end-tie-hand = Égalité : { $names }. Le plus petit nombre de cartes en main décide : { $winner }.
web-end-tie-shared = Égalité parfaite : { $names }. La victoire est partagée.
web-end-hands = Voir toutes les mains
web-end-fair = Donne honnête ?
web-end-replay = Revoir la partie
web-end-record = Enregistrer la partie
web-end-next = Manche suivante
web-end-rematch = Rejouer
web-again-ready = Prêts : { $ready } sur { $all }

## The fairness check

web-fair-checking = Vérification de la donne…
web-fair-proven = Personne n’a choisi cette donne : votre navigateur l’a prouvé.
web-fair-sound = Tout concorde, pour autant que votre navigateur puisse le voir.
web-fair-broken = Quelque chose ne concorde pas. Ne faites pas confiance à cette donne.
web-fair-how = Le principe : avant la donne, le serveur et l’appareil de chaque personne mettent sous clé un nombre secret, tiré au hasard. Une fois tous à l’abri, on les ouvre et on les mélange : l’ordre des cartes en découle. Personne ne peut le choisir sans les autres.
web-fair-promise = Le serveur avait mis son nombre secret sous clé avant que quiconque ajoute le sien, et il s’y est tenu.
web-fair-promise-broken = Le serveur ne s’est pas tenu au nombre qu’il avait mis sous clé avant la donne.
web-fair-promise-unknown = Votre navigateur est arrivé après la donne : il n’a pas pu voir ce que le serveur avait mis sous clé.
web-fair-terms = Tout le reste – règles, places, qui commence – était fixé d’avance aussi, et n’a pas changé.
web-fair-terms-broken = Ce qui était fixé avant la donne n’est pas ce qui a été joué.
web-fair-terms-unknown = Votre navigateur n’a pas pu voir ce qui était fixé avant la donne.
web-fair-shares = Tous les nombres de la table étaient sous clé avant qu’on en ouvre un seul.
web-fair-shares-broken = Quelqu’un a ouvert un autre nombre que celui mis sous clé.
web-fair-own = Votre nombre en fait partie. Un seul nombre honnête suffit : personne n’a pu choisir les cartes.
web-fair-own-broken = Votre nombre n’en fait pas partie ; un autre est à sa place.
web-fair-own-unknown = Votre nombre n’en fait pas partie : le serveur dit que votre navigateur n’était pas là au moment de la donne.
web-fair-start = C’est bien la bonne personne qui a commencé.
web-fair-start-broken = Quelqu’un d’autre aurait dû commencer.
web-fair-deck = L’ordre des cartes est exactement celui que donnent tous les nombres réunis.
web-fair-deck-broken = L’ordre des cartes n’est pas celui que donnent tous les nombres réunis.
web-fair-deck-unknown = Votre navigateur ne connaît pas le paquet de ce jeu et ne peut pas refaire la donne.
web-fair-dice = Les lancers du dé sont ceux que donnent les nombres.
web-fair-dice-broken = Les lancers du dé ne sont pas ceux que donnent les nombres.
web-fair-seen = Les cartes que vous avez vues sont bien à leur place.
web-fair-seen-broken = Les cartes que vous avez vues ne sont pas à leur place.
web-fair-seen-unknown = Vos cartes n’ont pas pu être comparées : cette page n’a pas vu le début.
web-fair-none = L’ordre des cartes de cette partie était fixé d’avance : il n’y a rien à vérifier.
web-fair-alone = Aucun appareil à la table n’a ajouté de nombre : le serveur a distribué seul, et a pu essayer plusieurs donnes.
web-fair-others = Nombres reçus : { $names }. Si un seul est honnête, personne n’a choisi les cartes.
web-fair-silent = Sans nombre : { $names }. Ce n’est pas grave, les autres suffisent.
web-fair-void =
    { $count ->
        [one] Une donne a été annulée avant celle-ci, faute de réponse ({ $names }). Si cela arrive souvent, demandez pourquoi.
       *[other] { $count } donnes ont été annulées avant celle-ci, faute de réponse ({ $names }). Si cela arrive souvent, demandez pourquoi.
    }
web-fair-numbers = Tous les nombres, pour vérifier
web-fair-commitment = Nombre du serveur, sous clé
web-fair-seed = Nombre du serveur, ouvert
web-fair-parts = Nombres des places
web-fair-sealed = Fixé d’avance aussi
web-fair-limits = Votre navigateur a fait ce calcul lui-même. Il ne peut pas prouver que personne, côté serveur, n’a regardé les cartes.

## The count, the story, the picture

web-end-count = Le score
web-end-story = Le film de la partie
web-end-share = Partager
web-end-round = Manche { $round } sur { $rounds }
# Under the winner of a match.
web-end-margin =
    { $points ->
        [one] avec un point d’avance
       *[other] avec { $points } points d’avance
    }, après { $rounds } manches
# $told is a whole sentence of the log.
web-story-snatches =
    { $who ->
        [you] Vous avez subtilynxé { $count } fois.
       *[other] { $name } a le plus subtilynxé : { $count } fois.
    }
web-story-victim = Victime préférée : { $name }, { $count }×.
web-story-layer =
    { $who ->
        [you] La plus grande combinaison : { $layer }, et c’est la vôtre.
       *[other] La plus grande combinaison : { $layer }, par { $name }.
    }
web-story-catch = La plus belle prise. { $told }
web-story-turn = Le tournant. { $told }
web-story-haul = La plus belle récolte. { $told }
web-story-luck = Pas de chance… { $told }
web-story-busts = Le plus souvent trop loin : { $name }, { $count }×.
## Pourquoi : une ligne sous le vainqueur

# $cards, ce qui restait en main ; $name n'est jamais celui qui lit.
web-why-linko-caught = { $name } termine alors qu’il vous reste { $cards } en main.
web-why-linko-caught-all = { $name } termine alors qu’il reste { $cards } en main aux autres.
web-why-linko-out = Vous terminez alors qu’il reste { $cards } en main aux autres.
web-why-linko-robbed =
    On vous a subtilynxé { $count ->
        [one] une fois : { $cards } de moins sur la table.
       *[other] { $count } fois : { $cards } de moins sur la table.
    }
web-why-linko-kept = Personne n’a pu toucher à vos { $cards }.
web-why-linko-short = À la fin, { $name } avait { $cards } sur la table, vous { $own }.
web-why-push-never =
    Vous n’avez jamais protégé : le dé vous a pris { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-why-push-die =
    Le dé vous a pris { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-why-push-busts = { $count } fois trop loin, et chaque fois les mains vides.
web-why-push-safe =
    Vous avez protégé { $points ->
        [one] { $points } point : aucun dé ne pouvait le prendre.
       *[other] { $points } points : aucun dé ne pouvait les prendre.
    }
web-why-push-spared = Le dé ne vous a pas pris un seul point.
web-why-push-short =
    { $name } a pris { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans les colonnes, vous { $own }.

## The games of the same people one after the other; $count is 2 or more

web-evening = Le bilan après { $count } parties
web-evening-won = Parties gagnées
web-evening-run =
    { $who ->
        [you] Vous avez gagné les { $count } dernières parties.
       *[other] { $name } a gagné les { $count } dernières parties.
    }
