topper-why-over = The game is over.
topper-why-not-asked = Seat { $seat } is asked for something else now.
topper-why-not-held = There is no { $card } in this hand.
topper-why-no-action = That is no decision of this game.
bot-lowest = Always plays its lowest card.
web-flag-equal = A card of the same value takes too
web-flag-short = One card less in hand
web-game-topper = Topper
web-game-topper-about = Top the card, take the card
web-edition-topper = Topper
web-edition-topper-about = The only one.
topper-act = Play the { $token }
topper-act-up = Draw a card
topper-act-minus = Do not draw
topper-label-top = On the table
topper-label-pile = Pile
topper-label-discards = Discards
topper-label-hand-size = In hand
topper-label-won = Taken
topper-label-score = Score
topper-told-played = { $who ->
    [you] You play
   *[other] { $name } plays
} a { $card } on the { $covered }.
topper-told-took = { $who ->
    [you] You play a { $card } and take
   *[other] { $name } plays a { $card } and takes
} the { $covered }.
topper-told-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} a card.
topper-told-passed = { $who ->
    [you] You do
   *[other] { $name } does
} not draw.
topper-told-out = { $who ->
    [you] You have
   *[other] { $name } has
} no card left.
