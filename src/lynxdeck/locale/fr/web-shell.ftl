### The browser table around the game: first page, new tables, invitations, waiting room, settings.

## The games and their editions

web-game-linko = Linko
web-game-push = Push
web-game-linko-about = Posez vos cartes, subtilynxez les leurs
web-game-push-about = Jusqu’où oserez-vous ?
# A game and its edition in one line.
web-game-edition = { $game } · { $edition }
web-edition-ravensburger-2014 = Ravensburger 2014
web-edition-ravensburger-2014-about = Les règles classiques, sans carte à piocher en plus.
web-edition-amigo-2022-basic = 2022, règles de base
web-edition-amigo-2022-basic-about = Pour commencer : qui ne subtilynxe personne peut piocher une carte.
web-edition-amigo-2022-advanced = 2022, règles avancées
web-edition-amigo-2022-advanced-about = Comme les règles de base, sans la pioche facultative.
web-edition-amigo-2022-expert = 2022, règles expertes
web-edition-amigo-2022-expert-about = Même les 13 et les jokers ne sont pas à l’abri : les 1 les subtilynxent.
web-edition-amigo-2022-duel = 2022, duel
web-edition-amigo-2022-duel-about = À deux avec un fantôme, dont chacun peut subtilynxer les cartes.
web-edition-playte = Playte
web-edition-playte-about = Les règles de l’édition Playte.
web-edition-playte-ghost = Playte, avec fantôme
web-edition-playte-ghost-about = À deux avec un fantôme, comme le veut le livret de Playte.
web-edition-push = Push
web-edition-push-about = Les règles du livret : le dé vous coûte vos cartes exposées d’une couleur.
web-edition-push-risk = Push, risque
web-edition-push-risk-about = Pour les audacieux : une étoile coûte toutes les cartes exposées.
web-edition-push-classic = Push, strict
web-edition-push-classic-about = Chaque carte doit être protégée ; aucune n’est à l’abri d’elle-même.
web-edition-custom = règles maison

## Levels of the bots

web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-level-expert = expert
web-bot = Robot
web-bot-level = Robot, { $level }

## The first page

web-home = Vers l’accueil
web-home-title = Lynxdeck : les jeux de cartes Linko et Push
web-play = Contre des robots
web-play-now = Jouer tout de suite
web-play-sum =
    { $count ->
        [one] { $game } contre un robot, { $level }
       *[other] { $game } contre { $count } robots, { $level }
    }
web-game = Jeu
web-opponents = Adversaires
web-level = Niveau
web-edition = Édition
web-friends = À plusieurs
web-invite = Inviter des amis
web-here = Sur un seul appareil
web-join = Rejoindre
web-join-code = Lien ou code d’une invitation
web-join-wrong = Ce n’est ni un lien ni un code de Lynxdeck.
web-mine = Mes parties
web-mine-over =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
web-forget = Retirer de cette liste
web-with = avec { $names }
web-alone = encore personne d’autre
web-status-asked = À vous de décider
web-status-others = Aux autres de décider
web-status-waiting = Pas encore commencée
web-status-between = Manche suivante
web-status-over = Terminée
web-status-closed = Cette table est fermée.
web-lobby = Tables ouvertes
web-lobby-none = Aucune table publique n’est ouverte pour l’instant.
web-lobby-nobody = encore personne
web-lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-lobby-watch = Regarder
web-learning = Apprendre et consulter
web-learn = Apprendre { $game }
web-rules = Règles de { $game }
web-replay = Revoir une partie
web-credit-linko = Linko est un jeu de Wolfgang Kramer et Michael Kiesling.
web-credit-push = Push est un jeu de Prospero Hall.
web-unofficial = Lynxdeck est une édition non officielle, sans lien avec les auteurs ni les éditeurs.
web-away = Le serveur est injoignable
web-away-about = Jouer à distance avec des amis devra attendre. Tout le reste marche aussi sans lui.
web-again = Réessayer
web-release = Un Lynxdeck plus récent est prêt.
web-release-take = L’utiliser maintenant

