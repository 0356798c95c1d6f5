topper-why-over = The game is over.
topper-why-not-asked = Seat { $seat } is asked for something else now.
topper-why-not-held = There is no { $card } in this hand.
topper-why-no-action = That is no decision of this game.
bot-lowest = Always plays its lowest card.
web-flag-equal = A card of the same value takes too
web-flag-short = One card less in hand
