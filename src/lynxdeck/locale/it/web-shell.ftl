### The browser table around the game: first page, new tables, invitations, waiting room, settings.

## The games and their editions

web-game-linko = Linko
web-game-push = Push
web-game-linko-about = Cala le tue carte, sgraffigna le altre
web-game-push-about = Fin dove oserai?
# A game and its edition in one line.
web-game-edition = { $game } · { $edition }
web-edition-ravensburger-2014 = Ravensburger 2014
web-edition-ravensburger-2014-about = Le regole classiche, senza pescata facoltativa.
web-edition-amigo-2022-basic = 2022, regole base
web-edition-amigo-2022-basic-about = Il modo più facile per cominciare: se non sgraffigni, puoi pescare.
web-edition-amigo-2022-advanced = 2022, regole avanzate
web-edition-amigo-2022-advanced-about = Come le regole base, senza la pescata facoltativa.
web-edition-amigo-2022-expert = 2022, regole per esperti
web-edition-amigo-2022-expert-about = Neppure 13 e Jolly sono al sicuro: gli 1 li sgraffignano.
web-edition-amigo-2022-duel = 2022, duello
web-edition-amigo-2022-duel-about = In due, con un fantasma da derubare.
web-edition-playte = Playte
web-edition-playte-about = Le regole dell’edizione Playte.
web-edition-playte-ghost = Playte, con fantasma
web-edition-playte-ghost-about = In due con un fantasma, come nel libretto Playte.
web-edition-push = Push
web-edition-push-about = Le regole del libretto: un lancio può costarti le carte esposte di un colore.
web-edition-push-risk = Push, rischio
web-edition-push-risk-about = Per chi osa: una stella ti costa tutte le carte esposte.
web-edition-push-classic = Push rigoroso
web-edition-push-classic-about = Niente è al sicuro automaticamente, neppure le nuove carte di un colore protetto.
web-edition-custom = regole della casa

## Levels of the bots

web-level-easy = facile
web-level-medium = medio
web-level-hard = difficile
web-level-expert = esperto
web-level-champion = campione
web-bot = Bot
web-bot-level = Bot, { $level }

## The first page

