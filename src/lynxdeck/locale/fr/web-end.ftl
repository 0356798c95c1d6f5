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
web-end-tie-cards = Égalité entre { $names }. Le plus grand nombre de cartes décide : { $winner }.
web-end-tie-hand = Égalité entre { $names }. Le plus petit nombre de cartes en main décide : { $winner }.
web-end-tie-shared = Égalité parfaite entre { $names } : la victoire est partagée.
web-end-match = Match, manche { $round } sur { $rounds }
web-end-starts = (a commencé)
web-end-hands = Voir toutes les mains
web-end-fair = La donne était-elle honnête ?
web-end-replay = Revoir la partie
web-end-record = Enregistrer la partie
web-end-next = Manche suivante
web-end-rematch = Rejouer

## The fairness check

web-fair-checking = Vérification de la donne…
web-fair-proven = Personne n’a choisi cette donne : votre navigateur l’a prouvé.
web-fair-sound = Tout concorde, pour autant que votre navigateur puisse le voir.
web-fair-broken = Quelque chose ne concorde pas. Ne faites pas confiance à cette donne.
web-fair-promise = Le serveur avait fixé sa part avant que quiconque ajoute la sienne, et il s’y est tenu.
web-fair-promise-broken = Le serveur ne s’est pas tenu à la part qu’il avait fixée avant la donne.
web-fair-promise-unknown = Votre navigateur est arrivé après la donne : il n’a pas vu ce que le serveur avait fixé avant.
web-fair-terms = Tout le reste aussi avait été scellé d’avance, et n’a pas changé.
web-fair-terms-broken = Ce qui avait été scellé avant la donne n’est pas ce qui a été joué.
web-fair-terms-unknown = Votre navigateur n’a pas vu ce qui avait été scellé avant la donne.
web-fair-shares = Chacun a donné ce qu’il avait promis à l’aveugle, avant que rien ne soit montré.
web-fair-shares-broken = La part de quelqu’un n’est pas celle qui avait été promise.
web-fair-each = Chaque place y a sa part.
web-fair-each-broken = Il n’y a pas une part par place, ou elles sont trop courtes pour prouver quoi que ce soit.
web-fair-own = La part de votre navigateur y est. Une seule part honnête suffit : personne n’a pu choisir.
web-fair-own-broken = La part de votre navigateur n’y est pas ; une autre est à sa place.
web-fair-own-unknown = La part de votre navigateur n’y est pas : le serveur dit qu’il n’était pas là au moment de la donne.
web-fair-start = C’est bien la bonne personne qui a commencé.
web-fair-start-broken = Quelqu’un d’autre aurait dû commencer.
web-fair-deck = Les cartes étaient exactement comme le disent toutes les parts réunies.
web-fair-deck-broken = Les cartes n’étaient pas comme le disent toutes les parts réunies.
web-fair-deck-unknown = Votre navigateur ne connaît pas le paquet de ce jeu et ne peut pas refaire la donne.
web-fair-dice = Le dé est tombé comme le disent les parts.
web-fair-dice-broken = Le dé n’est pas tombé comme le disent les parts.
web-fair-seen = Les cartes que vous avez vues sont bien à leur place dans cet ordre.
web-fair-seen-broken = Les cartes que vous avez vues ne sont pas à leur place dans cet ordre.
web-fair-seen-unknown = Vos cartes n’ont pas pu être comparées : cette page n’a pas vu le début.
web-fair-none = L’ordre des cartes de cette partie était fixé d’avance : il n’y a rien à vérifier.
web-fair-alone = Aucun navigateur n’a ajouté de part : le serveur a fait cette donne seul, et a pu en essayer d’autres avant.
web-fair-others = Les parts sont venues de { $names } : si l’une d’elles est honnête, personne n’a choisi.
web-fair-silent = Rien n’est venu de { $names }. Ce n’est pas grave : les autres parts suffisent.
web-fair-void =
    { $count ->
        [one] Une donne a été annulée avant celle-ci, faute de réponse de { $names }. Si cela arrive souvent, demandez pourquoi.
       *[other] { $count } donnes ont été annulées avant celle-ci, faute de réponse de { $names }. Si cela arrive souvent, demandez pourquoi.
    }
web-fair-older = Cette table a commencé sous les anciennes règles des donnes honnêtes. Elles prouvent moins : le serveur pouvait choisir ce qu’il ajoutait pour les bots et pour ceux qui n’ajoutaient rien.
web-fair-numbers = Les nombres
web-fair-commitment = Engagement
web-fair-seed = Graine
web-fair-parts = Parts des places
web-fair-sealed = Scellé d’avance
web-fair-limits = Votre navigateur a fait ce calcul lui-même. Il ne peut pas prouver que personne, côté serveur, n’a regardé les cartes.

## Avant les cartes

web-deal-dealing = Distribution des cartes…
web-deal-void =
    { $who ->
        [you] Votre navigateur n’a pas répondu à temps : cette donne est annulée. Une autre suit d’elle-même.
       *[other] Pas de réponse de { $names } à temps : cette donne est annulée. Une autre suit d’elle-même.
    }
web-deal-silent = Ces cartes ont été données sans la part de votre navigateur.
web-deal-other = Le serveur veut donner autrement que convenu. Votre navigateur garde sa part pour lui.
