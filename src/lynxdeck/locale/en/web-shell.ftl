### The browser table around the game: first page, new tables, invitations, waiting room, settings.

## The games and their editions

web-game-linko = Linko
web-game-push = Push
web-game-linko-about = Lay cards, snatch theirs
web-game-push-about = How far do you dare?
# A game and its edition in one line.
web-game-edition = { $game } · { $edition }
web-edition-ravensburger-2014 = Ravensburger 2014
web-edition-ravensburger-2014-about = The classic rules, without an extra card to draw.
web-edition-amigo-2022-basic = 2022, basic rules
web-edition-amigo-2022-basic-about = The gentlest way in: if you snatch nobody, you may draw a card.
web-edition-amigo-2022-advanced = 2022, advanced rules
web-edition-amigo-2022-advanced-about = As the basic rules, without the optional draw.
web-edition-amigo-2022-expert = 2022, expert rules
web-edition-amigo-2022-expert-about = Even 13s and jokers are not safe: 1s snatch them.
web-edition-amigo-2022-duel = 2022, duel
web-edition-amigo-2022-duel-about = Two players and a ghost whose cards both may snatch.
web-edition-playte = Playte
web-edition-playte-about = The rules of the Playte edition.
web-edition-playte-ghost = Playte, with a ghost
web-edition-playte-ghost-about = Two players and a ghost, as the Playte booklet has it.
web-edition-push = Push
web-edition-push-about = The booklet's rules: the die costs one colour of your bench.
web-edition-push-risk = Push, risk
web-edition-push-risk-about = For the daring: a star costs the whole bench.
web-edition-push-classic = Push, strict
web-edition-push-classic-about = Every card has to be protected; none is safe by itself.
web-edition-custom = house rules

## Levels of the bots

web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-bot = Bot
web-bot-level = Bot, { $level }

## The first page

web-home = Home
web-home-title = Lynxdeck: the card games Linko and Push
web-play = Against bots
web-play-now = Play now
web-play-sum =
    { $count ->
        [one] { $game } against one bot, { $level }
       *[other] { $game } against { $count } bots, { $level }
    }
web-game = Game
web-opponents = Opponents
web-level = Level
web-edition = Edition
web-friends = With people
web-invite = Invite friends
web-here = On one device
web-join = Join
web-join-code = Link or code of an invitation
web-join-wrong = That is neither a link nor a code of Lynxdeck.
web-mine = My games
web-mine-over =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-forget = Remove from this list
web-with = with { $names }
web-alone = nobody else yet
web-status-asked = Your decision
web-status-others = Others decide
web-status-waiting = Not begun yet
web-status-between = Next round
web-status-over = Finished
web-status-closed = This table is closed.
web-lobby = Open tables
web-lobby-none = No public table is open at the moment.
web-lobby-nobody = nobody yet
web-lobby-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-lobby-watch = Watch
web-learning = Learn and look up
web-learn = Learn { $game }
web-rules = Rules of { $game }
web-replay = Watch a replay
web-credit-linko = Linko is a game by Wolfgang Kramer and Michael Kiesling.
web-credit-push = Push is a game by Prospero Hall.
web-unofficial = Lynxdeck is an unofficial edition, not connected with the authors or publishers.
web-away = The server cannot be reached
web-away-about = Playing with friends elsewhere has to wait. Everything else here works without it.
web-again = Try again
web-release = A newer Lynxdeck is ready.
web-release-take = Use it now

## A new table

web-new = A table for friends
web-seats = Players
web-bots = Of these, bots
web-name = Your name
web-guest = Guest
web-clock = Time to think
web-clock-about = When your time runs out, a bot plays for you until you come back.
web-clock-none = As long as you like
web-clock-quick = 15 seconds, and 1 minute in reserve
web-clock-steady = 30 seconds, and 2 minutes in reserve
web-clock-calm = 1 minute, and 5 minutes in reserve
web-clock-day = 1 day for each decision
web-clock-days = 3 days for each decision
web-clock-week = 7 days for each decision
web-clock-is-none = no clock
web-clock-is-live = { $seconds } s + { $minutes } min
web-clock-is-days =
    { $days ->
        [one] { $days } day each
       *[other] { $days } days each
    }
web-match = Match
web-match-rounds =
    { $rounds ->
        [one] { $rounds } game
       *[other] { $rounds } games
    }
