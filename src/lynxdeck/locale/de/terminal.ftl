### Das Spiel im Terminal: Wertungsblock, Meldungen, Tasten, Textmodus. Was der Tisch selbst sagt, steht in table.ftl.

## Meldungen

terminal-forced-on = Erzwungene Züge werden für dich gespielt.
terminal-forced-off = Du spielst jeden Zug selbst, auch erzwungene.
terminal-hint = Hinweis: { $choice }
terminal-hint-thinking = Ein Hinweis wird gesucht …
terminal-hint-failed = Kein Hinweis verfügbar: { $reason }
terminal-hint-none = Kein Hinweis: Du bist nicht dran.
terminal-undone = Zurückgenommen.
terminal-undo-none = Es gibt nichts zurückzunehmen.
terminal-undo-blocked = Zu spät: Eine Karte ist aufgedeckt, oder jemand anderes hat gespielt.
terminal-saved = Gespeichert: { $path }
terminal-save-failed = Speichern ging nicht: { $reason }
terminal-resume = Weiter geht es mit: { $command }
terminal-left = Du hast den Tisch verlassen.
terminal-language = Der Tisch spricht jetzt Deutsch.
terminal-not-legal = Das geht jetzt nicht.
terminal-not-yours = Du bist nicht dran.
terminal-bot-failed = { $name } antwortet nicht ({ $reason }); ein einfacher Bot übernimmt.
terminal-small = Der Tisch braucht { $width } × { $height } Zeichen.
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
terminal-help-choose = Auswählen; Enter oder ein Klick entscheidet
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
terminal-help-columns = An eine Spalte anlegen oder sie nehmen
terminal-help-protect = Rot, Blau, Grün, Gelb, Lila schützen
terminal-help-mouse = Klick wählt, noch einer gibt eine dazu; gelbe Zeile entscheidet
terminal-help-hint = Ein Hinweis von einem starken Bot
terminal-help-undo = Zug zurücknehmen, bis Verdecktes aufgedeckt wird
terminal-help-save = Das Spiel speichern
terminal-help-forced = Erzwungene Züge für mich spielen, oder nicht
terminal-help-rules = Die Regeln (auch r, wo die Frage es nicht braucht)
terminal-help-help = Diese Seite
terminal-help-sheet = Der Wertungsblock
terminal-help-log = Alles, was geschehen ist
terminal-help-language = Nächste Sprache
terminal-help-theme = Farben: Dämmerung oder Leinen
terminal-help-quit = Gehen; das Spiel wird gespeichert

## Textmodus: Zeile für Zeile

terminal-plain-why-pipe = Dieses Terminal kann den Tisch nicht zeichnen: Hier ist er als einfacher Text.
terminal-plain-why-textual = Der gezeichnete Tisch braucht Textual (pip install "lynxdeck[terminal]"): Hier ist er als einfacher Text.
terminal-plain-welcome = { $game }, { $edition }, { $seats } Spieler, Startwert „{ $seed }“. Du sitzt auf Platz { $seat }. Hilfe mit ?.
terminal-plain-loaded = { $game }, { $edition }, { $seats } Spieler, aus { $path }. Du sitzt auf Platz { $seat }. Hilfe mit ?.
terminal-plain-help =
    Tippe eine Wahl so ein, wie sie vor ihrem Satz steht. Sonst: „?“ Hilfe, „all“ jede Wahl, „table“ der Tisch, „hint“ Hinweis, „undo“ zurücknehmen, „save“ oder „save DATEI“ speichern, „rules“ Regeln, „sheet“ Punkte, „auto“ für erzwungene Züge, „quit“ Ende.
terminal-plain-choices =
    { $count ->
        [one] Es gibt { $count } Möglichkeit; „all“ nennt sie.
       *[other] Es gibt { $count } Möglichkeiten; „all“ nennt sie.
    }
terminal-plain-write-linko = Schreib zum Ausspielen 9, 9x2, 9x2+J.
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand =
    { $cards ->
        [nichts] Du hast keine Karten auf der Hand.
       *[other] Auf der Hand hast du { $cards }.
    }
terminal-plain-no-token = „{ $token }“ steht nicht zur Wahl; „all“ nennt alle Möglichkeiten.
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
        [you] Du: Punktestand { $score }. Bank: { $bench }. Sicher: { $safe }.
       *[other] { $name }: Punktestand { $score }. Bank: { $bench }. Sicher: { $safe }.
    }
terminal-plain-colour-cards = { $colour } { $numbers }
terminal-plain-column = Spalte { $column }: { $cards }.
terminal-plain-no-columns = Noch keine Spalten.
terminal-plain-pile-push = Nachziehstapel: { $pile }. Ablagestapel: { $discards }.
terminal-plain-over = Das Spiel ist zu Ende.
terminal-plain-next-round = Runde { $round } von { $rounds }.

## Any game: what is said where a game has no words of its own

terminal-any-ask = Wähle, was du tust.
terminal-any-wait = { $name } überlegt …
terminal-any-choice = { $token } wählen
terminal-any-told =
    { $who ->
        [you] Du wählst { $token }.
       *[other] { $name } wählt { $token }.
    }
