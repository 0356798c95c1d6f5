### The game in a terminal: sheets, messages, keys, plain mode. What the table itself says is in table.ftl.

## Messages

terminal-forced-on = Decisions with one answer are made for you.
terminal-forced-off = You make every decision yourself, even with one answer.
terminal-hint = Hint: { $choice }
terminal-hint-thinking = Thinking of a hint …
terminal-hint-failed = No hint could be had: { $reason }
terminal-hint-none = It is not your decision: there is nothing to hint at.
terminal-undone = Taken back.
terminal-undo-none = There is nothing of yours to take back.
terminal-undo-blocked = It cannot be taken back: a card was turned up since, or another has decided.
terminal-saved = Saved: { $path }
terminal-save-failed = It could not be saved: { $reason }
terminal-resume = Go on with: { $command }
terminal-left = You left the table.
terminal-language = The table speaks English now.
terminal-not-legal = That is not possible now.
terminal-not-yours = It is not your decision.
terminal-bot-failed = { $name } does not answer ({ $reason }); a simple player goes on in their place.
terminal-small = The table needs { $width } × { $height } characters.
terminal-rules-missing = There is no rules text here.

## Keys: the line at the bottom, and the help

terminal-key-help = Help
terminal-key-rules = Rules
terminal-key-hint = Hint
terminal-key-undo = Undo
terminal-key-save = Save
terminal-key-quit = Quit
terminal-key-sheet = Sheet
terminal-help-table = At the table
terminal-help-decide = The decision
terminal-help-choose = Choose; Enter or a click decides
terminal-help-numbers = Choose one of the first nine
terminal-help-groups = Choose a value of your hand
terminal-help-count = One card more, one card fewer
terminal-help-jokers = One joker more, one joker fewer
terminal-help-enter = Decide as the amber line says
terminal-help-places = Draw from a place of the display
terminal-help-pile = Draw from the pile
terminal-help-decline = Decline the draw
terminal-help-take = Take, leave
terminal-help-reclaim = Reclaim, discard
terminal-help-push = Push
terminal-help-columns = Place into a column, or take it
terminal-help-protect = Protect red, blue, green, yellow, purple
terminal-help-mouse = Click to choose, again for one card more; the amber line decides
terminal-help-hint = A hint from a strong player
terminal-help-undo = Take your decision back, while nothing hidden has been turned up
terminal-help-save = Save the game
terminal-help-forced = Decisions with one answer by themselves, or not
terminal-help-rules = The rules (r too, where the question does not use it)
terminal-help-help = This page
terminal-help-sheet = The score sheet
terminal-help-log = All that happened
terminal-help-language = The next language
terminal-help-theme = Dusk or linen
terminal-help-quit = Leave; the game is saved

## Plain mode: lines in, lines out

terminal-plain-why-pipe = This is no terminal for the drawn table: here it is in plain text.
terminal-plain-why-textual = The drawn table needs Textual (pip install "lynxdeck[terminal]"): here it is in plain text.
terminal-plain-welcome = { $game }, { $edition }, { $seats } players, seed “{ $seed }”. You sit at seat { $seat }. Type ? for help.
terminal-plain-loaded = { $game }, { $edition }, { $seats } players, from { $path }. You sit at seat { $seat }. Type ? for help.
terminal-plain-help =
    Type a choice as it stands before its sentence. Else: “?” help, “all” every choice, “table” the table, “hint”, “undo”, “save” or “save FILE”, “rules”, “sheet”, “auto” for decisions with one answer, “quit”.
terminal-plain-choices =
    { $count ->
        [one] There is { $count } choice; “all” tells it.
       *[other] There are { $count } choices; “all” tells them.
    }
terminal-plain-write-linko = Write plays like 9, 9x2, 9x2+J.
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand = Your hand: { $cards }.
terminal-plain-no-token = “{ $token }” is none of the choices; “all” tells them.
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
terminal-any-wait = { $name } is choosing …
terminal-any-choice = Choose { $token }
terminal-any-told =
    { $who ->
        [you] You choose { $token }.
       *[other] { $name } chooses { $token }.
    }
