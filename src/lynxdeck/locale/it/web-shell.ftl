### The browser table around the game: first page, new tables, invitations, waiting room, settings.

## The games and their editions

web-game-linko = Linko
web-game-push = Push
web-game-linko-about = Cala carte, sgraffigna le altre
web-game-push-about = Fin dove oserai?
# A game and its edition in one line.
web-game-edition = { $game } · { $edition }
web-edition-ravensburger-2014 = Ravensburger 2014
web-edition-ravensburger-2014-about = Le regole classiche, senza carte in più da pescare.
web-edition-amigo-2022-basic = 2022, regole base
web-edition-amigo-2022-basic-about = Per cominciare: chi non sgraffigna nulla può pescare una carta.
web-edition-amigo-2022-advanced = 2022, regole avanzate
web-edition-amigo-2022-advanced-about = Come le regole base, senza la pescata facoltativa.
web-edition-amigo-2022-expert = 2022, regole per esperti
web-edition-amigo-2022-expert-about = Neppure 13 e jolly sono al sicuro: gli 1 li sgraffignano.
web-edition-amigo-2022-duel = 2022, duello
web-edition-amigo-2022-duel-about = In due con un fantasma, le cui carte si possono sgraffignare.
web-edition-playte = Playte
web-edition-playte-about = Le regole dell’edizione Playte.
web-edition-playte-ghost = Playte, con fantasma
web-edition-playte-ghost-about = In due con un fantasma, come vuole il libretto Playte.
web-edition-push = Push
web-edition-push-about = Le regole del libretto: il dado ti costa le carte esposte di un colore.
web-edition-push-risk = Push, rischio
web-edition-push-risk-about = Per i temerari: una stella ti costa tutte le carte esposte.
web-edition-push-classic = Push, rigoroso
web-edition-push-classic-about = Ogni carta va protetta: nessuna è al sicuro da sola.
web-edition-custom = regole della casa

## Levels of the bots

web-level-easy = facile
web-level-medium = medio
web-level-hard = difficile
web-level-expert = esperto
web-bot = Bot
web-bot-level = Bot, { $level }

## The first page

web-home = Alla prima pagina
web-home-title = Lynxdeck: i giochi di carte Linko e Push
web-play = Contro i bot
web-play-now = Gioca subito
web-play-sum =
    { $count ->
        [one] { $game } contro un bot, { $level }
       *[other] { $game } contro { $count } bot, { $level }
    }
