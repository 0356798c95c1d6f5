### The game in a terminal: sheets, messages, keys, plain mode. What the table itself says is in table.ftl.

## Messages

terminal-forced-on = Le mosse obbligate si giocano da sole.
terminal-forced-off = Giochi ogni mossa tu, anche quelle obbligate.
terminal-hint-thinking = Cerco un suggerimento…
terminal-hint-failed = Nessun suggerimento disponibile: { $reason }
terminal-hint-none = Nessun suggerimento: non tocca a te.
terminal-undone = Annullato.
terminal-undo-none = Non c’è niente da annullare.
terminal-undo-blocked = Troppo tardi per annullare: è uscita una carta o ha giocato qualcun altro.
terminal-saved = Salvato: { $path }
terminal-save-failed = Impossibile salvare: { $reason }
terminal-resume = Per continuare: { $command }
terminal-left = Hai lasciato il tavolo.
terminal-language = Ora il tavolo parla italiano.
terminal-not-legal = Ora non si può.
terminal-not-yours = Non tocca a te.
terminal-bot-failed = { $name } non risponde ({ $reason }); al suo posto gioca un bot semplice.
terminal-small = Al tavolo servono { $width } × { $height } caratteri; questa finestra ne ha { $columns } × { $rows }. Allargala, oppure gioca con righe di testo: { $command }. «q» salva ed esce.
terminal-rules-missing = Testo delle regole non trovato.

## Keys: the line at the bottom, and the help

terminal-key-help = Aiuto
terminal-key-rules = Regole
terminal-key-hint = Suggerimento
terminal-key-undo = Annulla
terminal-key-save = Salva
terminal-key-quit = Esci
terminal-key-sheet = Punti
terminal-help-table = Al tavolo
terminal-help-decide = La tua mossa
terminal-help-choose = Scegli; Invio o un clic conferma
terminal-help-numbers = Scegli una delle prime nove
terminal-help-groups = Scegli un valore della tua mano
terminal-help-count = Aggiungi o togli una carta
terminal-help-jokers = Aggiungi o togli un Jolly
terminal-help-enter = Gioca la riga ambra
terminal-help-places = Pesca da una posizione del display
terminal-help-pile = Pesca dal mazzetto
terminal-help-decline = Rinuncia a pescare
terminal-help-take = Prendi, lascia
terminal-help-reclaim = Riprendi, scarta
terminal-help-push = Scopri una carta
terminal-help-columns = Metti in una colonna, o prendila
# The letters of red, blue, green, yellow and purple, all different: on cards, and to be typed.
terminal-colour-letters = r b v g i
terminal-help-protect = Proteggi rosso, blu, verde, giallo, viola
terminal-help-mouse = Un clic sceglie, un altro aggiunge; la riga ambra gioca
terminal-help-hint = Il suggerimento di un bot forte
terminal-help-undo = Annulla la mossa, finché niente di nascosto è uscito
terminal-help-save = Salva la partita
terminal-help-forced = Gioca per me le mosse obbligate, o no
terminal-help-rules = Le regole (anche r, quando è libero)
terminal-help-help = Questa pagina
terminal-help-sheet = La tabella dei punti
terminal-help-log = Tutto quello che è successo
terminal-help-language = Lingua successiva
terminal-help-theme = Tema: crepuscolo o lino
terminal-help-quit = Esci; la partita viene salvata

## Plain mode: lines in, lines out

terminal-plain-why-pipe = Questo terminale non può disegnare il tavolo: ecco il testo semplice.
terminal-plain-why-textual = Il tavolo disegnato richiede Textual ({ $install }): ecco il testo semplice.
terminal-plain-welcome = { $game }, { $seats } giocatori, seed «{ $seed }». Sei al posto { $seat }. Scrivi ? per l’aiuto.
terminal-plain-loaded = { $game }, { $seats } giocatori, da { $path }. Sei al posto { $seat }. Scrivi ? per l’aiuto.
# What one types in plain mode; the English words are understood in every language.
terminal-word-all = tutte
terminal-word-auto = auto
terminal-word-help = aiuto
terminal-word-hint = suggerimento
terminal-word-quit = esci
terminal-word-rules = regole
terminal-word-save = salva
terminal-word-sheet = punti
terminal-word-table = tavolo
terminal-word-undo = annulla
terminal-plain-help =
    Scrivi il codice davanti a una scelta, per esempio 9x2. Oppure: «?» aiuto, «{ terminal-word-all }» tutte le scelte, «{ terminal-word-table }» il tavolo, «{ terminal-word-hint }» un suggerimento, «{ terminal-word-undo }» annulla, «{ terminal-word-save }» o «{ terminal-word-save } FILE» salva, «{ terminal-word-rules }» le regole, «{ terminal-word-sheet }» i punti, «{ terminal-word-auto }» per le mosse obbligate, «{ terminal-word-quit }» per uscire.
terminal-plain-rules = Scrivi «{ terminal-word-rules }» e un numero, per esempio «{ terminal-word-rules } 1», per leggerne una.
terminal-plain-choices =
    { $count ->
        [one] C’è { $count } scelta; «{ terminal-word-all }» la mostra.
       *[other] Ci sono { $count } scelte; «{ terminal-word-all }» le elenca.
    }
terminal-plain-write-linko = Le giocate si scrivono 9, 9x2, 9x2+J.
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand = La tua mano: { $cards }.
terminal-plain-no-token = «{ $token }» non è tra le scelte; «{ terminal-word-all }» le elenca.
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

## Any game: what is said where a game has no words of its own

terminal-any-ask = Che cosa vuoi fare?
terminal-any-wait = { $name } sta scegliendo…
terminal-any-choice = Scegli { $token }
terminal-any-told =
    { $who ->
        [you] Scegli { $token }.
       *[other] { $name } sceglie { $token }.
    }

## Drawn and plain table

# For Linko and Push, seven letters at most: “Mazzetto” is too long.
table-label-pile = Mazzo
table-label-in-hand = { $count } in mano
table-label-known = note: { $cards }
table-label-jokers = Jolly
table-label-card = Scoperta
table-label-die = Dado
# The points; six letters at most.
table-label-protected = Sicure
# On roll cards and switch cards themselves: at most nine letters.
table-label-roll = dado
table-label-switch = cambio
table-label-switches =
    { $count ->
        [one] { $count } cambio
       *[other] { $count } cambi
    }
table-label-risk = Rischio
# Exact: $misfits of the $pile cards fit nowhere; $chance is the share, 0 to 1.
table-bust-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
table-begin =
    { $starter ->
        [you] { $game }: cominci tu.
       *[other] { $game }: comincia { $name }.
    }
table-score-line = { $name }: { $score }
table-over-next = Invio: prossima partita
table-over-again = Invio: gioca ancora
table-sheet-single = È una partita unica; con --match si gioca una serie.
table-close = Esc: torna al tavolo
