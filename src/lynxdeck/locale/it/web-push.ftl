### The browser's table of Push: labels, sentences for screen readers, friendlier reasons, keys.

## The board

web-push-columns = Colonne
# $cards is a list in words.
web-push-column = Colonna { $column }: { $cards }
web-push-column-empty = Colonna { $column }: vuota
# Below a column while a card is placed: the chance that the card after it busts. Short.
web-push-risk-after = poi { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } di rischio
web-push-risk-none = poi nessun rischio
# Below a column into which the card cannot go. Short.
web-push-fits-not = qui non va
web-push-stock = Mazzo, dado e scarti
web-push-pile =
    { $count ->
        [0] Il mazzo è finito
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }
web-push-card = Scoperta: { $card }
web-push-die = Ultimo lancio: { $face }
web-push-die-fresh = Il dado non è ancora stato lanciato
web-push-discards =
    { $count ->
        [0] Nessuno scarto
        [one] { $count } scarto
       *[other] { $count } scarti
    }
web-push-direction = Gli altri scelgono in senso { $direction }
# Somebody pushed too far; whoever it is.
web-push-bust = Rischiato troppo!

## Seats

web-push-bench = Carte esposte di { $name }
web-push-bench-yours = Le tue carte esposte
# $numbers: “6, 4, 1”.
web-push-bench-colour =
    { $colour }: { $numbers } – { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-push-bench-none = { $colour }: nessuna carta
web-push-safe =
    Protette: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
web-push-safe-none = Nessuna carta protetta
web-push-turn =
    { $who ->
        [you] Tocca a te
       *[other] Tocca { LINKED("a", $name) }
    }

## Why something is not possible

web-push-why-not-yours = Non ancora: si aspetta { $name }.
web-push-why-turn = Prima scopri una carta, o proteggi un colore delle tue carte.
web-push-why-turn-bare = Prima scopri una carta: non hai ancora niente da proteggere.
web-push-why-place = Prima metti la carta in una colonna: { $card }.
web-push-why-push = Scopri un’altra carta, o prendi una colonna. Si protegge solo all’inizio del turno.
web-push-why-collect = Ora prendi una colonna.
web-push-why-bench-empty = Non hai carte esposte di quel colore.
web-push-why-same-number = Nella colonna { $column } c’è già un { $number }: mai due volte lo stesso numero.
web-push-why-same-colour = Nella colonna { $column } c’è già il { $colour }: mai due volte lo stesso colore.
web-push-why-no-column = Sul tavolo non c’è nessuna colonna { $column }.

## Keys

web-push-key-push = Scopri una carta
web-push-key-columns = Metti la carta in una colonna, o scegli quella da prendere
web-push-key-protect = Scegli un colore da proteggere: rosso, blu, verde, giallo, viola
web-push-key-cancel = Annulla la scelta
