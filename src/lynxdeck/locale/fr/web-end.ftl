### The end of a game in the browser: the count, the match, what comes next, and the fairness check.

web-end-fold = Voir la table
web-end-unfold = Revenir au résultat
# Linko: how a score comes about.
web-end-linko =
    { $laid ->
        [one] { $laid } carte posée
       *[other] { $laid } cartes posées
    } − { $hand } en main
# Push: $cards is a phrase, “12 cards”.
web-end-push = exposées { $bench } + à l’abri { $safe } · { $cards }
# Equal scores; $names tie, $winner has won.
web-end-tie-cards = Égalité entre { $names }. Le plus grand nombre de cartes décide : { $winner }.
web-end-tie-hand = Égalité entre { $names }. Le plus petit nombre de cartes en main décide : { $winner }.
web-end-tie-shared = Égalité parfaite entre { $names } : la victoire est partagée.
web-end-match = Match, manche { $round } sur { $rounds }
web-end-starts = (a commencé)
web-end-hands = Voir toutes les mains
web-end-fair = La donne était-elle honnête ?
web-end-replay = Revoir la partie
web-end-record = Enregistrer la partie
web-end-next = Manche suivante
web-end-rematch = Rejouer
web-end-wait-next = L’hôte lance la manche suivante.
web-end-wait-rematch = L’hôte peut proposer une autre partie.

## The fairness check

web-fair-checking = Nouveau calcul de la donne…
web-fair-sound = La donne était honnête : tout concorde.
web-fair-broken = Quelque chose ne concorde pas. Ne faites pas confiance à cette donne.
web-fair-promise = La graine révélée est celle sur laquelle le serveur s’était engagé avant la partie.
web-fair-promise-broken = La graine révélée n’est pas celle sur laquelle le serveur s’était engagé avant la partie.
web-fair-promise-unknown = Cette page a été ouverte après la donne : elle n’a pas vu l’engagement pris avant.
web-fair-deck = L’ordre des cartes découle de cette graine et de la part de chaque place.
web-fair-deck-broken = L’ordre des cartes ne découle pas de cette graine.
web-fair-dice = Il en va de même de tous les lancers du dé.
web-fair-dice-broken = Les lancers du dé ne découlent pas de cette graine.
web-fair-seen = Les cartes que vous avez vues sont bien à leur place dans cet ordre.
web-fair-seen-broken = Les cartes que vous avez vues ne sont pas à leur place dans cet ordre.
web-fair-seen-unknown = Vos cartes n’ont pas pu être comparées : cette page n’a pas vu le début.
web-fair-none = L’ordre des cartes de cette partie était fixé d’avance : il n’y a rien à vérifier.
web-fair-numbers = Les nombres
web-fair-commitment = Engagement
web-fair-seed = Graine
web-fair-shares = Parts des places
web-fair-limits = Votre navigateur a fait ce calcul lui-même. Il prouve que rien n’a été changé après coup et, si votre propre part y est entrée, que personne n’a choisi la donne. Il ne peut pas prouver que l’exploitant du serveur n’a pas regardé, ni que les donnes annulées l’ont été par hasard.
