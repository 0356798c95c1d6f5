### The end of a game in the browser: the count, the match, what comes next, and the fairness check.

web-end-fold = Look at the table
web-end-unfold = Back to the result
# Linko: how a score comes about.
web-end-linko =
    { $laid ->
        [one] { $laid } card laid
       *[other] { $laid } cards laid
    } − { $hand } in hand
# Push: $cards is a phrase, “12 cards”.
web-end-push = bench { $bench } + protected { $safe } · { $cards }
# Equal scores; $names tie, $winner has won.
web-end-tie-cards = { $names } have the same score. The most number cards decide: { $winner }.
web-end-tie-hand = { $names } have the same score. The fewest cards in hand decide: { $winner }.
web-end-tie-shared = { $names } have the same score, and nothing tells them apart: the win is shared.
web-end-match = Match, round { $round } of { $rounds }
web-end-starts = (began)
web-end-hands = See all hands
web-end-fair = Was the deal fair?
web-end-replay = Watch it again
web-end-record = Save the record
web-end-next = Next round
web-end-rematch = Play again
web-end-wait-next = The host starts the next round.
web-end-wait-rematch = The host can call for another game.

## The fairness check

web-fair-checking = Recomputing the deal …
web-fair-sound = The deal was fair: everything fits.
web-fair-broken = Something does not fit. Do not trust this deal.
web-fair-promise = The seed now shown is the one the server had committed to before the game.
web-fair-promise-broken = The seed now shown is not the one the server had committed to before the game.
web-fair-promise-unknown = This page was opened after the deal, so it did not see the commitment made before it.
web-fair-deck = The order of the cards follows from that seed and the shares of all seats.
web-fair-deck-broken = The order of the cards does not follow from that seed.
web-fair-dice = So do all rolls of the die.
web-fair-dice-broken = The rolls of the die do not follow from that seed.
web-fair-seen = The cards you saw lie where this order has them.
web-fair-seen-broken = The cards you saw do not lie where this order has them.
web-fair-seen-unknown = Your own cards could not be compared: this page did not see the beginning.
web-fair-none = This game was dealt from a fixed order, so there is nothing to check.
web-fair-numbers = The numbers
web-fair-commitment = Commitment
web-fair-seed = Seed
web-fair-shares = Shares of the seats
web-fair-limits = Your browser reckoned this itself. It proves that nothing was changed afterwards and, if your own share went in, that nobody chose the deal. It cannot prove that whoever runs the server did not look, nor that deals which became void were not dropped on purpose.