web-game = Gioco
web-opponents = Avversari
web-level = Livello
web-edition = Edizione
web-friends = Con altre persone
web-invite = Invita gli amici
web-here = Su un solo schermo
web-join = Entra
web-join-code = Link o codice di un invito
web-join-wrong = Non è né un link né un codice di Lynxdeck.
web-mine = Le mie partite
web-mine-over =
    { $count ->
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
web-forget = Togli da questo elenco
web-with = con { $names }
web-alone = ancora nessun altro
web-status-asked = Tocca a te
web-status-others = Tocca agli altri
web-status-waiting = Non ancora iniziata
web-status-between = Prossima partita
web-status-over = Finita
web-status-closed = Questo tavolo è chiuso.
web-lobby = Tavoli aperti
web-lobby-none = Al momento non c’è nessun tavolo pubblico aperto.
web-lobby-nobody = ancora nessuno
web-lobby-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-lobby-watch = Guarda
web-learning = Impara e consulta
web-learn = Impara { $game }
web-rules = Regole di { $game }
web-replay = Rivedi una partita
web-credit-linko = Linko è un gioco di Wolfgang Kramer e Michael Kiesling.
web-credit-push = Push è un gioco di Prospero Hall.
web-unofficial = Lynxdeck è un’edizione non ufficiale, senza legami con autori o editori.
web-away = Il server non è raggiungibile
web-away-about = Gli amici lontani devono aspettare. Tutto il resto qui funziona anche così.
web-again = Riprova
web-release = È pronto un Lynxdeck più nuovo.
web-release-take = Usalo subito

## A new table

web-new = Un tavolo per gli amici
web-seats = Giocatori
web-bots = Di cui bot
web-name = Il tuo nome
web-guest = Ospite
web-clock = Tempo per pensare
web-clock-about = Chi esaurisce il tempo viene sostituito da un bot, e può tornare.
web-clock-none = Quanto vuoi
web-clock-quick = 15 secondi, più 1 minuto di riserva
web-clock-steady = 30 secondi, più 2 minuti di riserva
web-clock-calm = 1 minuto, più 5 minuti di riserva
web-clock-day = 1 giorno per decisione
web-clock-days = 3 giorni per decisione
web-clock-week = 7 giorni per decisione
web-clock-is-none = senza orologio
web-clock-is-live = { $seconds } s + { $minutes } min
web-clock-is-days =
    { $days ->
        [one] { $days } giorno a testa
       *[other] { $days } giorni a testa
    }
web-match = Incontro
web-match-rounds =
    { $rounds ->
        [one] { $rounds } partita
       *[other] { $rounds } partite
    }
web-public = Tavolo pubblico
web-public-about = Tutti su questo server possono vederlo e sedersi.
web-more = Altre opzioni
web-spectators = Gli spettatori possono guardare
web-chat = Chat
web-hints = Suggerimenti di un bot forte
web-hints-about = Solo finché gioca una persona sola.
web-odds = Mostra quanto si rischia
web-table-title = Nome del tavolo
web-house = Regole della casa
web-flag-optional_draw = Chi non sgraffigna nulla può pescare una carta
web-flag-ones_beat_top = Gli 1 sgraffignano i 13 e i jolly soli
web-flag-ghost = In due gioca anche un fantasma
web-flag-tie = A parità di punti
web-flag-follow_up = Altre carte di un colore protetto
web-flag-risk = Una stella costa tutte le carte esposte
web-flag-value-yes = sì
web-flag-value-no = no
web-flag-value-shared = la vittoria è condivisa
web-flag-value-fewest_in_hand = vince chi ha meno carte in mano
web-flag-value-free = sono al sicuro da sole
web-flag-value-action = vanno protette di nuovo
web-no-chat = senza chat
web-no-spectators = senza spettatori
web-open = Apri il tavolo

## Several people at one device

web-here-about = Passatevi il dispositivo: ogni mano resta coperta finché il suo proprietario non la tocca.
web-players = Giocatori
web-player = Giocatore { $number }
web-player-kind = Chi gioca come giocatore { $number }
web-player-add = Un altro giocatore
web-player-remove = Togli il giocatore { $number }
web-person = Persona
web-start = Distribuisci le carte

## An invitation

web-join-title = Invito
web-join-unknown = Questo invito non porta (più) a nessun tavolo.
web-join-full = Tutti i posti sono occupati.
web-join-seated = Torna al mio posto
web-seat-choose = Scegli un posto
web-seat-free = libero
web-sit = Siediti
web-watch = Guarda soltanto

## The waiting room

web-waiting = Sala d’attesa
web-seat = Posto { $number }
web-seat-you = tu
web-seat-here = è qui
web-seat-away = al momento non è qui
web-seat-clear = Libera il posto di { $name }
web-rename = Rinomina
web-stand-up = Alzati
web-bot-add = Aggiungi bot
web-fill =
    { $count ->
        [one] Occupa il posto libero con un bot
       *[other] Occupa { $count } posti liberi con bot
    }
web-inviting = Invita
web-inviting-about = Chi ha questo link può prendere un posto libero.
web-here-only = Questo indirizzo porta solo a questo computer. «lynxdeck serve --lan» apre alla rete di casa.
web-invite-new = Crea un nuovo link
web-link = Link
web-copy = Copia
web-copied = Il link è copiato.
web-copy-by-hand = Il link è selezionato: copialo da qui.
web-share = Condividi
web-share-text = Gioca a { $game } con me!
web-qr = Il link come codice QR
web-waiting-free =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
web-waiting-ready = Ci siete tutti: distribuisci le carte.
web-waiting-host = Ci siete tutti: chi ospita distribuisce le carte.
web-unseated = Non hai più un posto a questo tavolo.
web-close-table = Chiudi il tavolo
web-host-give = Fai ospitare { $name }
web-host-give-about = Da quel momento sarà { $name } ad avviare le partite e a occuparsi del tavolo. Solo { $name } può restituirti il ruolo.
web-host-give-yes = Cedi il ruolo
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
web-theme-auto = come il sistema
web-theme-light = chiari
web-theme-dark = scuri
web-theme-now =
    { $theme ->
        [light] Colori: chiari
        [dark] Colori: scuri
       *[auto] Colori: come il sistema
    }
web-speed = Velocità delle carte
web-speed-slow = lenta
web-speed-normal = normale
web-speed-fast = rapida
web-speed-instant = subito
web-calm = Il tuo sistema chiede meno movimento: le carte sfumano invece di viaggiare.
web-sounds = Suoni
web-notices = Avvisami quando tocca a me
web-notices-about = Un avviso del browser, per le partite a giorni, finché questa pagina è aperta da qualche parte.
web-notices-denied = Il browser non permette avvisi per questa pagina.
web-keys = Tasti
web-keys-here = Qui
web-keys-always = Ovunque
web-key-tab = Al comando successivo
web-key-enter = Premi il comando
web-key-esc = Chiudi, o annulla la scelta
web-key-help = Mostra i tasti
web-close = Chiudi
web-done = Fatto

## The page itself

web-title-asked = ● Tocca a te – { $game }
web-notice-body = Il tavolo aspetta te.
web-lost = Qui non c’è nulla
web-lost-about = Questa pagina non esiste.
web-torn = Qualcosa in questa pagina si è rotto
web-torn-about = Niente è perduto: le tue partite sono al sicuro.
web-reload = Ricarica la pagina

## Answers of the server; the key ends with its code

web-error-fault = Qualcosa è andato storto. Riprova.
web-error-offline = Il server non risponde. Riprova tra un momento.
web-error-no-server = Per questo serve un server Lynxdeck, e questa pagina non ne ha.
web-error-bad-name = Un nome ha bisogno di una lettera o di una cifra, e di al massimo 24 segni.
web-error-name-taken = A questo tavolo c’è già chi si chiama così.
web-error-seat-taken = Qualcuno ha appena preso questo posto.
web-error-seats-free = C’è ancora un posto libero: prima va occupato.
web-error-full = Tutti i posti sono occupati.
web-error-closed = Questo tavolo è chiuso.
web-error-started = La partita è già iniziata.
web-error-not-started = La partita non è ancora iniziata.
web-error-not-found = Questo tavolo non esiste (più).
web-error-not-host = Può farlo solo chi ospita.
web-error-no-key = Questo link è già stato usato, o è troppo vecchio.
web-error-off = A questo tavolo è disattivato.
web-error-stale = Nel frattempo il tavolo è andato avanti.
web-error-not-your-decision = Non tocca a te decidere.
web-error-stand-in = Un bot gioca per te: prima riprendi il tuo posto.
web-error-storage = Al momento non si può salvare nulla. Riprova.
web-error-too-many = Era troppo in una volta. Aspetta un momento.
web-error-hints-full = In questo momento tanti chiedono un suggerimento. Riprova tra un attimo.
web-error-no-hint = Per ora non c’è nessun suggerimento.
web-error-too-big = È troppo grande.
