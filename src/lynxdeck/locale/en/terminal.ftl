### The game in a terminal: what the table asks, offers and tells.
### $who is “you” for the person at the keyboard, else “other”; then $name is that player's name.
### Layers, cards and lists of names arrive as finished phrases made from the first section.

## Phrases that others are made of

terminal-you = You
terminal-ghost = the ghost
# Joins names: “Ben and Cleo”, “Ben, Cleo and Dan”; $rest is joined already.
terminal-names-pair = { $first } and { $last }
terminal-names-more = { $first }, { $rest }
# Joins an act and what it does: “Play two 9s – snatches Ben”.
terminal-act-effect = { $act } – { $effect }
terminal-and-then = { $first }, { $second }
# A layer of number cards, jokers among them counted; $value is 1 to 13.
terminal-numbers =
    { $count ->
        [1] one { $value }
        [2] two { $value }s
        [3] three { $value }s
        [4] four { $value }s
        [5] five { $value }s
        [6] six { $value }s
        [7] seven { $value }s
        [8] eight { $value }s
       *[other] { $count } { $value }s
    }
terminal-jokers =
    { $count ->
        [1] a joker
        [2] two jokers
        [3] three jokers
        [4] four jokers
       *[other] { $count } jokers
    }
# $layer is a phrase of terminal-numbers.
terminal-with-jokers =
    { $layer } ({ $jokers ->
        [1] one of them a joker
       *[other] { $jokers } of them jokers
    })
terminal-cards =
    { $count ->
        [0] no card
        [1] one card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
       *[other] { $count } cards
    }
terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# A single card of Linko by its face; $value is 1 to 13, or J for a joker.
terminal-linko-card =
    { $value ->
        [J] a joker
        [8] an 8
        [11] an 11
       *[other] a { $value }
    }
# A group on a display place: “3 + 13 + J”.
terminal-linko-group = the group { $cards }
terminal-nothing = nothing

## Push: colours, cards, the die. The shape stands beside every colour.

terminal-colour =
    { $colour ->
        [r] red
        [b] blue
        [g] green
        [y] yellow
       *[p] purple
    }
terminal-push-card =
    { $colour ->
        [r] the red { $number }
        [b] the blue { $number }
        [g] the green { $number }
        [y] the yellow { $number }
       *[p] the purple { $number }
    }
terminal-push-roll = a roll card
terminal-push-switch = a switch card
terminal-star = the star

## Labels on the table

terminal-label-display = Display
terminal-label-pile = Pile
terminal-label-discards = Discards
terminal-label-ghost = The ghost
terminal-label-in-hand = { $count } in hand
terminal-label-known = known: { $cards }
# Beside the small buttons that count cards and jokers up and down.
terminal-label-count = cards
terminal-label-jokers = jokers
terminal-label-card = Turned up
terminal-label-die = Die
terminal-label-protected = Safe
# On roll cards and switch cards themselves: at most nine letters.
terminal-label-roll = roll
terminal-label-switch = switch
terminal-label-switches =
    { $count ->
        [one] { $count } switch
       *[other] { $count } switches
    }
terminal-label-clockwise = clockwise
terminal-label-anticlockwise = anticlockwise
terminal-label-risk = Bust
terminal-label-log = Log
terminal-label-round = round { $round } of { $rounds }
terminal-label-more = +{ $count }
# Exact: $misfits of the $pile cards fit nowhere; $chance is the share, 0 to 1.
terminal-bust-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
terminal-bust-exact =
    bust chance { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $misfits } of { $pile })
terminal-bust-never = cannot bust

## Linko: what is asked

terminal-linko-ask-play = Your turn: play cards of one value.
terminal-linko-ask-ghost = Your { $layer } can rob the ghost: choose one set.
terminal-linko-ask-take = You snatch { $layer } from { $name }: take or leave?
terminal-linko-ask-reclaim = { $name } snatched { $layer } of yours and leaves the choice to you.
terminal-linko-ask-draw =
    { $count ->
        [1] Draw one card: from the display or the pile.
       *[other] Draw { $count } cards, one by one: from the display or the pile.
    }
terminal-linko-ask-option = You snatched nobody: draw one card, or decline.

terminal-linko-wait-play = { $name } chooses what to play …
terminal-linko-wait-ghost = { $name } chooses a set of the ghost …
terminal-linko-wait-take =
    { $victim ->
        [You] { $name } snatches { $layer } from you and thinks about taking …
       *[other] { $name } snatches { $layer } from { $victim } and thinks about taking …
    }
terminal-linko-wait-reclaim = { $name } decides whether to reclaim { $layer } …
terminal-linko-wait-draw = { $name } draws: { $count } to go …
terminal-linko-wait-option = { $name } may draw a card …

## Linko: what can be chosen, and what it does

terminal-linko-play = Play { $layer }
terminal-linko-snatches = snatches { $names }
terminal-linko-snatches-nobody = snatches nobody
terminal-linko-may-draw = snatches nobody, then you may draw
terminal-linko-goes-out = your last cards, the game ends
terminal-linko-rob = Snatch { $layer } from the ghost – into your hand
terminal-linko-take = Take { $layer } into your hand – { $name } draws { $cards }
terminal-linko-leave = Leave them – { $name } reclaims them, or discards them and draws { $cards }
terminal-linko-reclaim = Reclaim { $layer } into your hand – you draw nothing
terminal-linko-discard = Discard { $layer } – you draw { $cards }
terminal-linko-draw-card = Draw { $card } from the display
terminal-linko-draw-group = Draw { $card } from the display – it counts as one card
terminal-linko-draw-pile =
    Draw the top card of the pile – { $count ->
        [one] { $count } card is left
       *[other] { $count } cards are left
    }
