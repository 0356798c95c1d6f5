### The game in a terminal: sheets, messages, keys, plain mode. What the table itself says is in table.ftl.

## Messages

terminal-forced-on = Forced moves are played for you.
terminal-forced-off = You play every move yourself, even forced ones.
terminal-hint = Hint: { $choice }
terminal-hint-thinking = Thinking of a hint…
terminal-hint-failed = No hint available: { $reason }
terminal-hint-none = No hint: it isn’t your move.
terminal-undone = Taken back.
terminal-undo-none = Nothing to undo.
terminal-undo-blocked = Too late to undo: a card was turned up, or somebody else has moved.
terminal-saved = Saved: { $path }
terminal-save-failed = Could not save: { $reason }
terminal-resume = Continue with: { $command }
terminal-left = You left the table.
terminal-language = The table speaks English now.
terminal-not-legal = You can’t do that now.
terminal-not-yours = It isn’t your move.
terminal-bot-failed = { $name } isn’t answering ({ $reason }); a simple bot takes over.
terminal-small = The table needs { $width } × { $height } characters.
terminal-rules-missing = No rules text found.

## Keys: the line at the bottom, and the help

terminal-key-help = Help
terminal-key-rules = Rules
terminal-key-hint = Hint
terminal-key-undo = Undo
terminal-key-save = Save
terminal-key-quit = Quit
terminal-key-sheet = Sheet
terminal-help-table = At the table
terminal-help-decide = Your move
terminal-help-choose = Choose; Enter or a click decides
terminal-help-numbers = Choose one of the first nine
terminal-help-groups = Choose a value in your hand
terminal-help-count = Add a card, remove a card
terminal-help-jokers = Add a joker, remove a joker
terminal-help-enter = Play the amber line
terminal-help-places = Draw from a place of the display
terminal-help-pile = Draw from the pile
terminal-help-decline = Pass: draw nothing
terminal-help-take = Take, leave
terminal-help-reclaim = Reclaim, discard
terminal-help-push = Push
terminal-help-columns = Place into a column, or take it
terminal-help-protect = Protect red, blue, green, yellow, purple
terminal-help-mouse = Click to choose, again for one more; the amber line plays it
terminal-help-hint = A hint from a strong bot
terminal-help-undo = Undo your move, until something hidden is turned up
terminal-help-save = Save the game
terminal-help-forced = Play forced moves for me, or not
terminal-help-rules = The rules (r too, when nothing else needs it)
terminal-help-help = This page
terminal-help-sheet = The score sheet
terminal-help-log = Everything that happened
terminal-help-language = Next language
terminal-help-theme = Theme: dusk or linen
terminal-help-quit = Quit; the game is saved

## Plain mode: lines in, lines out

terminal-plain-why-pipe = This terminal can’t draw the table; using plain text.
terminal-plain-why-textual = The drawn table needs Textual (pip install "lynxdeck[terminal]"); using plain text.
terminal-plain-welcome = { $game }, { $edition }, { $seats } players, seed “{ $seed }”. You have seat { $seat }. Type ? for help.
terminal-plain-loaded = { $game }, { $edition }, { $seats } players, from { $path }. You have seat { $seat }. Type ? for help.
terminal-plain-help =
    Type a choice the way it stands before its sentence. Or: “?” help, “all” every choice, “table” the table, “hint”, “undo”, “save” or “save FILE”, “rules”, “sheet”, “auto” to play forced moves for you, “quit”.
terminal-plain-choices =
    { $count ->
        [one] There is { $count } choice; “all” lists it.
       *[other] There are { $count } choices; “all” lists them.
    }
terminal-plain-write-linko = Write plays like 9, 9x2, 9x2+J.
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand = Your hand: { $cards }.
terminal-plain-no-token = “{ $token }” isn’t one of the choices; “all” lists them.
terminal-plain-display = Display: { $cards }. Pile: { $pile }. Discards: { $discards }.
terminal-plain-place = place { $place }: { $card }
terminal-plain-ghost = The ghost: { $cards }.
terminal-plain-seat-linko =
    { $who ->
        [you] You: { $hand } in hand, score { $score }.
       *[other] { $name }: { $hand } in hand, score { $score }.
    }
terminal-plain-top = On top { $layer }.
terminal-plain-beneath = Beneath: { $layers }.
terminal-plain-no-layer = No layer yet.
terminal-plain-seat-push =
    { $who ->
        [you] You: score { $score }. Bench: { $bench }. Safe: { $safe }.
       *[other] { $name }: score { $score }. Bench: { $bench }. Safe: { $safe }.
    }
terminal-plain-colour-cards = { $colour } { $numbers }
terminal-plain-column = Column { $column }: { $cards }.
terminal-plain-no-columns = No columns yet.
terminal-plain-pile-push = Pile: { $pile }. Discards: { $discards }.
terminal-plain-over = The game is over.
terminal-plain-next-round = Round { $round } of { $rounds }.

## Any game: what is said where a game has no words of its own

terminal-any-ask = Choose what to do.
terminal-any-wait = { $name } is choosing…
terminal-any-choice = Choose { $token }
terminal-any-told =
    { $who ->
        [you] You choose { $token }.
       *[other] { $name } chooses { $token }.
    }
