### The browser table around the game: first page, new tables, invitations, waiting room, settings.

## The games and their editions

web-game-linko = Linko
web-game-push = Push
web-game-linko-about = Posez vos cartes, subtilynxez les leurs
web-game-push-about = Jusqu’où oserez-vous ?
# A game and its edition in one line.
web-game-edition = { $game } · { $edition }
web-edition-ravensburger-2014 = Ravensburger 2014
web-edition-ravensburger-2014-about = Les règles classiques, sans pioche facultative.
web-edition-amigo-2022-basic = 2022, règles de base
web-edition-amigo-2022-basic-about = Pour débuter en douceur : si vous ne subtilynxez personne, vous pouvez piocher.
web-edition-amigo-2022-advanced = 2022, règles avancées
web-edition-amigo-2022-advanced-about = Comme les règles de base, sans la pioche facultative.
web-edition-amigo-2022-expert = 2022, règles expert
web-edition-amigo-2022-expert-about = Même les 13 et les jokers ne sont pas à l’abri : les 1 les subtilynxent.
web-edition-amigo-2022-duel = 2022, duel
web-edition-amigo-2022-duel-about = À deux, avec un fantôme que chacun peut subtilynxer.
web-edition-playte = Playte
web-edition-playte-about = Les règles de l’édition Playte.
web-edition-playte-ghost = Playte, avec fantôme
web-edition-playte-ghost-about = À deux avec un fantôme, comme dans le livret de Playte.
web-edition-push = Push
web-edition-push-about = Les règles du livret : un lancer peut vous coûter vos cartes exposées d’une couleur.
web-edition-push-risk = Push, risque
web-edition-push-risk-about = Pour qui ose : une étoile coûte toutes les cartes exposées.
web-edition-push-classic = Push, strict
web-edition-push-classic-about = Rien n’est protégé d’office, pas même les nouvelles cartes d’une couleur protégée.
web-edition-custom = règles maison

## Levels of the bots

web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-level-expert = expert
web-level-champion = champion
web-bot = Bot
web-bot-level = Bot, { $level }

## The first page

web-home = Accueil
web-home-title = Lynxdeck : les jeux de cartes Linko et Push
web-game = Jeu
web-opponents = Adversaires
web-level = Niveau
web-edition = Édition
web-friends = Entre amis
web-invite = Inviter
web-here = Sur un seul appareil
web-join = Rejoindre
web-join-code = Lien ou code
web-join-wrong = Cela ne ressemble ni à un lien ni à un code Lynxdeck.
web-mine = En cours
web-mine-over =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
web-forget = Retirer de cette liste
web-with = avec { $names }
web-alone = encore personne d’autre
web-status-asked = À vous de jouer
# More games that wait for me, under the last one.
web-asked-more =
    { $count ->
        [one] et une autre
       *[other] et { $count } autres
    }
web-mine-on =
    { $count ->
        [one] Une partie à finir
       *[other] { $count } parties à finir
    }
web-status-others = On attend les autres
web-status-waiting = Pas commencée
web-status-between = Manche suivante
web-status-over = Terminée
web-status-closed = Cette table est fermée.
web-lobby = Tables ouvertes
web-lobby-nobody = encore personne
web-lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-lobby-watch = Regarder
web-rules = Règles { LINKED("de", $game) }
web-replay = Revoir une partie
web-credit-linko = Linko est un jeu de Wolfgang Kramer et Michael Kiesling.
web-credit-push = Push est un jeu de Prospero Hall.
web-unofficial = Lynxdeck n’est pas officiel et n’a aucun lien avec les auteurs ni les éditeurs.
web-away = Le serveur est injoignable
web-away-about = Pour jouer à distance avec des amis, il faudra attendre. Tout le reste marche sans lui.
web-again = Réessayer
web-release = Une nouvelle version de Lynxdeck est prête.
web-release-take = Mettre à jour