web-public = Public table
web-public-about = Everybody on this server can see it and sit down.
web-more = More options
web-spectators = Spectators may watch
web-chat = Chat
web-hints = Hints from a strong bot
web-hints-about = Only while one person plays alone.
web-odds = Show the chance of a bust
web-table-title = Name of the table
web-house = House rules
web-flag-optional_draw = If you snatch nobody, you may draw a card
web-flag-ones_beat_top = 1s snatch 13s and lone jokers
web-flag-ghost = Two players duel beside a ghost
web-flag-tie = Equal scores
web-flag-follow_up = Later cards of a protected colour
web-flag-risk = A star costs the whole bench
web-flag-value-yes = yes
web-flag-value-no = no
web-flag-value-shared = share the win
web-flag-value-fewest_in_hand = fewest cards in hand wins
web-flag-value-free = are safe by themselves
web-flag-value-action = must be protected again
web-no-chat = no chat
web-no-spectators = no spectators
web-open = Open the table

## Several people at one device

web-here-about = Pass the device around: every hand stays covered until its owner taps it.
web-players = Players
web-player = Player { $number }
web-player-kind = Who plays as player { $number }
web-player-add = Another player
web-player-remove = Remove player { $number }
web-person = Person
web-start = Deal the cards

## An invitation

web-join-title = Invitation
web-join-unknown = This invitation leads to no table (any more).
web-join-full = Every seat is taken.
web-join-seated = Back to my seat
web-seat-choose = Choose a seat
web-seat-free = free
web-sit = Sit down
web-watch = Just watch

## The waiting room

web-waiting = Waiting room
web-seat = Seat { $number }
web-seat-you = you
web-seat-here = is here
web-seat-away = not here at the moment
web-seat-clear = Free the seat of { $name }
web-rename = Rename
web-stand-up = Stand up
web-bot-add = Add bot
web-fill =
    { $count ->
        [one] Fill the free seat with a bot
       *[other] Fill { $count } free seats with bots
    }
web-inviting = Invite
web-inviting-about = Anybody with this link can take a free seat.
web-here-only = This address leads to this machine only. “lynxdeck serve --lan” lets the home network in.
web-invite-new = Make a new link
web-link = Link
web-copy = Copy
web-copied = The link is copied.
web-copy-by-hand = The link is selected: copy it from here.
web-share = Share
web-share-text = Play { $game } with me!
web-qr = The link as a QR code
web-waiting-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-waiting-ready = Everybody is here: deal the cards.
web-waiting-host = Everybody is here: the host deals the cards.
web-unseated = You no longer have a seat at this table.
web-close-table = Close the table
web-host-give = Make { $name } the host
web-host-give-about = From then on { $name } starts the games and looks after the table. Only { $name } can give it back.
web-host-give-yes = Give the role
web-host-now =
    { $who ->
        [you] You are the host now.
       *[other] { $name } is the host now.
    }
web-handover = Play on another device
web-handover-about = Open this link there within ten minutes. It works once; your seat stays open here too.

## Settings and keys

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-now =
    { $theme ->
        [light] Colours: light
        [dark] Colours: dark
       *[auto] Colours: as the system
    }
web-speed = Speed of the cards
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = at once
web-calm = Your system asks for less motion: cards fade instead of travelling.
web-sounds = Sounds
web-notices = Tell me when it is my decision
web-notices-about = A notice of the browser, for games over days, while this page is open somewhere.
web-notices-denied = The browser does not allow notices for this page.
web-keys = Keys
web-keys-here = Here
web-keys-always = Everywhere
web-key-tab = To the next control
web-key-enter = Press the control
web-key-esc = Close, or take the choice back
web-key-help = Show the keys
web-close = Close
web-done = Done

## The page itself

web-title-asked = ● Your decision – { $game }
web-notice-body = The table waits for you.
web-lost = Nothing here
web-lost-about = There is no such page.
web-torn = Something on this page broke
web-torn-about = Nothing is lost: your games are kept.
web-reload = Load the page again

## Answers of the server; the key ends with its code

web-error-fault = Something went wrong. Please try again.
web-error-offline = The server does not answer. Please try again in a moment.
web-error-no-server = This needs a Lynxdeck server, and this page has none.
web-error-bad-name = A name needs a letter or a digit, and at most 24 signs.
web-error-name-taken = Somebody at this table has that name already.
web-error-seat-taken = Somebody has just taken this seat.
web-error-seats-free = There is still a free seat: fill it first.
web-error-full = Every seat is taken.
web-error-closed = This table is closed.
web-error-started = The game has begun already.
web-error-not-started = The game has not begun yet.
web-error-not-found = There is no such table (any more).
web-error-not-host = Only the host may do that.
web-error-no-key = This link has been used already, or is too old.
web-error-off = That is switched off at this table.
web-error-stale = The table has moved on meanwhile.
web-error-not-your-decision = It is not your decision.
web-error-stand-in = A bot plays for you: take your seat back first.
web-error-storage = Nothing can be saved right now. Please try again.
web-error-too-many = That was too much at once. Please wait a moment.
web-error-hints-full = Many people are asking for hints right now. Try again in a moment.
web-error-no-hint = There is no hint right now.
web-error-too-big = That is too big.
