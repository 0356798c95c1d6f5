### Der Rahmen um ein Spiel im Browser: Kopfzeile, Spielverlauf, Chat, Menü, Verbindung.

web-table-over = Das Spiel ist zu Ende.
web-table-not-yours = Du bist nicht gefragt: { $name } entscheidet.
web-table-events-lost = Der Server hat die letzten Entscheidungen an diesem Tisch verloren. Gespielt wird von der Stelle davor weiter.
# The table of a game without a page of its own.
web-plain-ask = Du bist dran: wähle.
web-plain-wait = { $name } wählt …
web-table-home = Zur Startseite
web-table-menu = Menü
web-table-rules = Regeln
web-table-rule = Regel { $rule }: Regeln öffnen
web-table-keys = Tasten
web-table-settings = Einstellungen
web-table-hint = Ein Tipp
web-table-hint-thinking = Ein Tipp wird gesucht …
web-table-hint-says = Tipp: { $choice }
web-table-watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }

## Spielverlauf und Chat

web-table-log = Spielverlauf und Chat
web-table-log-unread =
    { $count ->
        [one] Spielverlauf und Chat, { $count } neue Zeile
       *[other] Spielverlauf und Chat, { $count } neue Zeilen
    }
web-table-log-empty = Noch ist nichts geschehen.
web-table-again = Den letzten Zug noch einmal zeigen
web-table-again-now = Der letzte Zug noch einmal …
web-table-chat = Chat
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-say = Etwas sagen
web-table-chat-send = Senden

## Tempo und andere Einstellungen des Tisches

web-table-speed = Tempo der Karten
web-table-speed-slow = langsam
web-table-speed-normal = normal
web-table-speed-fast = schnell
web-table-speed-instant = sofort
web-table-auto = Entscheidungen mit nur einer Antwort für mich treffen
web-table-stand-up = Gehen: Ein Bot spielt für mich weiter
web-table-sit-back = Wieder selbst spielen

## Zeit

web-table-time-left = Restzeit
web-table-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-table-bank = +{ $time }

## Die Leitung zum Server

web-table-link-connecting = Verbindung wird aufgebaut …
web-table-link-offline = Keine Verbindung. Dein Spiel ist sicher, neuer Versuch …
web-table-link-restart = Der Server startet neu. Das Spiel geht von selbst weiter …
web-table-link-back = Wieder verbunden: Alles liegt, wo es lag.
web-table-link-gone = Diesen Tisch gibt es nicht mehr.

## Ein Bildschirm für mehrere

web-table-pass = Gib das Gerät weiter an { $name }
web-table-uncover = Ich bin { $name }: Hand zeigen
web-table-waking = Der Tisch wird gedeckt …

## Wer da ist

web-table-away = { $name } ist nicht verbunden.
web-table-stand-in =
    { $who ->
        [you] Ein Bot spielt für dich.
       *[other] Für { $name } spielt ein Bot.
    }
web-table-back =
    { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } ist zurück.
    }
web-table-revoked = { $name }: Der Platz hat einen neuen Schlüssel, die alten gelten nicht mehr.
