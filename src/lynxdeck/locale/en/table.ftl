### What the table asks, offers and tells, in terminal and browser alike.
### $who is “you” for the person at the keyboard, else “other”; then $name is that player's name.
### Layers, cards and lists of names arrive as finished phrases made from the first section.

## Phrases that others are made of

table-you = You
table-you-listed = you
table-ghost = the ghost
# Joins names: “Ben and Cleo”, “Ben, Cleo and Dan”; $rest is joined already.
table-names-pair = { $first } and { $last }
table-names-more = { $first }, { $rest }
# Joins an act and what it does: “Play two 9s – snatches from Ben”.
table-act-effect = { $act } – { $effect }
table-hint = Hint: { $choice }
# One thing that can be counted of a choice: $fact is a sentence.
table-counted = { $choice }. { $fact }
table-and-then = { $first }, { $second }
# A layer of number cards, jokers among them counted; $value is 1 to 13.
table-numbers =
    { $count ->
        [1] one { $value }
        [2] two { $value }s
        [3] three { $value }s
        [4] four { $value }s
        [5] five { $value }s
        [6] six { $value }s
        [7] seven { $value }s
        [8] eight { $value }s
        [9] nine { $value }s
        [10] ten { $value }s
        [11] eleven { $value }s
        [12] twelve { $value }s
        [13] thirteen { $value }s
       *[other] { $count } { $value }s
    }
table-jokers =
    { $count ->
        [1] a joker
        [2] two jokers
        [3] three jokers
        [4] four jokers
       *[other] { $count } jokers
    }
# $layer is a phrase of table-numbers.
table-with-jokers =
    { $layer } ({ $jokers ->
        [1] one of them a joker
        [2] two of them jokers
        [3] three of them jokers
        [4] four of them jokers
       *[other] { $jokers } of them jokers
    })
table-cards =
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
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# A single card of Linko by its face; $value is 1 to 13, or J for a joker.
table-linko-card =
    { $value ->
        [J] a joker
        [8] an 8
        [11] an 11
       *[other] a { $value }
    }
# A group on a display place: “3 + 13 + J”.
table-linko-group = the group { $cards }
table-nothing = nothing

## Push: colours, cards, the die. The shape stands beside every colour.

table-colour =
    { $colour ->
        [r] red
        [b] blue
        [g] green
        [y] yellow
       *[p] purple
    }
table-push-card =
    { $colour ->
        [r] a red { $number }
        [b] a blue { $number }
        [g] a green { $number }
        [y] a yellow { $number }
       *[p] a purple { $number }
    }
table-push-roll = a roll card
table-push-switch = a switch card
table-star = the star

## Labels on the table

table-label-display = Display
table-label-discards = Discards
table-label-ghost = The ghost
# Beside the small buttons that count cards and jokers up and down.
table-label-count = cards
table-label-clockwise = clockwise
table-label-anticlockwise = anticlockwise
table-label-log = Log
table-label-round = round { $round } of { $rounds }
table-label-more = +{ $count }
table-bust-exact =
    bust chance { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $misfits } of { $pile })
table-bust-never = can’t bust

## Linko: what is asked

table-linko-ask-play = Your move: play cards of one value.
table-linko-ask-ghost = Your { $layer } can snatch from the ghost: choose a set.
table-linko-ask-take = You snatch { $layer } from { $name }: take or leave?
table-linko-ask-reclaim = { $name } snatched { $layer } from you: reclaim or discard?
table-linko-ask-draw =
    { $count ->
        [1] Draw one card: from the display or the pile.
       *[other] Draw { $count } cards, one by one: from the display or the pile.
    }
table-linko-ask-option = No snatch: draw a card, or pass.

table-linko-wait-play = { $name } is choosing what to play…
table-linko-wait-ghost = { $name } is choosing one of the ghost’s sets…
table-linko-wait-take =
    { $victim ->
        [You] { $name } snatches { $layer } from you and is deciding…
       *[other] { $name } snatches { $layer } from { $victim } and is deciding…
    }
table-linko-wait-reclaim = { $name } is deciding whether to reclaim { $layer }…
table-linko-wait-draw = { $name } is drawing: { $count } to go…
table-linko-wait-option = { $name } may draw a card…

## Linko: what can be chosen, and what it does

