### The frame around a game in the browser: header, log, chat, menu, connection.

web-table-over = La partie est finie.
web-table-not-yours = Pas encore : on attend { $name }.
# The table of a game without a page of its own.
web-plain-ask = À vous : choisissez.
web-plain-wait = { $name } choisit…
web-table-home = Accueil
web-table-menu = Menu
web-table-rules = Règles
web-table-rule = Règle { $rule } : ouvrir les règles
web-table-keys = Touches
web-table-settings = Réglages
web-table-hint = Indice
web-table-hint-thinking = Recherche d’un indice…

## Log and chat

web-table-log = Journal et discussion
web-table-log-unread =
    { $count ->
        [one] Journal et discussion, { $count } nouveau message
       *[other] Journal et discussion, { $count } nouveaux messages
    }
web-table-log-empty = Rien ne s’est encore passé.
web-table-again = Revoir le dernier tour
web-table-again-now = Le dernier tour, encore une fois…
web-table-chat = Discussion
web-table-chat-empty = Aucun message pour l’instant.
web-table-chat-say = Écrire un message
web-table-chat-send = Envoyer

## Speed and other settings of the table

web-table-speed = Vitesse des cartes
web-table-hurry = Maintenez le doigt sur la table pour aller plus vite.
web-table-speed-slow = lente
web-table-speed-normal = normale
web-table-speed-fast = rapide
web-table-speed-instant = immédiate
web-table-auto = Jouer les coups forcés pour moi
web-table-auto-about = S’il n’y a qu’un coup possible, il se joue pour vous.

## Time

web-table-time-left = Temps restant
web-table-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-table-bank = +{ $time }

## The line to the server

web-table-link-connecting = Connexion…
web-table-link-offline = Pas de connexion. Votre partie est en sécurité ; nouvel essai…
web-table-link-restart = Le serveur redémarre. La partie reprendra toute seule…
web-table-link-back = De nouveau en ligne. Rien n’est perdu.
web-table-link-gone = Cette table n’existe plus.

## One screen for several players

web-table-waking = On prépare la table…

## Who is here

web-table-away = { $name } n’est pas là.
web-table-stand-in =
    { $who ->
        [you] Un bot joue pour vous.
       *[other] Un bot joue pour { $name }.
    }
web-table-back =
    { $who ->
        [you] Vous revoilà dans la partie.
       *[other] { $name } est de retour.
    }
web-table-revoked =
    { $who ->
        [you] Votre place a un nouveau lien. Les anciens ne marchent plus.
       *[other] La place { LINKED("de", $name) } a un nouveau lien. Les anciens ne marchent plus.
    }
web-end-match = Match, manche { $round } sur { $rounds }
web-end-starts = (a commencé)

## Avant les cartes

web-deal-dealing = Distribution des cartes…
web-deal-void =
    { $who ->
        [you] Votre navigateur n’a pas répondu à temps : cette donne est annulée. On redistribue.
       *[other] Pas de réponse à temps ({ $names }) : cette donne est annulée. On redistribue.
    }
web-deal-silent = Ces cartes ont été distribuées sans le nombre de votre navigateur.
web-deal-other = Le serveur veut distribuer autrement que convenu. Votre navigateur garde son nombre pour lui.
