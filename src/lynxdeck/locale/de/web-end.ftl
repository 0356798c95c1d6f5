### Das Ende einer Partie im Browser: die Wertung, das Match, wie es weitergeht, und ob fair gegeben wurde.

web-end-fold = Den Tisch ansehen
web-end-unfold = Zurück zum Ergebnis
# Linko: wie die Punkte zustande kommen.
web-end-linko =
    { $laid ->
        [one] { $laid } Karte ausgelegt
       *[other] { $laid } Karten ausgelegt
    } − { $hand } auf der Hand
# Push: $cards ist eine Wendung, „12 Karten“.
web-end-push = Bank { $bench } + geschützt { $safe } · { $cards }
# Gleichstand; $names liegen gleichauf, $winner gewinnt.
web-end-tie-cards = Gleichstand: { $names }. Es entscheiden die meisten Zahlenkarten: { $winner }.
web-end-tie-hand = Gleichstand: { $names }. Es entscheiden die wenigsten Karten auf der Hand: { $winner }.
web-end-tie-shared = Völliger Gleichstand: { $names }. Der Sieg wird geteilt.
web-end-match = Match, Runde { $round } von { $rounds }
web-end-starts = (hat begonnen)
web-end-hands = Alle Hände zeigen
web-end-fair = Wurde fair gegeben?
web-end-replay = Noch einmal ansehen
web-end-record = Partie speichern
web-end-next = Nächste Runde
web-end-rematch = Noch einmal spielen
web-end-wait-next = Die nächste Runde startet, wer den Tisch eröffnet hat.
web-end-wait-rematch = Wer den Tisch eröffnet hat, kann noch eine Partie ansetzen.

## Wurde fair gegeben?

web-fair-checking = Das Geben wird nachgerechnet …
web-fair-sound = Es wurde fair gegeben: Alles passt.
web-fair-broken = Etwas passt nicht. Traue diesem Geben nicht.
web-fair-promise = Der jetzt gezeigte Startwert ist der, auf den sich der Server vor der Partie festgelegt hatte.
web-fair-promise-broken = Der jetzt gezeigte Startwert ist nicht der, auf den sich der Server vor der Partie festgelegt hatte.
web-fair-promise-unknown = Diese Seite wurde erst nach dem Geben geöffnet und hat die Festlegung davor nicht gesehen.
web-fair-deck = Die Reihenfolge der Karten folgt aus diesem Startwert und den Beiträgen aller Plätze.
web-fair-deck-broken = Die Reihenfolge der Karten folgt nicht aus diesem Startwert.
web-fair-dice = Ebenso alle Würfe.
web-fair-dice-broken = Die Würfe folgen nicht aus diesem Startwert.
web-fair-seen = Die Karten, die du gesehen hast, liegen dort, wo diese Reihenfolge sie hat.
web-fair-seen-broken = Die Karten, die du gesehen hast, liegen nicht dort, wo diese Reihenfolge sie hat.
web-fair-seen-unknown = Deine Karten ließen sich nicht vergleichen: Diese Seite hat den Anfang nicht gesehen.
web-fair-none = Die Karten dieser Partie lagen in fester Reihenfolge: Es gibt nichts zu prüfen.
web-fair-numbers = Die Zahlen
web-fair-commitment = Festlegung
web-fair-seed = Startwert
web-fair-shares = Beiträge der Plätze
web-fair-limits = Das hat dein Browser selbst gerechnet. Es beweist, dass hinterher nichts verändert wurde und dass niemand das Geben ausgesucht hat, wenn dein eigener Anteil darin steckt. Es kann nicht beweisen, dass am Server niemand in die Karten gesehen hat, und auch nicht, dass ein ungültig gewordenes Geben bloß Zufall war.