table-linko-play = Play { $layer }
table-linko-snatches = snatches from { $names }
table-linko-snatches-nobody = no snatch
table-linko-may-draw = no snatch, then you may draw
table-linko-goes-out = your last cards, so the game ends
table-linko-rob = Snatch { $layer } from the ghost – into your hand
table-linko-take = Take { $layer } into your hand – { $name } draws { $cards }
table-linko-leave = Leave it – { $name } reclaims it, or discards it and draws { $cards }
table-linko-reclaim = Reclaim { $layer } into your hand – you draw nothing
table-linko-discard = Discard { $layer } – you draw { $cards }
table-linko-draw-card = Draw { $card } from the display
table-linko-draw-group = Draw { $card } from the display – it counts as one card
table-linko-draw-pile = Draw the top card of the pile – { $count } left
table-linko-decline = Pass – your turn ends
# What can be counted of these, for a hint.
table-linko-hand-then =
    { $count ->
        [one] { $count } card is in your hand then.
       *[other] { $count } cards are in your hand then.
    }

## Linko: what happened

table-linko-told-play =
    { $who ->
        [you] You play { $layer }.
       *[other] { $name } plays { $layer }.
    }
table-linko-told-rob =
    { $who ->
        [you] You snatch { $layer } from the ghost.
       *[other] { $name } snatches { $layer } from the ghost.
    }
# $victim is “you” or a name, told by $whom.
table-linko-told-take =
    { $who ->
        [you] You take { $layer } from { $victim }.
       *[other] { $whom ->
            [you] { $name } takes { $layer } from you.
           *[other] { $name } takes { $layer } from { $victim }.
        }
    }
table-linko-told-leave =
    { $who ->
        [you] You leave { $layer } to { $victim }.
       *[other] { $whom ->
            [you] { $name } leaves { $layer } to you.
           *[other] { $name } leaves { $layer } to { $victim }.
        }
    }
table-linko-told-reclaim =
    { $who ->
        [you] You reclaim { $layer }.
       *[other] { $name } reclaims { $layer }.
    }
table-linko-told-discard =
    { $who ->
        [you] You discard { $layer }.
       *[other] { $name } discards { $layer }.
    }
table-linko-told-draw =
    { $who ->
        [you] You draw { $card } from the display.
       *[other] { $name } draws { $card } from the display.
    }
table-linko-told-draw-pile =
    { $who ->
        [you] You draw { $card } from the pile.
       *[other] { $name } draws a card from the pile.
    }
table-linko-told-decline =
    { $who ->
        [you] You don’t draw.
       *[other] { $name } doesn’t draw.
    }
table-linko-told-refill = New in the display: { $cards }.
table-linko-told-ghost-fill = The ghost gets { $cards }.

## Push: what is asked

table-push-ask-turn = Your move: push, or protect a colour.
table-push-ask-turn-bare = Your move: push.
table-push-ask-place = You turned up { $card }: where does it go?
table-push-ask-push = Push on, or stop and take a column?
table-push-ask-push-only = No column to take yet: push on.
table-push-ask-last = The draw pile is empty: take a column.
table-push-ask-collect = { $name } is done: now take a column.

table-push-wait-turn = { $name } is deciding: push or protect…
table-push-wait-place = { $name } turned up { $card } and is choosing a column…
table-push-wait-push = { $name } is deciding: push on or stop…
table-push-wait-collect = { $name } is choosing a column…

## Push: what can be chosen, and what it does

table-push-push = Push
table-push-push-on = Push on
table-push-protect = Protect { $colour }
table-push-makes-safe =
    { $points ->
        [one] { $points } point is safe
       *[other] { $points } points are safe
    }
table-push-place-new = Open column { $column }
table-push-place = Put it into column { $column }
table-push-take = Take column { $column }
table-push-then-roll = then you roll the die

## Push: what happened

table-push-told-switch =
    { $who ->
        [you] You turn up a switch card: the others will choose { $direction }.
       *[other] { $name } turns up a switch card: the others will choose { $direction }.
    }
table-push-told-bust =
    { $who ->
        [you] You turn up { $card }: it fits nowhere. Bust!
       *[other] { $name } turns up { $card }: it fits nowhere. Bust!
    }
table-push-told-protect =
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
table-push-told-place =
    { $who ->
        [you] You turn up { $card }: column { $column }.
       *[other] { $name } turns up { $card }: column { $column }.
    }
table-push-told-take =
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
table-push-told-roll =
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

table-end-out = { $name } is out of cards: the game is over.
table-end-out-you = You’re out of cards: the game is over.
table-end-stock-linko = Draw pile and display are empty: the game is over.
table-end-stock-push = The draw pile is empty: the game is over.
table-end-stall = A hundred turns without change: the game is over.
# One winner, or several who share; $names is a phrase.
table-won =
    { $who ->
        [you] You win!
        [shared] { $names } share the win!
       *[other] { $names } wins!
    }
table-match-won =
    { $who ->
        [you] You win the match!
        [shared] { $names } share the match!
       *[other] { $names } wins the match!
    }

## The score sheet

table-sheet-title = Score sheet
table-sheet-round = Round
table-sheet-total = Total
