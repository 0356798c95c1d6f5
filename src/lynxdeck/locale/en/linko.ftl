### Why a decision is refused in Linko. The rule's number stands behind each.

# L16, L17
linko-why-over = The game is over.
# LR7
linko-why-not-asked =
    { $phase ->
        [play] Seat { $seat } must play cards now.
        [ghost] Seat { $seat } must choose one of the ghost’s sets now.
        [take] Seat { $seat } must take or leave the snatched layer now.
        [reclaim] Seat { $seat } must reclaim or discard the layer now.
        [draw] Seat { $seat } must draw a card now.
       *[option] Seat { $seat } may draw a card or pass now.
    }
# L5
linko-why-few-numbers =
    Seat { $seat } cannot play { $wanted } × { $card }: { $held ->
        [0] there is none in hand.
       *[other] only { $held } in hand.
    }
# L6
linko-why-few-jokers =
    Seat { $seat } cannot play { $wanted } × J: { $held ->
        [0] there is no joker in hand.
       *[other] only { $held } in hand.
    }
# L24
linko-why-no-set = The ghost has no { $card }.
linko-why-set-size =
    The ghost’s set of { $card }s has { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }; your layer has { $wanted }.
linko-why-set-value = Your layer is not higher than the ghost’s set of { $card }s.
# L12
linko-why-pile-empty = The draw pile is empty: draw from the display.
linko-why-place-empty = There is no card in that place of the display.
linko-why-not-leftmost = The same cards lie further left: draw those.
linko-why-no-action = No place of the display holds { $token }.
