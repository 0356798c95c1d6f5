### The browser table around the game: first page, new tables, invitations, waiting room, settings.

## The games and their editions

web-game-linko = Linko
web-game-push = Push
web-game-linko-about = Karten ausspielen, Karten abluchsen
web-game-push-about = Wie weit traust du dich?
# A game and its edition in one line.
web-game-edition = { $game } · { $edition }
web-edition-ravensburger-2014 = Ravensburger 2014
web-edition-ravensburger-2014-about = Die klassischen Regeln, ohne freiwilliges Ziehen.
web-edition-amigo-2022-basic = 2022, Grundspiel
web-edition-amigo-2022-basic-about = Der sanfte Einstieg: Nichts abgeluchst? Dann darfst du eine Karte ziehen.
web-edition-amigo-2022-advanced = 2022, für Fortgeschrittene
web-edition-amigo-2022-advanced-about = Wie das Grundspiel, ohne das freiwillige Ziehen.
web-edition-amigo-2022-expert = 2022, für Experten
web-edition-amigo-2022-expert-about = Auch 13er und Joker sind nicht sicher: 1er luchsen sie ab.
web-edition-amigo-2022-duel = 2022, Duell
web-edition-amigo-2022-duel-about = Zu zweit mit einem Geist, dem beide etwas abluchsen können.
web-edition-playte = Playte
web-edition-playte-about = Die Regeln der Ausgabe von Playte.
web-edition-playte-ghost = Playte, mit Geist
web-edition-playte-ghost-about = Zu zweit mit einem Geist, wie in der Anleitung von Playte.
web-edition-push = Push
web-edition-push-about = Die Regeln der Anleitung: Ein Wurf kann dich eine Farbe deiner offenen Karten kosten.
web-edition-push-risk = Push, Risiko
web-edition-push-risk-about = Für Mutige: Ein Stern kostet alle offenen Karten.
web-edition-push-classic = Push, streng
web-edition-push-classic-about = Nichts ist automatisch sicher: auch keine neue Karte einer geschützten Farbe.
web-edition-custom = Hausregeln

## Levels of the bots

web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer
web-level-expert = Experte
web-level-champion = Champion
web-bot = Bot
web-bot-level = Bot, { $level }

## The first page

web-home = Startseite
web-home-title = Lynxdeck: die Kartenspiele Linko (Abluxxen) und Push
web-game = Spiel
web-opponents = Gegner
web-level = Stärke
web-edition = Ausgabe
web-friends = Mit Freunden
web-invite = Einladen
web-here = An einem Gerät
web-join = Mitspielen
web-join-code = Link oder Code
web-join-wrong = Das sieht nicht nach einem Link oder Code von Lynxdeck aus.
web-mine = Laufende Partien
web-mine-over =
    { $count ->
        [one] { $count } beendete Partie
       *[other] { $count } beendete Partien
    }
web-forget = Aus dieser Liste nehmen
web-with = mit { $names }
web-alone = noch niemand sonst
web-status-asked = Du bist dran
# Weitere Partien, die auf mich warten, unter der letzten.
web-asked-more =
    { $count ->
        [one] und noch eine
       *[other] und noch { $count }
    }
web-mine-on =
    { $count ->
        [one] Eine Partie offen
       *[other] { $count } Partien offen
    }
web-status-others = Andere sind dran
web-status-waiting = Noch nicht begonnen
web-status-between = Nächste Partie
web-status-over = Beendet
web-status-closed = Dieser Tisch ist geschlossen.
web-lobby = Offene Tische
web-lobby-nobody = noch niemand
web-lobby-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
web-lobby-watch = Zuschauen
web-rules = { $game }-Regeln
web-replay = Aufzeichnung ansehen
web-credit-linko = Linko, bekannt auch als Abluxxen, ist ein Spiel von Wolfgang Kramer und Michael Kiesling.
web-credit-push = Push ist ein Spiel von Prospero Hall.
web-unofficial = Lynxdeck ist inoffiziell, ohne Verbindung zu Autoren oder Verlagen.
web-away = Der Server ist nicht erreichbar
web-away-about = Das Spiel mit Freunden anderswo muss warten. Alles andere geht auch so.
web-again = Noch einmal versuchen
web-release = Eine neue Version von Lynxdeck ist bereit.
web-release-take = Jetzt aktualisieren

