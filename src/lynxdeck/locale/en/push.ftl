### Why a decision is refused in Push. The rule's number stands behind each.

# P16
push-why-over = The game is over.
# PR5
push-why-not-asked =
    { $phase ->
        [turn] Seat { $seat } must push or protect a colour now.
        [place] Seat { $seat } must place the card now.
        [push] Seat { $seat } must push on or take a column now.
       *[collect] Seat { $seat } must take a column now.
    }
# P16, PR8
push-why-pile-empty = The draw pile is empty: nobody can push on.
# PR2
push-why-bench-empty = Seat { $seat } has no card of that colour on the bench.
# P5
push-why-same-number = Column { $column } already has that number: { $card } doesn’t fit.
push-why-same-colour = Column { $column } already has that colour: { $card } doesn’t fit.
push-why-second-roll = Column { $column } already holds a roll card.
# PR4
push-why-column-order = Column { $column } is not the next new one.
# P9, PR1
push-why-no-column = There is no column { $column } to take.
push-why-no-action = There is no move { $token } in this game.
