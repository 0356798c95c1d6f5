### Linko in the browser. What is asked, offered and told is in table.ftl.

# Read aloud for a seat. $beneath counts the layers under the top one.
web-linko-seat =
    { $name }{ $turn ->
        [yes] , to move
       *[no] { "" }
    }: { $hand } in hand, score { $score }, { $layer } on top{ $beneath ->
        [0] .
        [one] , { $beneath } layer beneath.
       *[other] , { $beneath } layers beneath.
    }
web-linko-place = Place { $place } of the display: { $card }
web-linko-pile =
    { $count ->
        [0] The draw pile is empty
        [one] Draw pile, { $count } card
       *[other] Draw pile, { $count } cards
    }
web-linko-discards =
    { $count ->
        [0] The discard pile is empty
        [one] Discard pile, { $count } card: look through it
       *[other] Discard pile, { $count } cards: look through it
    }
web-linko-hand = Your hand
web-linko-choose = Choose a value in your hand.
web-linko-choose-display = The draw pile is empty: choose a card of the display.
web-linko-ask-draw-display =
    { $count ->
        [1] Draw one card from the display: the pile is empty.
       *[other] Draw { $count } cards from the display, one by one: the pile is empty.
    }
web-linko-ask-option-display = No snatch: draw a card from the display, or pass.
web-linko-more = Add a card
web-linko-fewer = Remove a card
web-linko-jokers = Jokers: { $count } of { $most }. Press to add one.

## More about a seat

# A layer alone, as the name of a fan of cards.
web-linko-layer = { $layer }

## Why something is not possible, said to the person who wished it

web-linko-now =
    { $wished ->
        [draw] You can’t draw now.
        [play] You can’t play cards now.
        [rob] You can’t snatch from the ghost now.
       *[other] { $phase ->
            [play] First play cards of one value.
            [ghost] First choose one of the ghost’s sets.
            [take] First take or leave the snatched layer.
            [reclaim] First reclaim or discard the layer.
            [draw] Now draw a card.
           *[option] You can only draw a card now, or pass.
        }
    }
web-linko-few-numbers =
    You can’t play { $wanted } × { $card }: { $held ->
        [0] you have none.
       *[other] you only have { $held }.
    }
web-linko-few-jokers =
    You can’t play { $wanted } × joker: { $held ->
        [0] you have none.
       *[other] you only have { $held }.
    }

## Keys

web-linko-key-groups = Choose a value in your hand
web-linko-key-count = Add a card, remove a card
web-linko-key-jokers = Add a joker (with Shift: remove)
web-linko-key-act = Confirm (amber button)
web-linko-key-places = Draw from the display, or choose one of the ghost’s sets
web-linko-key-pile = Draw from the draw pile
web-linko-key-take = Take, leave
web-linko-key-reclaim = Reclaim, discard
web-linko-key-decline = Pass: draw nothing
web-linko-key-cancel = Clear the choice
web-linko-key-hint = Hint
web-linko-key-again = Replay the last turn
web-linko-hands = All hands
