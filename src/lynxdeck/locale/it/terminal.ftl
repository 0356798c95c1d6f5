### The game in a terminal: what the table asks, offers and tells.
### $who is “you” for the person at the keyboard, else “other”; then $name is that player's name.
### Layers, cards and lists of names arrive as finished phrases made from the first section.

## Phrases that others are made of

terminal-you = Tu
# An object: one says “derubi il fantasma e Ben”, never “a il fantasma”.
terminal-ghost = il fantasma
# Joins names: “Ben e Cleo”, “Ben, Cleo e Dan”; $rest is joined already.
terminal-names-pair = { $first } e { $last }
terminal-names-more = { $first }, { $rest }
# Joins an act and what it does: “Cala due 9 – derubi Ben”.
terminal-act-effect = { $act } – { $effect }
terminal-and-then = { $first }, { $second }
# A layer of number cards, jokers among them counted; $value is 1 to 13.
terminal-numbers =
    { $count ->
        [1] un { $value }
        [2] due { $value }
        [3] tre { $value }
        [4] quattro { $value }
        [5] cinque { $value }
        [6] sei { $value }
        [7] sette { $value }
        [8] otto { $value }
       *[other] { $count } { $value }
    }
terminal-jokers =
    { $count ->
        [1] un Jolly
        [2] due Jolly
        [3] tre Jolly
        [4] quattro Jolly
       *[other] { $count } Jolly
    }
# $layer is a phrase of terminal-numbers.
terminal-with-jokers =
    { $layer } ({ $jokers ->
        [1] uno è un Jolly
       *[other] { $jokers } sono Jolly
    })
terminal-cards =
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
terminal-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
# A single card of Linko by its face; $value is 1 to 13, or J for a joker.
terminal-linko-card =
    { $value ->
        [J] un Jolly
       *[other] un { $value }
    }
# A group on a display place: “3 + 13 + J”.
terminal-linko-group = il gruppo { $cards }
terminal-nothing = niente

## Push: colours, cards, the die. The shape stands beside every colour.

terminal-colour =
    { $colour ->
        [r] rosso
        [b] blu
        [g] verde
        [y] giallo
       *[p] viola
    }
terminal-push-card =
    { $colour ->
        [r] un { $number } rosso
        [b] un { $number } blu
        [g] un { $number } verde
        [y] un { $number } giallo
       *[p] un { $number } viola
    }
terminal-push-roll = una carta-dado
terminal-push-switch = una carta-cambio direzione
terminal-star = stella

## Labels on the table

terminal-label-display = Display
# For Linko and Push, seven letters at most: “Mazzetto” is too long.
terminal-label-pile = Mazzo
terminal-label-discards = Scarti
terminal-label-ghost = Il fantasma
terminal-label-in-hand = { $count } in mano
terminal-label-known = note: { $cards }
# Beside the small buttons that count cards and jokers up and down.
terminal-label-count = carte
terminal-label-jokers = Jolly
terminal-label-card = Scoperta
terminal-label-die = Dado
# The points; six letters at most.
terminal-label-protected = Salvi
# On roll cards and switch cards themselves: at most nine letters.
terminal-label-roll = dado
terminal-label-switch = cambio
terminal-label-switches =
    { $count ->
        [one] { $count } cambio
       *[other] { $count } cambi
    }
terminal-label-clockwise = orario
terminal-label-anticlockwise = antiorario
terminal-label-risk = Rischio
terminal-label-log = Cronaca
terminal-label-round = partita { $round } di { $rounds }
terminal-label-more = +{ $count }
# Exact: $misfits of the $pile cards fit nowhere; $chance is the share, 0 to 1.
terminal-bust-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
terminal-bust-exact =
    rischio { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $misfits } su { $pile })
terminal-bust-never = nessun rischio

## Linko: what is asked

terminal-linko-ask-play = Tocca a te: cala una o più carte dello stesso valore.
terminal-linko-ask-ghost = Con { $layer } puoi derubare il fantasma: scegli una combinazione.
terminal-linko-ask-take = Sgraffigni { $layer } a { $name }: prendi o lasci?
terminal-linko-ask-reclaim = { $name } ti ha sgraffignato { $layer } e lascia a te la scelta.
terminal-linko-ask-draw =
    { $count ->
        [1] Pesca una carta: dal display o dal mazzetto.
       *[other] Pesca { $count } carte, una alla volta: dal display o dal mazzetto.
    }
