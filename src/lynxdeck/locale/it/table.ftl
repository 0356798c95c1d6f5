### What the table asks, offers and tells, in terminal and browser alike.
### $who is “you” for the person at the keyboard, else “other”; then $name is that player's name.
### Layers, cards and lists of names arrive as finished phrases made from the first section.

## Phrases that others are made of

table-you = Tu
table-you-listed = tu
# An object: one says “derubi il fantasma e Ben”, never “a il fantasma”.
table-ghost = il fantasma
# Joins names: “Ben e Cleo”, “Ben, Cleo e Dan”; $rest is joined already.
table-names-pair = { $first } { LINKED("e", $last) }
table-names-more = { $first }, { $rest }
# Joins an act and what it does: “Cala due 9 – derubi Ben”.
table-act-effect = { $act } – { $effect }
table-hint = Suggerimento: { $choice }
table-counted = { $choice }. { $fact }
table-and-then = { $first }, { $second }
# A layer of number cards, jokers among them counted; $value is 1 to 13.
table-numbers =
    { $count ->
        [1] un { $value }
        [2] due { $value }
        [3] tre { $value }
        [4] quattro { $value }
        [5] cinque { $value }
        [6] sei { $value }
        [7] sette { $value }
        [8] otto { $value }
        [9] nove { $value }
        [10] dieci { $value }
        [11] undici { $value }
        [12] dodici { $value }
        [13] tredici { $value }
       *[other] { $count } { $value }
    }
table-jokers =
    { $count ->
        [1] un Jolly
        [2] due Jolly
        [3] tre Jolly
        [4] quattro Jolly
       *[other] { $count } Jolly
    }
# $layer is a phrase of table-numbers.
table-with-jokers =
    { $layer } ({ $jokers ->
        [1] uno è un Jolly
        [2] due sono Jolly
        [3] tre sono Jolly
        [4] quattro sono Jolly
       *[other] { $jokers } sono Jolly
    })
table-cards =
    { $count ->
        [0] nessuna carta
        [1] una carta
        [2] due carte
        [3] tre carte
        [4] quattro carte
        [5] cinque carte
        [6] sei carte
       *[other] { $count } carte
    }
table-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
# A single card of Linko by its face; $value is 1 to 13, or J for a joker.
table-linko-card =
    { $value ->
        [J] un Jolly
       *[other] un { $value }
    }
# A group on a display place: “3 + 13 + J”.
table-linko-group = il gruppo { $cards }
table-nothing = niente

## Push: colours, cards, the die. The shape stands beside every colour.

table-colour =
    { $colour ->
        [r] rosso
        [b] blu
        [g] verde
        [y] giallo
       *[p] viola
    }
table-push-card =
    { $colour ->
        [r] un { $number } rosso
        [b] un { $number } blu
        [g] un { $number } verde
        [y] un { $number } giallo
       *[p] un { $number } viola
    }
table-push-roll = una carta-dado
table-push-switch = una carta-cambio direzione
table-star = stella

## Labels on the table

table-label-display = Display
table-label-discards = Scarti
table-label-ghost = Il fantasma
# Beside the small buttons that count cards and jokers up and down.
table-label-count = carte
table-label-clockwise = orario
table-label-anticlockwise = antiorario
table-label-log = Cronaca
table-label-round = partita { $round } di { $rounds }
table-label-more = +{ $count }
table-bust-exact =
    rischio { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $misfits } su { $pile })
table-bust-never = nessun rischio

## Linko: what is asked

table-linko-ask-play = Tocca a te: cala una o più carte dello stesso valore.
table-linko-ask-ghost = Con { $layer } puoi derubare il fantasma: scegli una combinazione.
table-linko-ask-take = Sgraffigni { $layer } { LINKED("a", $name) }: prendi o lasci?
table-linko-ask-reclaim = { $name } ti ha sgraffignato { $layer }: riprendi o scarti?
table-linko-ask-draw =
    { $count ->
        [1] Pesca una carta: dal display o dal mazzetto.
       *[other] Pesca { $count } carte, una alla volta: dal display o dal mazzetto.
    }
