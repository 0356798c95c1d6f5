### Das Spiel im Terminal: Wertungsblock, Meldungen, Tasten, Textmodus. Was der Tisch selbst sagt, steht in table.ftl.

## Meldungen

terminal-forced-on = Erzwungene Züge werden für dich gespielt.
terminal-forced-off = Du spielst jeden Zug selbst, auch erzwungene.
terminal-hint-thinking = Ein Hinweis wird gesucht …
terminal-hint-failed = Kein Hinweis verfügbar: { $reason }
terminal-hint-none = Kein Hinweis: Du bist nicht dran.
terminal-undone = Rückgängig gemacht.
terminal-undo-none = Es gibt nichts rückgängig zu machen.
terminal-undo-blocked = Zu spät: Eine Karte ist aufgedeckt, oder jemand anderes hat gespielt.
terminal-saved = Gespeichert: { $path }
terminal-save-failed = Speichern ging nicht: { $reason }
terminal-resume = Weiter geht es mit: { $command }
terminal-left = Du hast den Tisch verlassen.
terminal-language = Der Tisch spricht jetzt Deutsch.
terminal-not-legal = Das geht jetzt nicht.
terminal-not-yours = Du bist nicht dran.
terminal-bot-failed = { $name } antwortet nicht ({ $reason }); ein einfacher Bot übernimmt.
terminal-small = Der Tisch braucht { $width } × { $height } Zeichen, dieses Fenster hat { $columns } × { $rows }. Zieh es größer, oder spiel in Textzeilen: { $command }. „q“ speichert und beendet.
terminal-rules-missing = Kein Regeltext gefunden.

## Tasten: die Zeile unten und die Hilfe

terminal-key-help = Hilfe
terminal-key-rules = Regeln
terminal-key-hint = Hinweis
terminal-key-undo = Rückgängig
terminal-key-save = Speichern
terminal-key-quit = Ende
terminal-key-sheet = Punkte
terminal-help-table = Am Tisch
terminal-help-decide = Dein Zug
terminal-help-choose = Auswählen; Enter oder ein Klick bestätigt
terminal-help-numbers = Eine der ersten neun wählen
terminal-help-groups = Einen Wert der Hand wählen
terminal-help-count = Karte dazu, Karte weg
terminal-help-jokers = Joker dazu, Joker weg
terminal-help-enter = Die gelbe Zeile spielen
terminal-help-places = Von einer Stelle der Auslage ziehen
terminal-help-pile = Vom Stapel ziehen
terminal-help-decline = Aufs Ziehen verzichten
terminal-help-take = Nehmen, überlassen
terminal-help-reclaim = Zurücknehmen, abwerfen
terminal-help-push = Aufdecken
terminal-help-columns = In eine Spalte legen oder sie nehmen
# The letters of red, blue, green, yellow and purple, all different: on cards, and to be typed.
terminal-colour-letters = r b g e l
terminal-help-protect = Rot, Blau, Grün, Gelb, Lila schützen
terminal-help-mouse = Klick wählt, noch einer gibt eine dazu; gelbe Zeile entscheidet
terminal-help-hint = Ein Hinweis von einem starken Bot
terminal-help-undo = Zug rückgängig machen, bis Verdecktes aufgedeckt wird
terminal-help-save = Das Spiel speichern
terminal-help-forced = Erzwungene Züge für mich spielen, oder nicht
terminal-help-rules = Die Regeln (auch r, wenn es frei ist)
terminal-help-help = Diese Seite
terminal-help-sheet = Der Wertungsblock
terminal-help-log = Alles, was geschehen ist
terminal-help-language = Nächste Sprache
terminal-help-theme = Farben: Dämmerung oder Leinen
terminal-help-quit = Gehen; das Spiel wird gespeichert

## Textmodus: Zeile für Zeile

