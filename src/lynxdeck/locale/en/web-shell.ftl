### The browser table around the game: first page, new tables, invitations, waiting room, settings.

## The games and their editions

web-game-linko = Linko
web-game-push = Push
web-game-linko-about = Play your cards, snatch theirs
web-game-push-about = How far do you dare?
# A game and its edition in one line.
web-game-edition = { $game } · { $edition }
web-edition-ravensburger-2014 = Ravensburger 2014
web-edition-ravensburger-2014-about = The classic rules, without the optional draw.
web-edition-amigo-2022-basic = 2022, basic rules
web-edition-amigo-2022-basic-about = The gentlest start: no snatch? You may draw a card.
web-edition-amigo-2022-advanced = 2022, advanced rules
web-edition-amigo-2022-advanced-about = The basic rules, without the optional draw.
web-edition-amigo-2022-expert = 2022, expert rules
web-edition-amigo-2022-expert-about = Not even 13s and jokers are safe: 1s snatch them.
web-edition-amigo-2022-duel = 2022, duel
web-edition-amigo-2022-duel-about = Two players, and a ghost you can both snatch from.
web-edition-playte = Playte
web-edition-playte-about = The rules of the Playte edition.
web-edition-playte-ghost = Playte, with a ghost
web-edition-playte-ghost-about = Two players and a ghost, as in the Playte booklet.
web-edition-push = Push
web-edition-push-about = The booklet’s rules: a die roll can cost you one colour of your bench.
web-edition-push-risk = Push, risk
web-edition-push-risk-about = For the daring: a star costs the whole bench.
web-edition-push-classic = Push, strict
web-edition-push-classic-about = Nothing is safe automatically: even new cards of a protected colour.
web-edition-custom = house rules

## Levels of the bots

web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-level-champion = champion
web-bot = Bot
web-bot-level = Bot, { $level }

## The first page

web-home = Home
web-home-title = Lynxdeck: the card games Linko and Push
web-game = Game
web-opponents = Opponents
web-level = Level
web-edition = Edition
web-friends = With friends
web-invite = Invite
web-here = On one device
web-join = Join
web-join-code = Invitation link or code
web-join-wrong = That doesn’t look like a Lynxdeck link or code.
web-mine = In progress
web-mine-over =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-forget = Remove from this list
web-with = with { $names }
web-alone = nobody else yet
web-status-asked = Your move
# More games that wait for me, under the last one.
web-asked-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
web-mine-on =
    { $count ->
        [one] One game to finish
       *[other] { $count } games to finish
    }
web-status-others = Waiting for others
web-status-waiting = Not started
web-status-between = Next round
web-status-over = Finished
web-status-closed = This table is closed.
web-lobby = Open tables
web-lobby-nobody = nobody yet
web-lobby-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-lobby-watch = Watch
web-rules = { $game } rules
web-replay = Watch a replay
web-credit-linko = Linko is a game by Wolfgang Kramer and Michael Kiesling.
web-credit-push = Push is a game by Prospero Hall.
web-unofficial = Lynxdeck is unofficial: it has no connection with the designers or publishers.
web-away = Can’t reach the server
web-away-about = Playing with friends elsewhere has to wait. Everything else works without it.
web-again = Try again
web-release = A new version of Lynxdeck is ready.
web-release-take = Update now

## A new table

web-new = New table
web-seats = Players
web-name = Your name
web-clock = Time limit
web-clock-about = If your time runs out, a bot takes over until you return.
web-clock-none = No limit
web-clock-quick = 15 seconds, and 1 minute in reserve
web-clock-steady = 30 seconds, and 2 minutes in reserve
web-clock-calm = 1 minute, and 5 minutes in reserve
web-clock-day = 1 day per move
web-clock-days = 3 days per move
web-clock-week = 7 days per move
web-clock-is-none = no time limit
web-clock-is-live = { $seconds } s + { $minutes } min
web-clock-is-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-match = Match
web-match-rounds =
    { $rounds ->
        [one] { $rounds } game
       *[other] { $rounds } games
    }
web-public = Public table
web-public-about = Anyone on this server can see it and join.
web-more = More options
web-spectators = Let people watch
web-chat = Chat
web-hints = Hints
web-hints-about = Only when you play alone against bots.
web-odds = Show the risk of a bust
web-table-title = Name of the table
web-house = House rules
web-flag-optional_draw = No snatch? You may draw a card
web-flag-ones_beat_top = 1s snatch 13s and all-joker layers
web-flag-ghost = With two players, a ghost plays too
web-flag-tie = Equal scores
web-flag-follow_up = New cards of a protected colour
web-flag-risk = A star costs the whole bench
web-flag-value-yes = yes
web-flag-value-no = no
web-flag-value-shared = share the win
web-flag-value-fewest_in_hand = fewest cards in hand wins
web-flag-value-free = are safe automatically
web-flag-value-action = need another turn to protect
web-no-chat = no chat
web-no-spectators = no spectators

