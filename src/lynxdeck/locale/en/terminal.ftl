### The game in a terminal: sheets, messages, keys, plain mode. What the table itself says is in table.ftl.

## Messages

terminal-forced-on = Forced moves are played for you.
terminal-forced-off = You play every move yourself, even forced ones.
terminal-hint-thinking = Thinking of a hint…
terminal-hint-failed = No hint available: { $reason }
terminal-hint-none = No hint: it isn’t your move.
terminal-undone = Undone.
terminal-undo-none = Nothing to undo.
terminal-undo-blocked = Too late to undo: a card was turned up, or someone else has moved.
terminal-saved = Saved: { $path }
terminal-save-failed = Could not save: { $reason }
terminal-resume = Continue with: { $command }
terminal-left = You left the table.
terminal-language = The table speaks English now.
terminal-not-legal = You can’t do that now.
terminal-not-yours = It isn’t your move.
terminal-bot-failed = { $name } isn’t answering ({ $reason }); a simple bot takes over.
terminal-small = The table needs { $width } × { $height } characters; this window has { $columns } × { $rows }. Make it larger, or play in lines of text: { $command }. “q” leaves and saves.
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
terminal-help-choose = Choose; Enter or a click confirms
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
# The letters of red, blue, green, yellow and purple, all different: on cards, and to be typed.
terminal-colour-letters = r b g y p
terminal-help-protect = Protect red, blue, green, yellow, purple
terminal-help-mouse = Click to choose, again for one more; the amber line plays it
terminal-help-hint = A hint from a strong bot
terminal-help-undo = Undo your move, until something hidden is turned up
terminal-help-save = Save the game
terminal-help-forced = Play forced moves for me, or not
terminal-help-rules = The rules (also r, when it’s free)
terminal-help-help = This page
terminal-help-sheet = The score sheet
terminal-help-log = Everything that happened
terminal-help-language = Next language
terminal-help-theme = Theme: dusk or linen
terminal-help-quit = Quit; the game is saved

## Plain mode: lines in, lines out

terminal-plain-why-pipe = This terminal can’t draw the table; using plain text.
terminal-plain-why-textual = The drawn table needs Textual ({ $install }); using plain text.
terminal-plain-welcome = { $game }, { $seats } players, seed “{ $seed }”. You have seat { $seat }. Type ? for help.
terminal-plain-loaded = { $game }, { $seats } players, from { $path }. You have seat { $seat }. Type ? for help.
# What one types in plain mode; the English words are understood in every language.
terminal-word-all = all
terminal-word-auto = auto
terminal-word-help = help
terminal-word-hint = hint
terminal-word-quit = quit
terminal-word-rules = rules
terminal-word-save = save
terminal-word-sheet = sheet
terminal-word-table = table
terminal-word-undo = undo
terminal-plain-help =
    Type the code in front of a choice, for example 9x2. Or: “?” help, “{ terminal-word-all }” every choice, “{ terminal-word-table }” the table, “{ terminal-word-hint }”, “{ terminal-word-undo }”, “{ terminal-word-save }” or “{ terminal-word-save } FILE”, “{ terminal-word-rules }”, “{ terminal-word-sheet }”, “{ terminal-word-auto }” to play forced moves for you, “{ terminal-word-quit }”.
terminal-plain-rules = Type “{ terminal-word-rules }” and a number, like “{ terminal-word-rules } 1”, to read one of them.
terminal-plain-choices =
    { $count ->
        [one] There is { $count } choice; “{ terminal-word-all }” lists it.
       *[other] There are { $count } choices; “{ terminal-word-all }” lists them.
    }
terminal-plain-write-linko = Write plays like 9, 9x2, 9x2+J.
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand = Your hand: { $cards }.
terminal-plain-no-token = “{ $token }” isn’t one of the choices; “{ terminal-word-all }” lists them.
terminal-plain-display = Display: { $cards }. Pile: { $pile }. Discards: { $discards }.
terminal-plain-place = place { $place }: { $card }
terminal-plain-ghost = The ghost: { $cards }.
terminal-plain-seat-linko =
    { $who ->
        [you] You: { $hand } in hand, score { $score }.
       *[other] { $name }: { $hand } in hand, score { $score }.
    }
terminal-plain-top = On top: { $layer }.
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

## Drawn and plain table

table-label-pile = Pile
table-label-in-hand = { $count } in hand
table-label-known = known: { $cards }
table-label-jokers = jokers
table-label-card = Turned up
table-label-die = Die
table-label-protected = Safe
# On roll cards and switch cards themselves: at most nine letters.
table-label-roll = roll
table-label-switch = switch
table-label-switches =
    { $count ->
        [one] { $count } switch
       *[other] { $count } switches
    }
table-label-risk = Bust
# Exact: $misfits of the $pile cards fit nowhere; $chance is the share, 0 to 1.
table-bust-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
table-begin =
    { $starter ->
        [you] { $game }: you start.
       *[other] { $game }: { $name } starts.
    }
table-score-line = { $name }: { $score }
table-over-next = Enter: next round
table-over-again = Enter: play again
table-sheet-single = This is a single game; play a match with --match.
table-close = Esc: back to the table
