### The browser's table of Push: labels, sentences for screen readers, friendlier reasons, keys.

## The board

web-push-columns = Columns
# $cards is a list in words.
web-push-column = Column { $column }: { $cards }
web-push-column-empty = Column { $column }: empty
# Below a column while a card is placed: the chance that the card after it busts. Short.
web-push-risk-after = next: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } bust
web-push-risk-none = next: no risk
# Below a column into which the card cannot go. Short.
web-push-fits-not = won’t fit
web-push-stock = Draw pile, die and discards
web-push-pile =
    { $count ->
        [0] The draw pile is empty
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
web-push-card = Turned up: { $card }
web-push-die = Last roll: { $face }
web-push-die-fresh = The die hasn’t been rolled yet
web-push-discards =
    { $count ->
        [0] No discards
        [one] { $count } discard
       *[other] { $count } discards
    }
web-push-direction = The others choose { $direction }
# Somebody pushed too far; whoever it is.
web-push-bust = Bust!

## Seats

web-push-bench = { $name }’s bench
web-push-bench-yours = Your bench
# $numbers: “6, 4, 1”.
web-push-bench-colour =
    { $colour }: { $numbers } – { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-push-bench-none = { $colour }: none
web-push-safe =
    Protected: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-push-safe-none = Nothing protected
web-push-turn =
    { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }

## Why something is not possible

web-push-why-not-yours = Not yet – waiting for { $name }.
web-push-why-turn = First push, or protect a colour of your bench.
web-push-why-turn-bare = First push: your bench has nothing to protect.
web-push-why-place = First put the card into a column: { $card }.
web-push-why-push = Push on, or take a column. You can only protect at the start of your turn.
web-push-why-collect = Now take a column.
web-push-why-bench-empty = You have no card of that colour on your bench.
web-push-why-same-number = Column { $column } already has a { $number }: no number twice in a column.
web-push-why-same-colour = Column { $column } already has { $colour }: no colour twice in a column.
web-push-why-no-column = There is no column { $column } on the table.

## Keys

web-push-key-push = Push
web-push-key-columns = Put the card into a column, or choose one to take
web-push-key-protect = Choose a colour to protect: red, blue, green, yellow, purple
web-push-key-cancel = Clear the choice
