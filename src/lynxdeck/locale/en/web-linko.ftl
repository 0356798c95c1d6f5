### Linko in the browser. What is asked, offered and told is in table.ftl.

# Read aloud for a seat. $beneath counts the layers under the top one.
web-linko-seat =
    { $name }{ $turn ->
        [yes] , whose turn it is
       *[no] { "" }
    }: { $hand } in hand, score { $score }, on top { $layer }{ $beneath ->
        [0] .
        [one] , { $beneath } layer beneath.
       *[other] , { $beneath } layers beneath.
    }
web-linko-place = Place { $place } of the display: { $card }
web-linko-pile =
    { $count ->
        [0] The pile is empty
        [one] Pile, { $count } card
       *[other] Pile, { $count } cards
    }
web-linko-discards =
    { $count ->
        [0] No discards yet
        [one] Discards, { $count } card: look through them
       *[other] Discards, { $count } cards: look through them
    }
web-linko-hand = Your hand
web-linko-choose = Tap a value in your hand.
web-linko-choose-display = The pile is empty: tap a card of the display.
web-linko-more = One card more
web-linko-fewer = One card fewer
web-linko-jokers = Jokers: { $count } of { $most }. Press for one more.

## More about a seat

web-linko-sum = { $laid } laid − { $held } in hand = { $score }
web-linko-layers = Layers, the top one first
web-linko-known = Known to be in hand
web-linko-in-hand = In hand
web-linko-unknown =
    { $count ->
        [0] No further cards.
        [one] And { $count } card that nobody else has seen.
       *[other] And { $count } cards that nobody else has seen.
    }

## Why something is not possible, said to the person who wished it

web-linko-now =
    { $wished ->
        [draw] You cannot draw now.
        [play] You cannot play cards now.
        [rob] You cannot snatch from the ghost now.
       *[other] { $phase ->
            [play] First you must play cards of one value.
            [ghost] First you must choose one of the ghost’s sets.
            [take] First you must take or leave the snatched layer.
            [reclaim] First you must reclaim or discard the layer.
            [draw] You must draw a card now.
           *[option] You may only draw a card now, or decline.
        }
    }
web-linko-few-numbers =
    You cannot play { $wanted } × { $card }: { $held ->
        [0] you have none.
       *[other] you have only { $held }.
    }
web-linko-few-jokers =
    You cannot play { $wanted } × joker: { $held ->
        [0] you have none.
       *[other] you have only { $held }.
    }

## Keys

web-linko-key-groups = Choose a value of your hand
web-linko-key-count = One card more, one card fewer
web-linko-key-jokers = One joker more (with Shift: fewer)
web-linko-key-act = Play what the amber button says
web-linko-key-places = Draw from a place of the display, or choose a set of the ghost
web-linko-key-pile = Draw from the pile
web-linko-key-take = Take, leave
web-linko-key-reclaim = Reclaim, discard
web-linko-key-decline = Decline the draw
web-linko-key-cancel = Choose nothing
web-linko-key-hint = A hint
web-linko-key-again = Show the last turn again