## A new table

web-new = Ein Tisch für Freunde
web-seats = Plätze
web-name = Dein Name
web-clock = Zeitlimit
web-clock-about = Läuft deine Zeit ab, übernimmt ein Bot, bis du zurückkommst.
web-clock-none = Kein Limit
web-clock-quick = 15 Sekunden, dazu 1 Minute Reserve
web-clock-steady = 30 Sekunden, dazu 2 Minuten Reserve
web-clock-calm = 1 Minute, dazu 5 Minuten Reserve
web-clock-day = 1 Tag Bedenkzeit
web-clock-days = 3 Tage Bedenkzeit
web-clock-week = 7 Tage Bedenkzeit
web-clock-is-none = ohne Zeitlimit
web-clock-is-live = { $seconds } s + { $minutes } min
web-clock-is-days =
    { $days ->
        [one] { $days } Tag Bedenkzeit
       *[other] { $days } Tage Bedenkzeit
    }
web-match = Match
web-match-rounds =
    { $rounds ->
        [one] { $rounds } Partie
       *[other] { $rounds } Partien
    }
web-public = Öffentlicher Tisch
web-public-about = Alle auf diesem Server können ihn sehen und sich dazusetzen.
web-more = Weitere Einstellungen
web-spectators = Zuschauen erlaubt
web-chat = Chat
web-hints = Hinweise
web-hints-about = Nur wenn du allein gegen Bots spielst.
web-odds = Risiko des Überreizens anzeigen
web-table-title = Name des Tisches
web-house = Hausregeln
web-flag-optional_draw = Wer nichts abluchst, darf eine Karte ziehen
web-flag-ones_beat_top = 1er luchsen 13er und reine Joker-Lagen ab
web-flag-ghost = Zu zweit spielt ein Geist mit
web-flag-tie = Bei Gleichstand
web-flag-follow_up = Neue Karten einer geschützten Farbe
web-flag-risk = Ein Stern kostet alle offenen Karten
web-flag-value-yes = ja
web-flag-value-no = nein
web-flag-value-shared = teilen sie sich den Sieg
web-flag-value-fewest_in_hand = gewinnt, wer die wenigsten Handkarten hat
web-flag-value-free = sind automatisch sicher
web-flag-value-action = brauchen noch einen Zug zum Schützen
web-no-chat = ohne Chat
web-no-spectators = ohne Publikum

## Several people at one device

web-here-about = Reicht das Gerät herum: Jede Hand bleibt verdeckt, bis man sie antippt.
web-here-about-open = Reicht das Gerät herum oder legt es auf den Tisch: Alle sehen alles.
web-players = Wer spielt mit?
web-player = Platz { $number }
web-player-kind = Platz { $number } ist
web-player-add = Noch ein Platz
web-player-remove = Platz { $number } entfernen
web-person = Mensch
web-start = Karten austeilen

## An invitation

web-join-title = Einladung
web-join-unknown = Diese Einladung gilt nicht mehr.
web-join-full = Alle Plätze sind besetzt.
web-join-seated = Zurück an meinen Platz
web-seat-free = frei
web-sit = Platz nehmen
web-watch = Nur zuschauen

## The waiting room

web-waiting = Warteraum
web-seat = Platz { $number }
web-seat-clear = { $name } entfernen
web-rename = Umbenennen
web-stand-up = Aufstehen
web-bot-add = Bot hinzufügen
web-fill =
    { $count ->
        [one] Mit einem Bot auffüllen
       *[other] Mit { $count } Bots auffüllen
    }
web-inviting = Einladen
web-here-only = Dieser Link geht nur auf diesem Rechner. Wer andere einladen will, öffnet Lynxdeck fürs Heimnetz.
web-invite-new = Neuer Link
web-link = Link
web-copy = Kopieren
web-copied = Link kopiert.
web-copy-by-hand = Kopiere den markierten Link.
web-share = Teilen
web-share-text = Lust auf eine Partie { $game }?
web-qr = Link als QR-Code
web-unseated = Du hast keinen Platz mehr an diesem Tisch.
web-close-table = Tisch schließen
web-host-give = Tisch an { $name } übergeben
web-host-give-about = Dann leitet { $name } den Tisch und startet die Partien. Zurückgeben kann dir das nur { $name }.
web-host-give-yes = Übergeben
web-host-now =
    { $who ->
        [you] Du leitest jetzt den Tisch.
       *[other] { $name } leitet jetzt den Tisch.
    }