## Several people at one device

web-here-about = Pass the device around: each hand stays hidden until its player taps it.
web-here-about-open = Pass the device around, or put it on the table: everyone can see everything.
web-players = Players
web-player = Player { $number }
web-player-kind = Player { $number } is
web-player-add = Add a player
web-player-remove = Remove player { $number }
web-person = Person
web-start = Deal the cards

## An invitation

web-join-title = Invitation
web-join-unknown = This invitation no longer works.
web-join-full = Every seat is taken.
web-join-seated = Back to my seat
web-seat-free = free
web-sit = Sit down
web-watch = Just watch

## The waiting room

web-waiting = Waiting room
web-seat = Seat { $number }
web-seat-clear = Remove { $name }
web-rename = Rename
web-stand-up = Stand up
web-bot-add = Add bot
web-fill =
    { $count ->
        [one] Fill the free seat with a bot
       *[other] Fill { $count } free seats with bots
    }
web-inviting = Invite
web-here-only = This link only works on this computer. To invite others, open Lynxdeck to your home network.
web-invite-new = New link
web-link = Link
web-copy = Copy
web-copied = Link copied.
web-copy-by-hand = Copy the selected link.
web-share = Share
web-share-text = Fancy a game of { $game }?
web-qr = Link as a QR code
web-unseated = You’ve lost your seat at this table.
web-close-table = Close the table
web-host-give = Make { $name } the host
web-host-give-about = { $name } will then start the games and run the table. Only { $name } can hand it back.
web-host-give-yes = Hand over
web-host-now =
    { $who ->
        [you] You’re the host now.
       *[other] { $name } is the host now.
    }
web-handover = Play on another device
web-handover-about = Open this link there within ten minutes. It works once, and your seat stays open here too.

## Settings and keys

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = same as system
web-theme-light = light
web-theme-dark = dark
web-speed = Card speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = instant
web-calm = Reduced motion is on, so cards fade instead of moving.
web-sounds = Sounds
web-notices = Notify me when it’s my move
web-notices-about = A browser notification for long games.
web-notices-denied = Your browser blocks notifications from this page.
web-keys = Keys
web-keys-here = Here
web-keys-always = Everywhere
web-key-tab = Next button or field
web-key-enter = Press it
web-key-esc = Close or undo the choice
web-key-help = Show the keys
web-close = Close
web-done = Done
web-labelled = { $label }: { $text }

## The page itself

web-title-asked = ● Your move – { $game }
web-notice-body = Your table is waiting.
web-lost = Page not found
web-lost-about = There’s nothing at this address.
web-torn = Something went wrong
web-torn-about = Your games are safe.
web-reload = Reload

## Answers of the server; the key ends with its code

web-error-fault = Something went wrong. Try again.
web-error-offline = The server isn’t answering. Try again in a moment.
web-error-no-server = This needs a Lynxdeck server, and you’re on a page without one.
web-error-bad-name = Use up to 24 characters, with at least one letter or digit.
web-error-name-taken = That name is taken at this table.
web-error-seat-taken = Someone just took this seat.
web-error-seats-free = There’s still a free seat. Fill it first.
web-error-full = Every seat is taken.
web-error-closed = This table is closed.
web-error-started = The game has already started.
web-error-not-started = The game hasn’t started yet.
web-error-not-found = This table is gone.
web-error-not-host = Only the host can do that.
web-error-no-key = This link has been used, or is too old.
web-error-off = That’s turned off at this table.
web-error-stale = Too late – the game has moved on.
web-error-not-your-decision = It isn’t your move.
web-error-stand-in = A bot is playing for you. Take your seat back first.
web-error-storage = The server can’t save right now. Try again.
web-error-other-version = The server is updating. Try again in a moment.
web-error-too-many = Slow down a little, then try again.
web-error-hints-full = Lots of people want hints right now. Try again in a moment.
web-error-no-hint = No hint right now.
web-error-too-big = That’s too big.
web-error-too-long = That’s too long. Shorten it a little.
web-error-over = This match is over. Play again?
web-error-not-over = The match isn’t over yet.
web-error-seat-free = Nobody sits there any longer.
web-error-no-person = A bot sits there, not a person.
web-error-outdated = This game was started with another version.
web-error-damaged = Part of this game can’t be read.
web-error-unplayable = This table can’t be read.
web-error-unknown-bot = That bot isn’t here any longer.
web-error-bad-address = This browser’s notifications don’t work with this server.
web-error-bad-result = The server couldn’t confirm this result.
web-error-too-slow = That took too long. Try again.
web-error-superseded = You’ve asked for a newer hint.
web-error-foreign = Open this page at the server’s own address.