web-home = Pagina iniziale
web-home-title = Lynxdeck: i giochi di carte Linko e Push
web-game = Gioco
web-opponents = Avversari
web-level = Livello
web-edition = Edizione
web-friends = Con gli amici
web-invite = Invita
web-here = Su un solo schermo
web-join = Entra
web-join-code = Link o codice
web-join-wrong = Non sembra un link o un codice di Lynxdeck.
web-mine = In corso
web-mine-over =
    { $count ->
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
web-forget = Togli da questo elenco
web-with = con { $names }
web-alone = ancora nessun altro
web-status-asked = Tocca a te
# More games that wait for me, under the last one.
web-asked-more =
    { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
web-mine-on =
    { $count ->
        [one] Una partita da finire
       *[other] { $count } partite da finire
    }
web-status-others = Si aspettano gli altri
web-status-waiting = Non iniziata
web-status-between = Prossima partita
web-status-over = Finita
web-status-closed = Questo tavolo è chiuso.
web-lobby = Tavoli aperti
web-lobby-nobody = ancora nessuno
web-lobby-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-lobby-watch = Guarda
web-rules = Regole di { $game }
web-replay = Rivedi una partita
web-credit-linko = Linko è un gioco di Wolfgang Kramer e Michael Kiesling.
web-credit-push = Push è un gioco di Prospero Hall.
web-unofficial = Lynxdeck non è ufficiale e non ha legami con autori o editori.
web-away = Il server non è raggiungibile
web-away-about = Per giocare con amici lontani bisogna aspettare. Tutto il resto funziona lo stesso.
web-again = Riprova
web-release = È pronta una nuova versione di Lynxdeck.
web-release-take = Aggiorna ora

## A new table

web-new = Nuovo tavolo
web-seats = Giocatori
web-name = Il tuo nome
web-clock = Limite di tempo
web-clock-about = Se il tempo scade, un bot gioca al posto tuo finché non torni.
web-clock-none = Nessun limite
web-clock-quick = 15 secondi, più 1 minuto di riserva
web-clock-steady = 30 secondi, più 2 minuti di riserva
web-clock-calm = 1 minuto, più 5 minuti di riserva
web-clock-day = 1 giorno per mossa
web-clock-days = 3 giorni per mossa
web-clock-week = 7 giorni per mossa
web-clock-is-none = senza limite di tempo
web-clock-is-live = { $seconds } s + { $minutes } min
web-clock-is-days =
    { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }
web-match = Serie
web-match-rounds =
    { $rounds ->
        [one] { $rounds } partita
       *[other] { $rounds } partite
    }
web-public = Tavolo pubblico
web-public-about = Chiunque su questo server può vederlo e sedersi.
web-more = Altre opzioni
web-spectators = Ammetti spettatori
web-chat = Chat
web-hints = Suggerimenti
web-hints-about = Solo se giochi contro i bot senza altre persone.
web-odds = Mostra quanto si rischia
web-table-title = Nome del tavolo
web-house = Regole della casa
web-flag-optional_draw = Se non sgraffigni nulla, puoi pescare una carta
web-flag-ones_beat_top = Gli 1 sgraffignano i 13 e le file di soli Jolly
web-flag-ghost = In due, c’è anche un fantasma
web-flag-tie = A parità di punti
web-flag-follow_up = Nuove carte di un colore protetto
web-flag-risk = Una stella costa tutte le carte esposte
web-flag-value-yes = sì
web-flag-value-no = no
web-flag-value-shared = si vince a pari merito
web-flag-value-fewest_in_hand = vince chi ha meno carte in mano
web-flag-value-free = sono al sicuro automaticamente
web-flag-value-action = vanno protette con un altro turno
web-no-chat = senza chat
web-no-spectators = senza spettatori

## Several people at one device

web-here-about = Passatevi il dispositivo: ogni mano resta coperta finché chi gioca non la tocca.
web-here-about-open = Passatevi il dispositivo, o mettetelo in mezzo al tavolo: tutti vedono tutto.
web-players = Giocatori
web-player = Giocatore { $number }
web-player-kind = Giocatore { $number }: chi è
web-player-add = Aggiungi
web-player-remove = Togli il giocatore { $number }
web-person = Persona
web-start = Distribuisci le carte

## An invitation

web-join-title = Invito
web-join-unknown = Questo invito non vale più.
web-join-full = Tutti i posti sono occupati.
web-join-seated = Torna al mio posto
web-seat-free = libero
web-sit = Siediti
web-watch = Guarda soltanto

## The waiting room

web-waiting = Sala d’attesa
web-seat = Posto { $number }
web-seat-clear = Togli { $name }
web-rename = Rinomina
web-stand-up = Alzati
web-bot-add = Aggiungi bot
web-fill =
    { $count ->
        [one] Completa con un bot
       *[other] Completa con { $count } bot
    }
web-inviting = Invita
web-here-only = Questo link funziona solo su questo computer. Per invitare altri, apri Lynxdeck alla rete di casa.
web-invite-new = Nuovo link
web-link = Link
web-copy = Copia
web-copied = Link copiato.
web-copy-by-hand = Copia il link selezionato.
web-share = Condividi
web-share-text = Facciamo una partita a { $game }?
web-qr = Il link come codice QR
web-unseated = Non hai più un posto a questo tavolo.
web-close-table = Chiudi il tavolo
web-host-give = Affida il tavolo { LINKED("a", $name) }
web-host-give-about = Da quel momento sarà { $name } ad avviare le partite e a gestire il tavolo. Solo { $name } può restituirtelo.
web-host-give-yes = Affida
web-host-now =
    { $who ->
        [you] Ora sei tu a ospitare.
       *[other] Ora ospita { $name }.
    }
web-handover = Gioca su un altro dispositivo
web-handover-about = Apri lì questo link entro dieci minuti. Vale una volta sola; il tuo posto resta aperto anche qui.

## Settings and keys

web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-auto = come nel sistema
web-theme-light = chiari
web-theme-dark = scuri
web-speed = Velocità delle carte
web-speed-slow = lenta
web-speed-normal = normale
web-speed-fast = rapida
web-speed-instant = immediata
web-calm = Il sistema chiede meno movimento: le carte sfumano invece di muoversi.
web-sounds = Suoni
web-notices = Avvisami quando tocca a me
web-notices-about = Una notifica del browser, per le partite che durano giorni.
web-notices-denied = Il browser blocca le notifiche di questa pagina.
web-keys = Tasti
web-keys-here = Qui
web-keys-always = Ovunque
web-key-tab = Pulsante o campo successivo
web-key-enter = Premilo
web-key-esc = Chiudi o annulla la scelta
web-key-help = Mostra i tasti
web-close = Chiudi
web-done = Fatto
web-labelled = { $label }: { $text }

## The page itself

web-title-asked = ● Tocca a te – { $game }
web-notice-body = Il tavolo ti aspetta.
web-lost = Pagina non trovata
web-lost-about = A questo indirizzo non c’è nulla.
web-torn = Si è verificato un errore
web-torn-about = Le tue partite sono al sicuro.
web-reload = Ricarica

## Answers of the server; the key ends with its code

web-error-fault = Qualcosa è andato storto. Riprova.
web-error-offline = Il server non risponde. Riprova tra un momento.
web-error-no-server = Per questo serve un server Lynxdeck, e qui non ce n’è uno.
web-error-bad-name = Il nome deve contenere almeno una lettera o una cifra, al massimo 24 caratteri.
web-error-name-taken = A questo tavolo il nome è già preso.
web-error-seat-taken = Qualcuno ha appena preso questo posto.
web-error-seats-free = C’è ancora un posto libero: prima va occupato.
web-error-full = Tutti i posti sono occupati.
web-error-closed = Questo tavolo è chiuso.
web-error-started = La partita è già iniziata.
web-error-not-started = La partita non è ancora iniziata.
web-error-not-found = Questo tavolo non esiste più.
web-error-not-host = Può farlo solo chi ospita.
web-error-no-key = Questo link è già stato usato, o è troppo vecchio.
web-error-off = A questo tavolo è disattivato.
web-error-stale = Troppo tardi: la partita è andata avanti.
web-error-not-your-decision = Non tocca a te.
web-error-stand-in = Un bot gioca al posto tuo: prima riprendi il tuo posto.
web-error-storage = Al momento il server non può salvare. Riprova.
web-error-other-version = Il server si sta aggiornando. Riprova tra un attimo.
web-error-too-many = Troppe richieste insieme. Riprova tra un momento.
web-error-hints-full = In questo momento tanti chiedono un suggerimento. Riprova tra un attimo.
web-error-no-hint = Per ora non c’è nessun suggerimento.
web-error-too-big = È troppo grande.
web-error-too-long = È troppo lungo. Accorcialo un po’.
web-error-over = La serie è finita. Un’altra?
web-error-not-over = La serie non è ancora finita.
web-error-seat-free = A quel posto non c’è più nessuno.
web-error-no-person = A quel posto c’è un bot.
web-error-outdated = Questa partita è di un’altra versione.
web-error-damaged = Una parte di questa partita non si legge.
web-error-unplayable = Questo tavolo non si può leggere.
web-error-unknown-bot = Quel bot qui non c’è più.
web-error-bad-address = Le notifiche di questo browser non funzionano con questo server.
web-error-bad-result = Il server non ha potuto confermare il risultato.
web-error-too-slow = Ci è voluto troppo. Riprova.
web-error-superseded = Hai già chiesto un altro suggerimento.
web-error-foreign = Apri questa pagina all’indirizzo del server.