## A new table

web-new = Nouvelle table
web-seats = Joueurs
web-name = Votre nom
web-clock = Limite de temps
web-clock-about = Si votre temps est écoulé, un bot prend le relais jusqu’à votre retour.
web-clock-none = Sans limite
web-clock-quick = 15 secondes, et 1 minute de réserve
web-clock-steady = 30 secondes, et 2 minutes de réserve
web-clock-calm = 1 minute, et 5 minutes de réserve
web-clock-day = 1 jour par coup
web-clock-days = 3 jours par coup
web-clock-week = 7 jours par coup
web-clock-is-none = sans limite de temps
web-clock-is-live = { $seconds } s + { $minutes } min
web-clock-is-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-match = Match
web-match-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
web-public = Table publique
web-public-about = Tout le monde sur ce serveur peut la voir et s’y asseoir.
web-more = Autres options
web-spectators = Spectateurs admis
web-chat = Discussion
web-hints = Indices
web-hints-about = Seulement en solo contre les bots.
web-odds = Montrer le risque d’aller trop loin
web-table-title = Nom de la table
web-house = Règles maison
web-flag-optional_draw = Sans subtilynxage, on peut piocher une carte
web-flag-ones_beat_top = Les 1 subtilynxent les 13 et les combinaisons de jokers seuls
web-flag-ghost = À deux, un fantôme joue aussi
web-flag-tie = À égalité
web-flag-follow_up = Les nouvelles cartes d’une couleur protégée
web-flag-risk = Une étoile coûte toutes les cartes exposées
web-flag-value-yes = oui
web-flag-value-no = non
web-flag-value-shared = la victoire est partagée
web-flag-value-fewest_in_hand = gagne la personne qui a le moins de cartes en main
web-flag-value-free = sont protégées d’office
web-flag-value-action = demandent un autre tour
web-no-chat = sans discussion
web-no-spectators = sans spectateurs

## Several people at one device

web-here-about = Passez-vous l’appareil : chaque main reste cachée tant qu’on ne la touche pas.
web-here-about-open = Passez-vous l’appareil, ou posez-le au milieu de la table : tout le monde voit tout.
web-players = Joueurs
web-player = Joueur { $number }
web-player-kind = Joueur { $number } : personne ou bot
web-player-add = Ajouter
web-player-remove = Retirer le joueur { $number }
web-person = Une personne
web-start = Distribuer les cartes

## An invitation

web-join-title = Invitation
web-join-unknown = Cette invitation n’est plus valable.
web-join-full = Toutes les places sont prises.
web-join-seated = Revenir à ma place
web-seat-free = libre
web-sit = S’asseoir
web-watch = Regarder seulement

## The waiting room

web-waiting = Salle d’attente
web-seat = Place { $number }
web-seat-clear = Retirer { $name }
web-rename = Renommer
web-stand-up = Se lever
web-bot-add = Ajouter un bot
web-fill =
    { $count ->
        [one] Compléter avec un bot
       *[other] Compléter avec { $count } bots
    }
web-inviting = Inviter
web-here-only = Ce lien ne marche que sur cet ordinateur. Pour inviter d’autres personnes, ouvrez Lynxdeck à votre réseau.
web-invite-new = Nouveau lien
web-link = Lien
web-copy = Copier
web-copied = Lien copié.
web-copy-by-hand = Copiez le lien sélectionné.
web-share = Partager
web-share-text = Une partie { LINKED("de", $game) } avec moi ?
web-qr = Le lien en code QR
web-unseated = Vous n’avez plus de place à cette table.
web-close-table = Fermer la table
web-host-give = Confier la table à { $name }
web-host-give-about = { $name } lancera alors les parties et s’occupera de la table. Vous ne retrouverez ce rôle que si { $name } vous le rend.
web-host-give-yes = Confier
web-host-now =
    { $who ->
        [you] C’est maintenant vous l’hôte.
       *[other] { $name } est maintenant l’hôte.
    }