web-handover = Auf einem anderen Gerät spielen
web-handover-about = Öffne dort diesen Link innerhalb von zehn Minuten. Er gilt einmal, und dein Platz bleibt auch hier offen.

## Settings and keys

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = wie im System
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Tempo der Karten
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-instant = sofort
web-calm = In deinem System ist weniger Bewegung eingestellt: Karten blenden über.
web-sounds = Töne
web-notices = Sag mir Bescheid, wenn ich dran bin
web-notices-about = Eine Benachrichtigung des Browsers, für Partien, die Tage dauern.
web-notices-denied = Der Browser blockiert Benachrichtigungen dieser Seite.
web-keys = Tasten
web-keys-here = Hier
web-keys-always = Überall
web-key-tab = Nächster Knopf, nächstes Feld
web-key-enter = Drücken
web-key-esc = Schließen oder Wahl aufheben
web-key-help = Die Tasten zeigen
web-close = Schließen
web-done = Fertig
web-labelled = { $label }: { $text }

## The page itself

web-title-asked = ● Du bist dran – { $game }
web-notice-body = Dein Tisch wartet.
web-lost = Seite nicht gefunden
web-lost-about = Unter dieser Adresse gibt es nichts.
web-torn = Hier ist etwas schiefgegangen
web-torn-about = Deine Partien sind sicher.
web-reload = Neu laden

## Answers of the server; the key ends with its code

web-error-fault = Da ging etwas schief. Versuch es noch einmal.
web-error-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-error-no-server = Dafür ist ein Lynxdeck-Server nötig; diese Seite läuft ohne.
web-error-bad-name = Höchstens 24 Zeichen, davon mindestens ein Buchstabe oder eine Ziffer.
web-error-name-taken = Der Name ist an diesem Tisch schon vergeben.
web-error-seat-taken = Diesen Platz hat gerade jemand eingenommen.
web-error-seats-free = Ein Platz ist noch frei: Besetze ihn zuerst.
web-error-full = Alle Plätze sind besetzt.
web-error-closed = Dieser Tisch ist geschlossen.
web-error-started = Die Partie hat schon begonnen.
web-error-not-started = Die Partie hat noch nicht begonnen.
web-error-not-found = Diesen Tisch gibt es nicht mehr.
web-error-not-host = Das darf nur, wer den Tisch leitet.
web-error-no-key = Dieser Link wurde schon benutzt oder ist zu alt.
web-error-off = Das ist an diesem Tisch abgeschaltet.
web-error-stale = Zu spät: Das Spiel ist schon weiter.
web-error-not-your-decision = Du bist nicht dran.
web-error-stand-in = Ein Bot spielt für dich: Nimm zuerst deinen Platz zurück.
web-error-storage = Der Server kann gerade nichts speichern. Versuch es noch einmal.
web-error-other-version = Der Server wird gerade aktualisiert. Versuch es gleich noch einmal.
web-error-too-many = Etwas langsamer, dann noch einmal.
web-error-hints-full = Gerade wollen viele einen Hinweis. Versuch es gleich noch einmal.
web-error-no-hint = Gerade gibt es keinen Hinweis.
web-error-too-big = Das ist zu groß.
web-error-too-long = Das ist zu lang. Kürze es etwas.
web-error-over = Das Match ist zu Ende. Noch eins?
web-error-not-over = Das Match läuft noch.
web-error-seat-free = Dort sitzt niemand mehr.
web-error-no-person = Dort sitzt ein Bot.
web-error-outdated = Diese Partie stammt aus einer anderen Version.
web-error-damaged = Ein Teil dieser Partie ist nicht lesbar.
web-error-unplayable = Dieser Tisch ist nicht lesbar.
web-error-unknown-bot = Diesen Bot gibt es hier nicht mehr.
web-error-bad-address = Die Benachrichtigungen dieses Browsers gehen mit diesem Server nicht.
web-error-bad-result = Der Server konnte dieses Ergebnis nicht bestätigen.
web-error-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
web-error-superseded = Du hast schon einen neueren Hinweis angefragt.
web-error-foreign = Öffne diese Seite unter der Adresse des Servers.