table-linko-ask-option = Niente da sgraffignare: pesca una carta, o rinuncia.

table-linko-wait-play = { $name } sta scegliendo che cosa calare…
table-linko-wait-ghost = { $name } sta scegliendo una combinazione del fantasma…
# $victim may be table-you.
table-linko-wait-take =
    { $victim ->
        [Tu] { $name } ti sgraffigna { $layer } e decide se tenere le carte…
       *[other] { $name } sgraffigna { $layer } { LINKED("a", $victim) } e decide se tenere le carte…
    }
table-linko-wait-reclaim = { $name } decide se riprendere { $layer }…
table-linko-wait-draw =
    { $name } pesca: { $count ->
        [one] ne manca { $count }…
       *[other] ne mancano { $count }…
    }
table-linko-wait-option = { $name } può pescare una carta…

## Linko: what can be chosen, and what it does

table-linko-play = Cala { $layer }
table-linko-snatches = derubi { $names }
table-linko-snatches-nobody = non sgraffigni niente
table-linko-may-draw = non sgraffigni niente, puoi pescare
table-linko-goes-out = le tue ultime carte: la partita finisce
table-linko-rob = Sgraffigna { $layer } al fantasma – in mano tua
table-linko-take = Prendi in mano { $layer } – { $name } pesca { $cards }
table-linko-leave = Lascia – { $name } riprende le carte, o le scarta e pesca { $cards }
table-linko-reclaim = Riprendi in mano { $layer } – non peschi niente
table-linko-discard = Scarta { $layer } – peschi { $cards }
table-linko-draw-card = Pesca { $card } dal display
table-linko-draw-group = Pesca { $card } dal display – vale come una carta sola
table-linko-draw-pile =
    Pesca la prima carta del mazzetto – { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
table-linko-decline = Rinuncia – il tuo turno finisce
table-linko-hand-then =
    { $count ->
        [one] Poi hai { $count } carta in mano.
       *[other] Poi hai { $count } carte in mano.
    }

## Linko: what happened

table-linko-told-play =
    { $who ->
        [you] Cali { $layer }.
       *[other] { $name } cala { $layer }.
    }
table-linko-told-rob =
    { $who ->
        [you] Sgraffigni { $layer } al fantasma.
       *[other] { $name } sgraffigna { $layer } al fantasma.
    }
# $victim is “you” or a name, told by $whom.
table-linko-told-take =
    { $who ->
        [you] Prendi { $layer } { LINKED("a", $victim) }.
       *[other] { $whom ->
            [you] { $name } ti prende { $layer }.
           *[other] { $name } prende { $layer } { LINKED("a", $victim) }.
        }
    }
table-linko-told-leave =
    { $who ->
        [you] Lasci { $layer } { LINKED("a", $victim) }.
       *[other] { $whom ->
            [you] { $name } ti lascia { $layer }.
           *[other] { $name } lascia { $layer } { LINKED("a", $victim) }.
        }
    }
table-linko-told-reclaim =
    { $who ->
        [you] Riprendi in mano { $layer }.
       *[other] { $name } riprende in mano { $layer }.
    }
table-linko-told-discard =
    { $who ->
        [you] Scarti { $layer }.
       *[other] { $name } scarta { $layer }.
    }
table-linko-told-draw =
    { $who ->
        [you] Peschi { $card } dal display.
       *[other] { $name } pesca { $card } dal display.
    }
table-linko-told-draw-pile =
    { $who ->
        [you] Peschi { $card } dal mazzetto.
       *[other] { $name } pesca una carta dal mazzetto.
    }
table-linko-told-decline =
    { $who ->
        [you] Rinunci a pescare.
       *[other] { $name } rinuncia a pescare.
    }
table-linko-told-refill = Nuove carte nel display: { $cards }.
table-linko-told-ghost-fill = Il fantasma riceve { $cards }.

## Push: what is asked

table-push-ask-turn = Tocca a te: scopri una carta, o proteggi un colore.
table-push-ask-turn-bare = Tocca a te: scopri una carta.
table-push-ask-place = Hai scoperto { $card }: dove va?
table-push-ask-push = Scopri un’altra carta, o ti fermi e prendi una colonna?
table-push-ask-push-only = Non c’è ancora nessuna colonna da prendere: scopri un’altra carta.
table-push-ask-last = Il mazzo è finito: prendi una colonna.
table-push-ask-collect = { $name } ha finito: ora prendi tu una colonna.

table-push-wait-turn = { $name } decide: scoprire o proteggere…
table-push-wait-place = { $name } ha scoperto { $card } e cerca una colonna…
table-push-wait-push = { $name } decide: continuare o fermarsi…
table-push-wait-collect = { $name } sceglie una colonna…

## Push: what can be chosen, and what it does

table-push-push = Scopri una carta
table-push-push-on = Scopri ancora
table-push-protect = Proteggi il { $colour }
table-push-makes-safe =
    { $points ->
        [one] { $points } punto al sicuro
       *[other] { $points } punti al sicuro
    }
table-push-place-new = Apri la colonna { $column }
table-push-place = Metti la carta nella colonna { $column }
table-push-take = Prendi la colonna { $column }
table-push-then-roll = poi lanci il dado

## Push: what happened

table-push-told-switch =
    { $who ->
        [you] Scopri una carta-cambio direzione: gli altri sceglieranno in senso { $direction }.
       *[other] { $name } scopre una carta-cambio direzione: gli altri sceglieranno in senso { $direction }.
    }
table-push-told-bust =
    { $who ->
        [you] Scopri { $card }: non c’è posto. Hai rischiato troppo!
       *[other] { $name } scopre { $card }: non c’è posto. Ha rischiato troppo!
    }
table-push-told-protect =
    { $who ->
        [you] Proteggi il { $colour }: { $points ->
            [one] { $points } punto al sicuro.
           *[other] { $points } punti al sicuro.
        }
       *[other] { $name } protegge il { $colour }: { $points ->
            [one] { $points } punto al sicuro.
           *[other] { $points } punti al sicuro.
        }
    }
table-push-told-place =
    { $who ->
        [you] Scopri { $card }: colonna { $column }.
       *[other] { $name } scopre { $card }: colonna { $column }.
    }
table-push-told-take =
    { $who ->
        [you] Prendi la colonna { $column }: { $points ->
            [one] { $points } punto.
           *[other] { $points } punti.
        }
       *[other] { $name } prende la colonna { $column }: { $points ->
            [one] { $points } punto.
           *[other] { $points } punti.
        }
    }
# $face is a colour's name or the star.
table-push-told-roll =
    { $who ->
        [you] Lanci il dado: { $face }. { $points ->
            [0] Non perdi niente.
            [one] Perdi { $points } punto.
           *[other] Perdi { $points } punti.
        }
       *[other] { $name } lancia il dado: { $face }. { $points ->
            [0] Non perde niente.
            [one] Perde { $points } punto.
           *[other] Perde { $points } punti.
        }
    }

## The course of a game

table-end-out = { $name } non ha più carte: la partita è finita.
table-end-out-you = Non hai più carte: la partita è finita.
table-end-stock-linko = Mazzetto e display sono vuoti: la partita è finita.
table-end-stock-push = Il mazzo è esaurito: la partita è finita.
table-end-stall = Cento turni senza cambiamenti: la partita è finita.
# One winner, or several who share; $names is a phrase.
table-won =
    { $who ->
        [you] Hai vinto!
        [shared] Vittoria a pari merito: { $names }!
       *[other] Vince { $names }!
    }
table-match-won =
    { $who ->
        [you] Hai vinto la serie!
        [shared] Serie vinta a pari merito: { $names }!
       *[other] Vince la serie: { $names }!
    }

## The score sheet

table-sheet-title = Tabella dei punti
table-sheet-round = Partita
table-sheet-total = Totale
