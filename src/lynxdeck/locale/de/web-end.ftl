### Das Ende einer Partie im Browser: die Wertung, das Match, wie es weitergeht, und ob fair gegeben wurde.

web-end-fold = Den Tisch ansehen
web-end-unfold = Zurück zum Ergebnis
# Linko: wie die Punkte zustande kommen.
web-end-linko =
    { $laid ->
        [one] { $laid } Karte ausgespielt
       *[other] { $laid } Karten ausgespielt
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
web-end-fair = Wurde fair ausgeteilt?
web-end-replay = Noch einmal ansehen
web-end-record = Partie speichern
web-end-next = Nächste Runde
web-end-rematch = Noch einmal spielen

## Wurde fair gegeben?

web-fair-checking = Das Austeilen wird geprüft …
web-fair-proven = Niemand hat sich diese Karten ausgesucht: Dein Browser hat es bewiesen.
web-fair-sound = Alles passt, soweit dein Browser es sehen kann.
web-fair-broken = Etwas passt nicht. Traue diesem Austeilen nicht.
web-fair-promise = Der Server hatte seinen Teil festgelegt, bevor jemand etwas hinzugab, und ist dabei geblieben.
web-fair-promise-broken = Der Server ist nicht bei dem Teil geblieben, den er vor dem Austeilen festgelegt hatte.
web-fair-promise-unknown = Dein Browser kam erst nach dem Austeilen und hat nicht gesehen, was der Server vorher festgelegt hatte.
web-fair-terms = Auch alles andere war vorher versiegelt und ist so geblieben.
web-fair-terms-broken = Was vor dem Austeilen versiegelt wurde, ist nicht das, was gespielt wurde.
web-fair-terms-unknown = Dein Browser hat nicht gesehen, was vor dem Austeilen versiegelt wurde.
web-fair-shares = Alle haben gegeben, was sie verdeckt versprochen hatten, bevor etwas gezeigt wurde.
web-fair-shares-broken = Jemandes Teil ist nicht der, der versprochen war.
web-fair-each = Jeder Platz hat seinen Teil dazugegeben.
web-fair-each-broken = Es ist nicht ein Teil je Platz, oder sie sind zu kurz, um etwas zu beweisen.
web-fair-own = Der Teil deines Browsers ist dabei. Ein ehrlicher Teil genügt: Niemand konnte sich etwas aussuchen.
web-fair-own-broken = Der Teil deines Browsers ist nicht dabei, sondern ein anderer an seiner Stelle.
web-fair-own-unknown = Der Teil deines Browsers ist nicht dabei: Der Server sagt, er sei beim Austeilen nicht da gewesen.
web-fair-start = Angefangen hat, wer anfangen sollte.
web-fair-start-broken = Jemand anderes hätte anfangen sollen.
web-fair-deck = Die Karten lagen genau so, wie es alle Teile zusammen sagen.
web-fair-deck-broken = Die Karten lagen nicht so, wie es alle Teile zusammen sagen.
web-fair-deck-unknown = Dein Browser kennt die Karten dieses Spiels nicht und kann sie nicht noch einmal austeilen.
web-fair-dice = Der Würfel fiel so, wie es die Teile sagen.
web-fair-dice-broken = Der Würfel fiel nicht so, wie es die Teile sagen.
web-fair-seen = Die Karten, die du gesehen hast, liegen dort, wo diese Reihenfolge sie hat.
web-fair-seen-broken = Die Karten, die du gesehen hast, liegen nicht dort, wo diese Reihenfolge sie hat.
web-fair-seen-unknown = Deine Karten ließen sich nicht vergleichen: Diese Seite hat den Anfang nicht gesehen.
web-fair-none = Die Karten dieser Partie lagen in fester Reihenfolge: Es gibt nichts zu prüfen.
web-fair-alone = Kein Browser hat einen Teil dazugegeben: Der Server hat allein ausgeteilt und kann vorher anderes ausprobiert haben.
web-fair-others = Teile kamen von { $names }: Ist einer davon ehrlich, hat niemand ausgesucht.
web-fair-silent = Von { $names } kam nichts. Das schadet nicht: Die anderen Teile genügen.
web-fair-void =
    { $count ->
        [one] Einmal musste vorher neu ausgeteilt werden, weil von { $names } keine Antwort kam. Passiert das öfter, frag nach.
       *[other] { $count }-mal musste vorher neu ausgeteilt werden, weil von { $names } keine Antwort kam. Passiert das öfter, frag nach.
    }
web-fair-older = Dieser Tisch begann nach den älteren Regeln für faires Austeilen. Sie beweisen weniger: Der Server konnte aussuchen, was er für Bots und für die dazugab, von denen nichts kam.
web-fair-numbers = Die Zahlen
web-fair-commitment = Festlegung
web-fair-seed = Startwert
web-fair-parts = Teile der Plätze
web-fair-sealed = Vorher versiegelt
web-fair-limits = Das hat dein Browser selbst gerechnet. Es kann nicht beweisen, dass niemand am Server in die Karten gesehen hat.

## Vor den Karten

web-deal-dealing = Die Karten werden ausgeteilt …
web-deal-void =
    { $who ->
        [you] Dein Browser hat nicht rechtzeitig geantwortet: Dieses Austeilen gilt nicht. Es wird neu ausgeteilt.
       *[other] Von { $names } kam rechtzeitig keine Antwort: Dieses Austeilen gilt nicht. Es wird neu ausgeteilt.
    }
web-deal-silent = Diese Karten wurden ohne den Teil deines Browsers ausgeteilt.
web-deal-other = Der Server will anders austeilen als abgemacht. Dein Browser behält seinen Teil für sich.