terminal-plain-why-pipe = Dieses Terminal kann den Tisch nicht zeichnen: Hier ist er als einfacher Text.
terminal-plain-why-textual = Der gezeichnete Tisch braucht Textual ({ $install }): Hier ist er als einfacher Text.
terminal-plain-welcome = { $game }, { $seats } Plätze, Startwert „{ $seed }“. Du sitzt auf Platz { $seat }. Hilfe mit ?.
terminal-plain-loaded = { $game }, { $seats } Plätze, aus { $path }. Du sitzt auf Platz { $seat }. Hilfe mit ?.
# What one types in plain mode; the English words are understood in every language.
terminal-word-all = alle
terminal-word-auto = auto
terminal-word-help = hilfe
terminal-word-hint = hinweis
terminal-word-quit = ende
terminal-word-rules = regeln
terminal-word-save = speichern
terminal-word-sheet = punkte
terminal-word-table = tisch
terminal-word-undo = zurück
terminal-plain-help =
    Tippe den Code vor einer Möglichkeit ein, zum Beispiel 9x2. Sonst: „?“ Hilfe, „{ terminal-word-all }“ alle Möglichkeiten, „{ terminal-word-table }“ der Tisch, „{ terminal-word-hint }“ Hinweis, „{ terminal-word-undo }“ rückgängig, „{ terminal-word-save }“ oder „{ terminal-word-save } DATEI“ speichern, „{ terminal-word-rules }“ Regeln, „{ terminal-word-sheet }“ Punkte, „{ terminal-word-auto }“ für erzwungene Züge, „{ terminal-word-quit }“ Ende.
terminal-plain-rules = Mit „{ terminal-word-rules }“ und einer Nummer, etwa „{ terminal-word-rules } 1“, liest du einen Abschnitt.
terminal-plain-choices =
    { $count ->
        [one] Es gibt { $count } Möglichkeit; „{ terminal-word-all }“ nennt sie.
       *[other] Es gibt { $count } Möglichkeiten; „{ terminal-word-all }“ nennt sie.
    }
terminal-plain-write-linko = Schreib zum Ausspielen 9, 9x2, 9x2+J.
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand =
    { $cards ->
        [nichts] Du hast keine Karten auf der Hand.
       *[other] Auf der Hand hast du { $cards }.
    }
terminal-plain-no-token = „{ $token }“ steht nicht zur Wahl; „{ terminal-word-all }“ nennt alle Möglichkeiten.
terminal-plain-display =
    { $cards ->
        [nichts] Die Auslage ist leer.
       *[other] Die Auslage zeigt { $cards }.
    } Nachziehstapel: { $pile }. Ablagestapel: { $discards }.
terminal-plain-place = an Stelle { $place } { $card }
terminal-plain-ghost = Der Geist hat { $cards }.
terminal-plain-seat-linko =
    { $who ->
        [you] Du: { $hand } auf der Hand, Punktestand { $score }.
       *[other] { $name }: { $hand } auf der Hand, Punktestand { $score }.
    }
terminal-plain-top = Obenauf sieht man { $layer }.
terminal-plain-beneath = Darunter sieht man { $layers }.
terminal-plain-no-layer = Noch keine Lage.
terminal-plain-seat-push =
    { $who ->
        [you] Du: Punktestand { $score }. Offen: { $bench }. Sicher: { $safe }.
       *[other] { $name }: Punktestand { $score }. Offen: { $bench }. Sicher: { $safe }.
    }
terminal-plain-colour-cards = { $colour } { $numbers }
terminal-plain-column = Spalte { $column }: { $cards }.
terminal-plain-no-columns = Noch keine Spalten.
terminal-plain-pile-push = Nachziehstapel: { $pile }. Ablagestapel: { $discards }.
terminal-plain-over = Das Spiel ist zu Ende.
terminal-plain-next-round = Partie { $round } von { $rounds }.

## Any game: what is said where a game has no words of its own

terminal-any-ask = Was möchtest du tun?
terminal-any-wait = { $name } überlegt …
terminal-any-choice = { $token } wählen
terminal-any-told =
    { $who ->
        [you] Du wählst { $token }.
       *[other] { $name } wählt { $token }.
    }

## Drawn and plain table

table-label-pile = Stapel
table-label-in-hand = { $count } auf der Hand
table-label-known = bekannt: { $cards }
table-label-jokers = Joker
table-label-card = Aufgedeckt
table-label-die = Würfel
table-label-protected = Sicher
# Auf den Würfel- und Wechselkarten selbst: höchstens neun Buchstaben.
table-label-roll = Würfeln
table-label-switch = Wechsel
# Kurz, damit die Richtung in dieselbe Zeile passt; davor steht das Zeichen der Karte.
table-label-switches = { $count }×
table-label-risk = Risiko
# Genau: $misfits der $pile Karten passen nirgends; $chance ist ihr Anteil, 0 bis 1.
table-bust-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
table-begin =
    { $starter ->
        [you] { $game }: Du beginnst.
       *[other] { $game }: { $name } beginnt.
    }
table-score-line = { $name }: { $score }
table-over-next = Enter: nächste Partie
table-over-again = Enter: noch einmal spielen
table-sheet-single = Das ist eine einzelne Partie; ein Match spielst du mit --match.
table-close = Esc: zurück an den Tisch
