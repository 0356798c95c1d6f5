### Parties sur cet appareil : sans serveur, les cartes tirées d’une graine que l’on peut transmettre.

# In the menu of a table at which nobody has decided anything yet.
web-table-friends = Plutôt avec des amis

## Taking back

web-table-undo = Annuler
web-table-undone = Annulé. À vous de jouer à nouveau.

## The same cards again

web-end-same = Encore les mêmes cartes
web-end-send = Envoyer ces cartes
web-deal-send = Envoyer ces cartes
web-deal-send-about = Ce lien donne à quelqu’un exactement les mêmes cartes. Qui en tirera le plus ?
web-deal-share-text = Les mêmes cartes à { $game } : qui fait mieux ?
web-deal-title = Les mêmes cartes
web-deal-about =
    { $count ->
        [one] Quelqu’un a déjà joué ces cartes : { $title }, contre un bot. À vous maintenant.
       *[other] Quelqu’un a déjà joué ces cartes : { $title }, contre { $count } bots. À vous maintenant.
    }
web-deal-wrong = Ce lien ne contient aucune donne. Il en manque peut-être un morceau.

## Un bot, ou un conseil, qui se fait attendre

web-thinking =
    { $who ->
        [hint] Recherche d’un indice : { $percent } %
       *[bot] { $name } réfléchit : { $percent } %
    }
web-thinking-enough = Plus vite

## Ce qui a mal tourné sur cet appareil

web-error-elsewhere = Cette partie est ouverte dans un autre onglet.
web-error-no-undo = Rien à annuler.
web-error-undo-seen = Trop tard : vous avez vu ce qui était caché.
web-error-no-wasm = Ce navigateur ne peut pas faire tourner les jeux : WebAssembly manque ou est désactivé. Essayez un autre navigateur.
web-error-load = Le jeu ne s’est pas chargé. Réessayez une fois en ligne.
web-error-version = Cette page n’est plus à jour. Rechargez-la.
web-error-bad-seed = Une graine tient sur une ligne de texte.