## A new table

web-new = Une table entre amis
web-seats = Joueurs
web-bots = Dont robots
web-name = Votre nom
web-guest = Invité
web-clock = Temps de réflexion
web-clock-about = Qui dépasse son temps est remplacé par un robot, et peut revenir.
web-clock-none = Autant qu’on veut
web-clock-quick = 15 secondes, et 1 minute de réserve
web-clock-steady = 30 secondes, et 2 minutes de réserve
web-clock-calm = 1 minute, et 5 minutes de réserve
web-clock-day = 1 jour par décision
web-clock-days = 3 jours par décision
web-clock-week = 7 jours par décision
web-clock-is-none = sans pendule
web-clock-is-live = { $seconds } s + { $minutes } min
web-clock-is-days =
    { $days ->
        [one] { $days } jour chacun
       *[other] { $days } jours chacun
    }
web-match = Rencontre
web-match-rounds =
    { $rounds ->
        [one] { $rounds } partie
       *[other] { $rounds } parties
    }
web-public = Table publique
web-public-about = Tous ceux de ce serveur peuvent la voir et s’y asseoir.
web-more = Autres options
web-spectators = Spectateurs admis
web-chat = Discussion
web-hints = Conseils d’un robot fort
web-hints-about = Seulement tant qu’une personne joue seule.
web-odds = Montrer le risque d’aller trop loin
web-table-title = Nom de la table
web-house = Règles maison
web-flag-optional_draw = Qui ne subtilynxe personne peut piocher une carte
web-flag-ones_beat_top = Les 1 subtilynxent les 13 et les jokers seuls
web-flag-ghost = À deux, un fantôme joue aussi
web-flag-tie = À égalité
web-flag-follow_up = Les cartes suivantes d’une couleur protégée
web-flag-risk = Une étoile coûte toutes les cartes exposées
web-flag-value-yes = oui
web-flag-value-no = non
web-flag-value-shared = la victoire est partagée
web-flag-value-fewest_in_hand = le moins de cartes en main gagne
web-flag-value-free = sont à l’abri d’elles-mêmes
web-flag-value-action = doivent être protégées à nouveau
web-no-chat = sans discussion
web-no-spectators = sans spectateurs
web-open = Ouvrir la table

## Several people at one device

web-here-about = Passez-vous l’appareil : chaque main reste cachée jusqu’à ce que son propriétaire la touche.
web-players = Joueurs
web-player = Joueur { $number }
web-player-kind = Qui joue comme joueur { $number }
web-player-add = Un joueur de plus
web-player-remove = Retirer le joueur { $number }
web-person = Personne
web-start = Distribuer les cartes

## An invitation

web-join-title = Invitation
web-join-unknown = Cette invitation ne mène (plus) à aucune table.
web-join-full = Toutes les places sont prises.
web-join-seated = Revenir à ma place
web-seat-choose = Choisissez une place
web-seat-free = libre
web-sit = S’asseoir
web-watch = Regarder seulement

## The waiting room

web-waiting = Salle d’attente
web-seat = Place { $number }
web-seat-you = vous
web-seat-here = est là
web-seat-away = absent pour l’instant
web-seat-clear = Libérer la place de { $name }
web-rename = Renommer
web-stand-up = Se lever
web-bot-add = Ajouter un robot
web-fill =
    { $count ->
        [one] Donner la place libre à un robot
       *[other] Donner { $count } places libres à des robots
    }
