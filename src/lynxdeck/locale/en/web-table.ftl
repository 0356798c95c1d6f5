### The frame around a game in the browser: header, log, chat, menu, connection.

web-table-over = The game is over.
web-table-not-yours = Not your decision: { $name } decides now.
web-table-events-lost = The server has lost the last decisions made here. The game goes on from before them.
# The table of a game without a page of its own.
web-plain-ask = Your turn: choose.
web-plain-wait = { $name } chooses …
web-table-home = To the first page
web-table-menu = Menu
web-table-rules = Rules
web-table-rule = Rule { $rule }: open the rules
web-table-keys = Keys
web-table-settings = Settings
web-table-hint = A hint
web-table-hint-thinking = Thinking of a hint …
web-table-hint-says = Hint: { $choice }
web-table-watching =
    { $count ->
        [one] { $count } looks on
       *[other] { $count } look on
    }

## Log and chat

web-table-log = Log and chat
web-table-log-unread =
    { $count ->
        [one] Log and chat, { $count } new line
       *[other] Log and chat, { $count } new lines
    }
web-table-log-empty = Nothing has happened yet.
web-table-again = Show the last turn again
web-table-again-now = The last turn once more …
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-say = Say something
web-table-chat-send = Send

## Speed and other settings of the table

web-table-speed = Speed of the cards
web-table-speed-slow = slow
web-table-speed-normal = normal
web-table-speed-fast = fast
web-table-speed-instant = at once
web-table-auto = Make decisions with only one answer for me
web-table-stand-up = Leave: a bot plays on for me
web-table-sit-back = Play myself again

## Time

web-table-time-left = Time left
web-table-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-table-bank = +{ $time }

## The line to the server

web-table-link-connecting = Connecting …
web-table-link-offline = No connection. Your game is safe; trying again …
web-table-link-restart = The server restarts. The game goes on by itself …
web-table-link-back = Connected again: everything is where it was.
web-table-link-gone = This table is no longer there.

## One screen for several players

web-table-pass = Pass the device to { $name }
web-table-uncover = I am { $name }: show my hand
web-table-waking = The table is being laid …

## Who is here

web-table-away = { $name } is not connected.
web-table-stand-in =
    { $who ->
        [you] A bot plays for you.
       *[other] A bot plays for { $name }.
    }
web-table-back =
    { $who ->
        [you] You play again yourself.
       *[other] { $name } is back.
    }
web-table-revoked = { $name }: the seat has a new key, the old ones no longer work.