web-handover = Jouer sur un autre appareil
web-handover-about = Ouvrez-y ce lien dans les dix minutes. Il ne sert qu’une fois ; votre place reste ouverte ici aussi.

## Settings and keys

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = celles du système
web-theme-light = claires
web-theme-dark = sombres
web-speed = Vitesse des cartes
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-instant = immédiate
web-calm = Les animations sont réduites : les cartes apparaissent en fondu au lieu de se déplacer.
web-sounds = Sons
web-notices = Me prévenir quand c’est à moi
web-notices-about = Une notification du navigateur, pour les parties qui durent plusieurs jours.
web-notices-denied = Le navigateur bloque les notifications de cette page.
web-keys = Touches
web-keys-here = Ici
web-keys-always = Partout
web-key-tab = Bouton ou champ suivant
web-key-enter = Appuyer dessus
web-key-esc = Fermer ou annuler le choix
web-key-help = Montrer les touches
web-close = Fermer
web-done = Terminé
web-labelled = { $label } : { $text }

## The page itself

web-title-asked = ● À vous de jouer – { $game }
web-notice-body = La table vous attend.
web-lost = Page introuvable
web-lost-about = Il n’y a rien à cette adresse.
web-torn = Une erreur s’est produite
web-torn-about = Vos parties sont en sécurité.
web-reload = Recharger

## Answers of the server; the key ends with its code

web-error-fault = Une erreur s’est produite. Réessayez.
web-error-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-error-no-server = Il faut pour cela un serveur Lynxdeck, et cette page s’en passe.
web-error-bad-name = 24 caractères au plus, dont au moins une lettre ou un chiffre.
web-error-name-taken = Ce nom est déjà pris à cette table.
web-error-seat-taken = Quelqu’un vient de prendre cette place.
web-error-seats-free = Une place est encore libre : il faut d’abord l’occuper.
web-error-full = Toutes les places sont prises.
web-error-closed = Cette table est fermée.
web-error-started = La partie a déjà commencé.
web-error-not-started = La partie n’a pas encore commencé.
web-error-not-found = Cette table n’existe plus.
web-error-not-host = Seul l’hôte peut le faire.
web-error-no-key = Ce lien a déjà servi, ou il est trop ancien.
web-error-off = C’est désactivé à cette table.
web-error-stale = Trop tard : la partie a continué.
web-error-not-your-decision = Ce n’est pas votre tour.
web-error-stand-in = Un bot joue pour vous : reprenez d’abord votre place.
web-error-storage = Le serveur ne peut pas enregistrer pour l’instant. Réessayez.
web-error-other-version = Le serveur est en cours de mise à jour. Réessayez dans un instant.
web-error-too-many = Trop de requêtes. Patientez un instant.
web-error-hints-full = Beaucoup demandent un indice en ce moment. Réessayez dans un instant.
web-error-no-hint = Pas d’indice pour l’instant.
web-error-too-big = C’est trop gros.
web-error-too-long = C’est trop long. Raccourcissez un peu.
web-error-over = Le match est fini. Rejouer ?
web-error-not-over = Le match n’est pas encore fini.
web-error-seat-free = Il n’y a plus personne à cette place.
web-error-no-person = C’est un bot qui est à cette place.
web-error-outdated = Cette partie vient d’une autre version.
web-error-damaged = Une partie des données est illisible.
web-error-unplayable = Cette table est illisible.
web-error-unknown-bot = Ce bot n’est plus là.
web-error-bad-address = Les notifications de ce navigateur ne marchent pas avec ce serveur.
web-error-bad-result = Le serveur n’a pas pu confirmer le résultat.
web-error-too-slow = C’était trop long. Réessayez.
web-error-superseded = Vous avez demandé un autre indice.
web-error-foreign = Ouvrez cette page à l’adresse du serveur.