web-inviting = Inviter
web-inviting-about = Qui a ce lien peut prendre une place libre.
web-here-only = Cette adresse ne mène qu’à cette machine. « lynxdeck serve --lan » ouvre au réseau de la maison.
web-invite-new = Créer un nouveau lien
web-link = Lien
web-copy = Copier
web-copied = Le lien est copié.
web-copy-by-hand = Le lien est sélectionné : copiez-le d’ici.
web-share = Partager
web-share-text = Jouez à { $game } avec moi !
web-qr = Le lien en code QR
web-waiting-free =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-waiting-ready = Tout le monde est là : distribuez les cartes.
web-waiting-host = Tout le monde est là : l’hôte distribue les cartes.
web-unseated = Vous n’avez plus de place à cette table.
web-close-table = Fermer la table
web-host-give = Faire de { $name } l’hôte de la table
web-host-give-about = Ensuite, c’est { $name } qui lance les parties et s’occupe de la table. Vous ne retrouverez ce rôle que si { $name } vous le rend.
web-host-give-yes = Donner le rôle
web-host-now =
    { $who ->
        [you] C’est maintenant vous l’hôte.
       *[other] { $name } est maintenant l’hôte.
    }
web-handover = Jouer sur un autre appareil
web-handover-about = Ouvrez-y ce lien dans les dix minutes. Il sert une fois ; votre place reste ouverte ici aussi.

## Settings and keys

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = du système
web-theme-light = claires
web-theme-dark = sombres
web-theme-now =
    { $theme ->
        [light] Couleurs : claires
        [dark] Couleurs : sombres
       *[auto] Couleurs : celles du système
    }
web-speed = Vitesse des cartes
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-instant = immédiate
web-calm = Votre système demande moins de mouvement : les cartes se fondent au lieu de voyager.
web-sounds = Sons
web-notices = Me prévenir quand je dois décider
web-notices-about = Un avis du navigateur, pour les parties sur plusieurs jours, tant que cette page est ouverte quelque part.
web-notices-denied = Le navigateur ne permet pas d’avis pour cette page.
web-keys = Touches
web-keys-here = Ici
web-keys-always = Partout
web-key-tab = À la commande suivante
web-key-enter = Actionner la commande
web-key-esc = Fermer, ou annuler le choix
web-key-help = Montrer les touches
web-close = Fermer
web-done = Terminé

## The page itself

web-title-asked = ● À vous de décider – { $game }
web-notice-body = La table vous attend.
web-lost = Rien ici
web-lost-about = Cette page n’existe pas.
web-torn = Quelque chose s’est cassé sur cette page
web-torn-about = Rien n’est perdu : vos parties sont conservées.
web-reload = Recharger la page

## Answers of the server; the key ends with its code

web-error-fault = Quelque chose a mal tourné. Veuillez réessayer.
web-error-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-error-no-server = Il faut pour cela un serveur Lynxdeck, et cette page n’en a pas.
web-error-bad-name = Un nom demande une lettre ou un chiffre, et au plus 24 signes.
web-error-name-taken = Quelqu’un porte déjà ce nom à cette table.
web-error-seat-taken = Quelqu’un vient de prendre cette place.
web-error-seats-free = Une place est encore libre : il faut d’abord l’occuper.
web-error-full = Toutes les places sont prises.
web-error-closed = Cette table est fermée.
web-error-started = La partie a déjà commencé.
web-error-not-started = La partie n’a pas encore commencé.
web-error-not-found = Cette table n’existe pas (ou plus).
web-error-not-host = Seul l’hôte peut faire cela.
web-error-no-key = Ce lien a déjà servi, ou il est trop ancien.
web-error-off = C’est désactivé à cette table.
web-error-stale = La table a avancé entre-temps.
web-error-not-your-decision = Ce n’est pas à vous de décider.
web-error-stand-in = Un robot joue pour vous : reprenez d’abord votre place.
web-error-storage = Rien ne peut être enregistré pour l’instant. Veuillez réessayer.
web-error-too-many = C’était trop à la fois. Patientez un instant.
web-error-hints-full = Beaucoup demandent un conseil en ce moment. Réessayez dans un instant.
web-error-no-hint = Pas de conseil pour l’instant.
web-error-too-big = C’est trop gros.
