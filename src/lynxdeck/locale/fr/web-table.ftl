### The frame around a game in the browser: header, log, chat, menu, connection.

web-table-over = La partie est finie.
web-table-not-yours = Ce n’est pas à vous : { $name } décide.
web-table-events-lost = Le serveur a perdu les dernières décisions prises ici. La partie reprend avant elles.
# The table of a game without a page of its own.
web-plain-ask = À vous de choisir.
web-plain-wait = { $name } choisit …
web-table-home = Vers la page d’accueil
web-table-menu = Menu
web-table-rules = Règles
web-table-rule = Règle { $rule } : ouvrir les règles
web-table-keys = Touches
web-table-settings = Réglages
web-table-hint = Un conseil
web-table-hint-thinking = Recherche d’un conseil…
web-table-hint-says = Conseil : { $choice }
web-table-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

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
web-table-chat-empty = Personne n’a encore rien dit.
web-table-chat-say = Dire quelque chose
web-table-chat-send = Envoyer

## Speed and other settings of the table

web-table-speed = Vitesse des cartes
web-table-speed-slow = lente
web-table-speed-normal = normale
web-table-speed-fast = rapide
web-table-speed-instant = immédiate
web-table-auto = Prendre pour moi les décisions à une seule réponse
web-table-stand-up = Partir : un bot joue à ma place
web-table-sit-back = Jouer de nouveau moi-même

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
web-table-link-offline = Pas de connexion. Votre partie est à l’abri ; nouvel essai…
web-table-link-restart = Le serveur redémarre. La partie reprendra d’elle-même…
web-table-link-back = De nouveau en ligne : tout est à sa place.
web-table-link-gone = Cette table n’existe plus.

## One screen for several players

web-table-pass = Passez l’appareil à { $name }
web-table-uncover = Je suis { $name } : montrer ma main
web-table-waking = On dresse la table…

## Who is here

web-table-away = { $name } n’est pas en ligne.
web-table-stand-in =
    { $who ->
        [you] Un bot joue à votre place.
       *[other] Un bot joue à la place de { $name }.
    }
web-table-back =
    { $who ->
        [you] Vous jouez de nouveau.
       *[other] { $name } est de retour.
    }
web-table-revoked = { $name } : la place a une nouvelle clé, les anciennes ne valent plus.