terminal-linko-decline = Decline – your turn ends

## Linko: what happened

terminal-linko-told-play =
    { $who ->
        [you] You play { $layer }.
       *[other] { $name } plays { $layer }.
    }
terminal-linko-told-rob =
    { $who ->
        [you] You snatch { $layer } from the ghost.
       *[other] { $name } snatches { $layer } from the ghost.
    }
# $victim is “you” or a name, told by $whom.
terminal-linko-told-take =
    { $who ->
        [you] You take { $layer } from { $victim }.
       *[other] { $whom ->
            [you] { $name } takes { $layer } from you.
           *[other] { $name } takes { $layer } from { $victim }.
        }
    }
terminal-linko-told-leave =
    { $who ->
        [you] You leave { $layer } to { $victim }.
       *[other] { $whom ->
            [you] { $name } leaves { $layer } to you.
           *[other] { $name } leaves { $layer } to { $victim }.
        }
    }
terminal-linko-told-reclaim =
    { $who ->
        [you] You reclaim { $layer }.
       *[other] { $name } reclaims { $layer }.
    }
terminal-linko-told-discard =
    { $who ->
        [you] You discard { $layer }.
       *[other] { $name } discards { $layer }.
    }
terminal-linko-told-draw =
    { $who ->
        [you] You draw { $card } from the display.
       *[other] { $name } draws { $card } from the display.
    }
terminal-linko-told-draw-pile =
    { $who ->
        [you] You draw { $card } from the pile.
       *[other] { $name } draws a card from the pile.
    }
terminal-linko-told-decline =
    { $who ->
        [you] You decline to draw.
       *[other] { $name } declines to draw.
    }
terminal-linko-told-refill = New in the display: { $cards }.
terminal-linko-told-ghost-fill = The ghost gets { $cards }.

## Push: what is asked

terminal-push-ask-turn = Your turn: push, or protect a colour.
terminal-push-ask-turn-bare = Your turn: push.
terminal-push-ask-place = You turned up { $card }: where does it go?
terminal-push-ask-push = Push on, or stop and take a column?
terminal-push-ask-push-only = There is no column to take yet: push on.
terminal-push-ask-last = The pile is empty: take a column.
terminal-push-ask-collect = { $name } is done: now take a column.

terminal-push-wait-turn = { $name } pushes or protects …
terminal-push-wait-place = { $name } turned up { $card } and looks for a column …
terminal-push-wait-push = { $name } pushes on or stops …
terminal-push-wait-collect = { $name } takes a column …

## Push: what can be chosen, and what it does

terminal-push-push = Push
terminal-push-push-on = Push on
terminal-push-protect = Protect { $colour }
terminal-push-makes-safe =
    { $points ->
        [one] { $points } point is safe
       *[other] { $points } points are safe
    }
terminal-push-place-new = Open column { $column }
terminal-push-place = Put it into column { $column }
terminal-push-take = Take column { $column }
terminal-push-then-roll = then you roll the die

## Push: what happened

terminal-push-told-switch =
    { $who ->
        [you] You turn up a switch card: the others will choose { $direction }.
       *[other] { $name } turns up a switch card: the others will choose { $direction }.
    }
terminal-push-told-bust =
    { $who ->
        [you] You turn up { $card }: it fits nowhere. Too far!
       *[other] { $name } turns up { $card }: it fits nowhere. Too far!
    }
terminal-push-told-protect =
    { $who ->
        [you] You protect { $colour }: { $points ->
            [one] { $points } point is safe.
           *[other] { $points } points are safe.
        }
       *[other] { $name } protects { $colour }: { $points ->
            [one] { $points } point is safe.
           *[other] { $points } points are safe.
        }
    }
terminal-push-told-place =
    { $who ->
        [you] You turn up { $card }: column { $column }.
       *[other] { $name } turns up { $card }: column { $column }.
    }
terminal-push-told-take =
    { $who ->
        [you] You take column { $column }: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $name } takes column { $column }: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
# $face is a colour's name or the star.
terminal-push-told-roll =
    { $who ->
        [you] You roll { $face } and lose { $points ->
            [0] nothing.
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $name } rolls { $face } and loses { $points ->
            [0] nothing.
            [one] { $points } point.
           *[other] { $points } points.
        }
    }

## The course of a game

terminal-begin =
    { $starter ->
        [you] { $game }, { $edition }: you begin.
       *[other] { $game }, { $edition }: { $name } begins.
    }
terminal-end-out = { $name } has no card left: the game is over.
terminal-end-out-you = You have no card left: the game is over.
terminal-end-stock-linko = Pile and display are empty: the game is over.
terminal-end-stock-push = The pile is empty: the game is over.
terminal-end-stall = A hundred turns changed nothing: the game is over.
# One winner, or several who share; $names is a phrase.
terminal-won =
    { $who ->
        [you] You win.
        [shared] { $names } share the win.
       *[other] { $names } wins.
    }
terminal-score-line = { $name }: { $score }
terminal-match-won =
    { $who ->
        [you] You win the match.
        [shared] { $names } share the match.
       *[other] { $names } wins the match.
    }
terminal-over-next = Enter: the next round
terminal-over-again = Enter: play again

## The score sheet

terminal-sheet-title = Score sheet
terminal-sheet-round = Round
terminal-sheet-total = Total
terminal-sheet-single = This game stands alone; play a match with --match.
terminal-close = Esc: back to the table

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
       *[other] There are { $count } choices; “all” tells them. Write plays like 9, 9x2, 9x2+J.
    }
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
