### The first page, invitations and the waiting room.

## The first page

web-tile-play = Jouer
web-tile-learn = Leçon de 2 min
web-tile-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-tile-sum = { $bots } · { $level }
web-tile-welcome = Première fois ? Deux minutes, et c’est parti.
web-which-game = Quel jeu ?
web-more-links = Plus
web-friends-here = Un seul appareil
web-friends-code = Code
web-try-linko = Essayez : choisissez un 9.
web-tried-linko = Les deux 9 ! Une valeur, autant de cartes que vous voulez.
web-try-push = Encore une carte ? Retournez-la.
web-tried-push = Coup de chance ! Stop, ou encore ?

## Faces

web-face = Votre lynx
web-face-number = Lynx { $number }
web-error-face-taken = { $name } a déjà ce lynx. Choisissez-en un autre.

## An invitation

web-join-invites = { $name } vous invite
web-join-note = Pas de compte, rien à installer.
web-seat-yours = Votre place

## The waiting room

web-room-table = La table
web-room-you = { $name } (vous)
web-room-wait = On attend que l’hôte distribue.
web-room-seats =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
web-room-learn = Apprendre en attendant
web-room-with = avec { $names }
web-room-few = Il faut au moins { $count } joueurs. Invitez quelqu’un ou ajoutez un bot.
web-room-gap =
    { $count ->
        [one] avec { $names } · un bot prend la place libre
       *[other] avec { $names } · des bots prennent les places libres
    }
web-room-watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-ready = C’est bon pour moi
web-ready-is = c’est bon
web-again-wait = On attend { $names }…
web-again-now = Commencer sans attendre
web-watch-large = Afficher sur un grand écran