terminal-linko-ask-option = Non hai sgraffignato niente: pesca una carta, o rinuncia.

terminal-linko-wait-play = { $name } sceglie che cosa calare…
terminal-linko-wait-ghost = { $name } sceglie una combinazione del fantasma…
# $victim may be terminal-you.
terminal-linko-wait-take =
    { $victim ->
        [Tu] { $name } ti sgraffigna { $layer } e pensa se prendere…
       *[other] { $name } sgraffigna { $layer } a { $victim } e pensa se prendere…
    }
terminal-linko-wait-reclaim = { $name } decide se riprendere { $layer }…
terminal-linko-wait-draw =
    { $name } pesca: { $count ->
        [one] ne manca { $count }…
       *[other] ne mancano { $count }…
    }
terminal-linko-wait-option = { $name } può pescare una carta…

## Linko: what can be chosen, and what it does

terminal-linko-play = Cala { $layer }
terminal-linko-snatches = derubi { $names }
terminal-linko-snatches-nobody = non sgraffigni niente
terminal-linko-may-draw = non sgraffigni niente, puoi pescare
terminal-linko-goes-out = le tue ultime carte, la partita finisce
terminal-linko-rob = Sgraffigna { $layer } al fantasma – in mano a te
terminal-linko-take = Prendi in mano { $layer } – { $name } pesca { $cards }
terminal-linko-leave = Lascia – { $name } riprende le carte, o le scarta e pesca { $cards }
terminal-linko-reclaim = Riprendi in mano { $layer } – non peschi niente
terminal-linko-discard = Scarta { $layer } – peschi { $cards }
terminal-linko-draw-card = Pesca { $card } dal display
terminal-linko-draw-group = Pesca { $card } dal display – vale come una carta sola
terminal-linko-draw-pile =
    Pesca la prima carta del mazzetto – { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
terminal-linko-decline = Rinuncia – il tuo turno finisce

## Linko: what happened

terminal-linko-told-play =
    { $who ->
        [you] Cali { $layer }.
       *[other] { $name } cala { $layer }.
    }
terminal-linko-told-rob =
    { $who ->
        [you] Sgraffigni { $layer } al fantasma.
       *[other] { $name } sgraffigna { $layer } al fantasma.
    }
# $victim is “you” or a name, told by $whom.
terminal-linko-told-take =
    { $who ->
        [you] Prendi { $layer } a { $victim }.
       *[other] { $whom ->
            [you] { $name } ti prende { $layer }.
           *[other] { $name } prende { $layer } a { $victim }.
        }
    }
terminal-linko-told-leave =
    { $who ->
        [you] Lasci { $layer } a { $victim }.
       *[other] { $whom ->
            [you] { $name } ti lascia { $layer }.
           *[other] { $name } lascia { $layer } a { $victim }.
        }
    }
terminal-linko-told-reclaim =
    { $who ->
        [you] Riprendi in mano { $layer }.
       *[other] { $name } riprende in mano { $layer }.
    }
terminal-linko-told-discard =
    { $who ->
        [you] Scarti { $layer }.
       *[other] { $name } scarta { $layer }.
    }
terminal-linko-told-draw =
    { $who ->
        [you] Peschi { $card } dal display.
       *[other] { $name } pesca { $card } dal display.
    }
terminal-linko-told-draw-pile =
    { $who ->
        [you] Peschi { $card } dal mazzetto.
       *[other] { $name } pesca una carta dal mazzetto.
    }
terminal-linko-told-decline =
    { $who ->
        [you] Rinunci a pescare.
       *[other] { $name } rinuncia a pescare.
    }
terminal-linko-told-refill = Novità nel display: { $cards }.
terminal-linko-told-ghost-fill = Il fantasma riceve { $cards }.

## Push: what is asked

terminal-push-ask-turn = Tocca a te: scopri una carta, o proteggi un colore.
terminal-push-ask-turn-bare = Tocca a te: scopri una carta.
terminal-push-ask-place = Hai scoperto { $card }: dove va?
terminal-push-ask-push = Scopri un’altra carta, o ti fermi e prendi una colonna?
terminal-push-ask-push-only = Non c’è ancora nessuna colonna da prendere: scopri un’altra carta.
terminal-push-ask-last = Il mazzo è finito: prendi una colonna.
terminal-push-ask-collect = { $name } ha finito: ora prendi tu una colonna.

terminal-push-wait-turn = { $name } scopre una carta o protegge…
terminal-push-wait-place = { $name } ha scoperto { $card } e cerca una colonna…
terminal-push-wait-push = { $name } continua o si ferma…
terminal-push-wait-collect = { $name } prende una colonna…

## Push: what can be chosen, and what it does

terminal-push-push = Scopri una carta
terminal-push-push-on = Scopri ancora
terminal-push-protect = Proteggi { $colour }
terminal-push-makes-safe =
    { $points ->
        [one] { $points } punto al sicuro
       *[other] { $points } punti al sicuro
    }
terminal-push-place-new = Apri la colonna { $column }
terminal-push-place = Metti la carta nella colonna { $column }
terminal-push-take = Prendi la colonna { $column }
terminal-push-then-roll = poi lanci il dado

## Push: what happened

terminal-push-told-switch =
    { $who ->
        [you] Scopri una carta-cambio direzione: gli altri sceglieranno in senso { $direction }.
       *[other] { $name } scopre una carta-cambio direzione: gli altri sceglieranno in senso { $direction }.
    }
terminal-push-told-bust =
    { $who ->
        [you] Scopri { $card }: non c’è posto. Hai rischiato troppo!
       *[other] { $name } scopre { $card }: non c’è posto. Ha rischiato troppo!
    }
terminal-push-told-protect =
    { $who ->
        [you] Proteggi { $colour }: { $points ->
            [one] { $points } punto al sicuro.
           *[other] { $points } punti al sicuro.
        }
       *[other] { $name } protegge { $colour }: { $points ->
            [one] { $points } punto al sicuro.
           *[other] { $points } punti al sicuro.
        }
    }
terminal-push-told-place =
    { $who ->
        [you] Scopri { $card }: colonna { $column }.
       *[other] { $name } scopre { $card }: colonna { $column }.
    }
terminal-push-told-take =
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
terminal-push-told-roll =
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

terminal-begin =
    { $starter ->
        [you] { $game }, { $edition }: cominci tu.
       *[other] { $game }, { $edition }: comincia { $name }.
    }
terminal-end-out = { $name } non ha più carte: la partita è finita.
terminal-end-out-you = Non hai più carte: la partita è finita.
terminal-end-stock-linko = Mazzetto e display sono vuoti: la partita è finita.
terminal-end-stock-push = Il mazzo è esaurito: la partita è finita.
terminal-end-stall = Cento turni senza novità: la partita è finita.
# One winner, or several who share; $names is a phrase.
terminal-won =
    { $who ->
        [you] Hai vinto.
        [shared] Vittoria condivisa: { $names }.
       *[other] { $names } vince.
    }
terminal-score-line = { $name }: { $score }
terminal-match-won =
    { $who ->
        [you] Hai vinto la serie.
        [shared] Serie condivisa: { $names }.
       *[other] { $names } vince la serie.
    }
terminal-over-next = Invio: la prossima partita
terminal-over-again = Invio: gioca ancora

## The score sheet

terminal-sheet-title = Tabella dei punti
terminal-sheet-round = Partita
terminal-sheet-total = Totale
terminal-sheet-single = Questa partita fa storia a sé; con --match se ne giocano più di seguito.
terminal-close = Esc: torna al tavolo

## Messages

terminal-forced-on = Le decisioni con una sola risposta si prendono da sé.
terminal-forced-off = Ogni decisione spetta a te, anche con una sola risposta.
terminal-hint = Consiglio: { $choice }
terminal-hint-thinking = Sto pensando a un consiglio…
terminal-hint-failed = Nessun consiglio disponibile: { $reason }
terminal-hint-none = La decisione non è tua: non c’è niente da consigliare.
terminal-undone = Annullato.
terminal-undo-none = Non c’è niente di tuo da annullare.
terminal-undo-blocked = Non si può annullare: nel frattempo è uscita una carta o ha deciso un altro.
terminal-saved = Salvato: { $path }
terminal-save-failed = Impossibile salvare: { $reason }
terminal-resume = Per continuare: { $command }
terminal-left = Hai lasciato il tavolo.
terminal-language = Ora il tavolo parla italiano.
terminal-not-legal = Ora non è possibile.
terminal-not-yours = La decisione non è tua.
terminal-bot-failed = { $name } non risponde ({ $reason }); al suo posto continua un giocatore semplice.
terminal-small = Al tavolo servono { $width } × { $height } caratteri.
terminal-rules-missing = Qui manca il testo delle regole.

## Keys: the line at the bottom, and the help

terminal-key-help = Aiuto
terminal-key-rules = Regole
terminal-key-hint = Consiglio
terminal-key-undo = Annulla
terminal-key-save = Salva
terminal-key-quit = Esci
terminal-key-sheet = Punti
terminal-help-table = Al tavolo
terminal-help-decide = La decisione
terminal-help-choose = Scegli; Invio o un clic decide
terminal-help-groups = Scegli un valore della tua mano
terminal-help-count = Una carta in più, una in meno
terminal-help-jokers = Un Jolly in più, uno in meno
terminal-help-enter = Decidi come dice la riga color ambra
terminal-help-places = Pesca da una posizione del display
terminal-help-pile = Pesca dal mazzetto
terminal-help-decline = Rinuncia a pescare
terminal-help-take = Prendi, lascia
terminal-help-reclaim = Riprendi, scarta
terminal-help-push = Scopri una carta
terminal-help-columns = Metti in una colonna, o prendila
terminal-help-protect = Proteggi rosso, blu, verde, giallo, viola
terminal-help-mouse = Un clic sceglie, un altro aggiunge una carta; l’ambra decide
terminal-help-hint = Il consiglio di un giocatore forte
terminal-help-undo = Annulla la tua decisione, se niente di nascosto è uscito
terminal-help-save = Salva la partita
terminal-help-forced = Decisioni con una sola risposta: da sé, o no
terminal-help-rules = Le regole (anche r, dove la domanda non lo usa)
terminal-help-help = Questa pagina
terminal-help-sheet = La tabella dei punti
terminal-help-log = Tutto quello che è successo
terminal-help-language = La lingua successiva
terminal-help-theme = Crepuscolo o lino
terminal-help-quit = Esci; la partita viene salvata

## Plain mode: lines in, lines out

terminal-plain-why-pipe = Su questo terminale il tavolo non si può disegnare: eccolo in testo semplice.
terminal-plain-why-textual = Per il tavolo disegnato serve Textual (pip install "lynxdeck[terminal]"): eccolo in testo semplice.
terminal-plain-welcome = { $game }, { $edition }, { $seats } giocatori, seme «{ $seed }». Sei al posto { $seat }. Scrivi ? per l’aiuto.
terminal-plain-loaded = { $game }, { $edition }, { $seats } giocatori, da { $path }. Sei al posto { $seat }. Scrivi ? per l’aiuto.
terminal-plain-help =
    Scrivi una scelta così come sta davanti alla sua frase. Inoltre: «?» aiuto, «all» tutte le scelte, «table» il tavolo, «hint» un consiglio, «undo» annulla, «save» o «save FILE» salva, «rules» le regole, «sheet» i punti, «auto» per le decisioni con una sola risposta, «quit» per uscire.
terminal-plain-choices =
    { $count ->
        [one] C’è { $count } scelta; «all» la mostra.
       *[other] Ci sono { $count } scelte; «all» le elenca. Le giocate si scrivono 9, 9x2, 9x2+J.
    }
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand = La tua mano: { $cards }.
terminal-plain-no-token = «{ $token }» non è tra le scelte; «all» le elenca.
terminal-plain-display = Display: { $cards }. Mazzetto: { $pile }. Scarti: { $discards }.
terminal-plain-place = posizione { $place }: { $card }
terminal-plain-ghost = Il fantasma: { $cards }.
terminal-plain-seat-linko =
    { $who ->
        [you] Tu: { $hand } in mano, punteggio { $score }.
       *[other] { $name }: { $hand } in mano, punteggio { $score }.
    }
terminal-plain-top = In cima: { $layer }.
terminal-plain-beneath = Sotto: { $layers }.
terminal-plain-no-layer = Nessuna fila.
terminal-plain-seat-push =
    { $who ->
        [you] Tu: punteggio { $score }. Esposte: { $bench }. Protette: { $safe }.
       *[other] { $name }: punteggio { $score }. Esposte: { $bench }. Protette: { $safe }.
    }
terminal-plain-colour-cards = { $colour } { $numbers }
terminal-plain-column = Colonna { $column }: { $cards }.
terminal-plain-no-columns = Ancora nessuna colonna.
terminal-plain-pile-push = Mazzo: { $pile }. Scarti: { $discards }.
terminal-plain-over = La partita è finita.
terminal-plain-next-round = Partita { $round } di { $rounds }.
