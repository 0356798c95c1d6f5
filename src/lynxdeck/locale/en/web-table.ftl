### The frame around a game in the browser: header, log, chat, menu, connection.

web-table-over = The game is over.
web-table-not-yours = Not yet – waiting for { $name }.
# The table of a game without a page of its own.
web-plain-ask = Your move: choose.
web-plain-wait = { $name } is choosing…
web-table-home = Home
web-table-menu = Menu
web-table-rules = Rules
web-table-rule = Rule { $rule }: open the rules
web-table-keys = Keys
web-table-settings = Settings
web-table-hint = Hint
web-table-hint-thinking = Looking for a hint…

## Log and chat

web-table-log = Log and chat
web-table-log-unread =
    { $count ->
        [one] Log and chat, { $count } new line
       *[other] Log and chat, { $count } new lines
    }
web-table-log-empty = Nothing has happened yet.
web-table-again = Replay the last turn
web-table-again-now = Replaying the last turn…
web-table-chat = Chat
web-table-chat-empty = No messages yet.
web-table-chat-say = Say something
web-table-chat-send = Send

## Speed and other settings of the table

web-table-speed = Card speed
web-table-hurry = Hold anywhere on the table to speed things up.
web-table-speed-slow = slow
web-table-speed-normal = normal
web-table-speed-fast = fast
web-table-speed-instant = instant
web-table-auto = Play forced moves for me
web-table-auto-about = If there’s only one possible move, it’s played for you.

## Time

web-table-time-left = Time left
web-table-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-table-bank = +{ $time }

## The line to the server

web-table-link-connecting = Connecting…
web-table-link-offline = No connection. Your game is safe; reconnecting…
web-table-link-restart = The server is restarting. Your game will resume on its own…
web-table-link-back = Back online. Nothing was lost.
web-table-link-gone = This table is gone.

## One screen for several players

web-table-waking = Setting up the table…

## Who is here

web-table-away = { $name } is away.
web-table-stand-in =
    { $who ->
        [you] A bot is playing for you.
       *[other] A bot is playing for { $name }.
    }
web-table-back =
    { $who ->
        [you] You’re back in the game.
       *[other] { $name } is back.
    }
web-table-revoked =
    { $who ->
        [you] Your seat has a new link. Old links no longer work.
       *[other] { $name }’s seat has a new link. Old links no longer work.
    }
web-end-match = Match, round { $round } of { $rounds }
web-end-starts = (started)

## Before the cards

web-deal-dealing = Dealing the cards…
web-deal-void =
    { $who ->
        [you] Your browser didn’t answer in time, so this deal is void. Dealing again.
       *[other] { $names } didn’t answer in time, so this deal is void. Dealing again.
    }
web-deal-silent = These cards were dealt without your browser’s number.
web-deal-other = The server wants to deal differently from what was agreed, so your browser keeps its number to itself.
