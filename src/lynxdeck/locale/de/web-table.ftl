### Der Rahmen um ein Spiel im Browser: Kopfzeile, Spielverlauf, Chat, Menü, Verbindung.

web-table-over = Das Spiel ist zu Ende.
web-table-not-yours = Noch nicht: { $name } ist dran.
# The table of a game without a page of its own.
web-plain-ask = Du bist dran: Wähle.
web-plain-wait = { $name } wählt …
web-table-home = Startseite
web-table-menu = Menü
web-table-rules = Regeln
web-table-rule = Regel { $rule }: Regeln öffnen
web-table-keys = Tasten
web-table-settings = Einstellungen
web-table-hint = Hinweis
web-table-hint-thinking = Ein Hinweis wird gesucht …

## Spielverlauf und Chat

web-table-log = Spielverlauf und Chat
web-table-log-unread =
    { $count ->
        [one] Spielverlauf und Chat, { $count } neue Zeile
       *[other] Spielverlauf und Chat, { $count } neue Zeilen
    }
web-table-log-empty = Noch ist nichts passiert.
web-table-again = Letzten Zug zeigen
web-table-again-now = Noch einmal der letzte Zug …
web-table-chat = Chat
web-table-chat-empty = Noch keine Nachrichten.
web-table-chat-say = Schreib etwas
web-table-chat-send = Senden

## Tempo und andere Einstellungen des Tisches

web-table-speed = Tempo der Karten
web-table-hurry = Halte den Tisch gedrückt, dann geht’s schneller.
web-table-speed-slow = langsam
web-table-speed-normal = normal
web-table-speed-fast = schnell
web-table-speed-instant = sofort
web-table-auto = Erzwungene Züge für mich spielen
web-table-auto-about = Gibt es nur einen möglichen Zug, wird er für dich gespielt.

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
web-table-link-restart = Der Server startet neu. Dein Spiel geht von selbst weiter …
web-table-link-back = Wieder online. Nichts ging verloren.
web-table-link-gone = Diesen Tisch gibt es nicht mehr.

## Ein Bildschirm für mehrere

web-table-waking = Der Tisch wird vorbereitet …

## Wer da ist

web-table-away = { $name } ist nicht da.
web-table-stand-in =
    { $who ->
        [you] Ein Bot spielt für dich.
       *[other] Für { $name } spielt ein Bot.
    }
web-table-back =
    { $who ->
        [you] Du bist wieder im Spiel.
       *[other] { $name } ist zurück.
    }
web-table-revoked =
    { $who ->
        [you] Dein Platz hat einen neuen Link. Die alten gelten nicht mehr.
       *[other] Der Platz von { $name } hat einen neuen Link. Die alten gelten nicht mehr.
    }
web-end-match = Match, Partie { $round } von { $rounds }
web-end-starts = (hat begonnen)

## Vor den Karten

web-deal-dealing = Die Karten werden ausgeteilt …
web-deal-void =
    { $who ->
        [you] Dein Browser hat nicht rechtzeitig geantwortet. Es wird neu gemischt und ausgeteilt.
       *[other] Von { $names } kam rechtzeitig keine Antwort. Es wird neu gemischt und ausgeteilt.
    }
web-deal-silent = Diese Karten wurden ohne die Zahl deines Browsers ausgeteilt.
web-deal-other = Der Server will anders austeilen als abgemacht. Dein Browser behält seine Zahl für sich.
