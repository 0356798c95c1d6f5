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
web-fair-proven = Nobody chose this deal: your browser has proved it.
web-fair-sound = Everything fits, as far as your browser can tell.
web-fair-broken = Something does not fit. Do not trust this deal.
web-fair-promise = The server fixed its part before anybody added anything, and kept to it.
web-fair-promise-broken = The server did not keep to the part that it had fixed before the deal.
web-fair-promise-unknown = Your browser came after the deal, so it did not see what the server had fixed before.
web-fair-terms = Everything else was sealed beforehand too, and stayed as it was.
web-fair-terms-broken = What was sealed before the deal is not what was played.
web-fair-terms-unknown = Your browser did not see what was sealed before the deal.
web-fair-shares = Everybody gave what they had promised, unseen, before anything was shown.
web-fair-shares-broken = Somebody’s part is not the one that was promised.
web-fair-each = Every seat has a part in it.
web-fair-each-broken = The parts are not one of each seat, or too short to prove anything.
web-fair-own = Your browser’s own part is in it. One honest part is enough: nobody could choose.
web-fair-own-broken = Your browser’s own part is not in it, but another in its place.
web-fair-own-unknown = Your browser’s own part is not in it: the server says it was not there when the cards were dealt.
web-fair-start = The right player began.
web-fair-start-broken = Another player should have begun.
web-fair-deck = The cards lay exactly as all parts together say.
web-fair-deck-broken = The cards did not lie as all parts together say.
web-fair-deck-unknown = Your browser does not know the deck of this game and cannot deal it again.
web-fair-dice = The die fell as they say, too.
web-fair-dice-broken = The die did not fall as they say.
web-fair-seen = The cards you saw lie where this order has them.
web-fair-seen-broken = The cards you saw do not lie where this order has them.
web-fair-seen-unknown = Your own cards could not be compared: this page did not see the beginning.
web-fair-none = This game was dealt from a fixed order, so there is nothing to check.
web-fair-alone = Nobody’s browser added a part: the server made this deal alone, and may have tried others first.
web-fair-others = Parts came from { $names }: if one of them is honest, nobody chose.
web-fair-silent = Nothing came from { $names }. That does no harm: the other parts are enough.
web-fair-void =
    { $count ->
        [one] One deal before this one was void, because no answer came from { $names }. If that happens often, ask why.
       *[other] { $count } deals before this one were void, because no answer came from { $names }. If that happens often, ask why.
    }
web-fair-older = This table was begun under the older rules for fair deals. They prove less: the server could choose what it added for bots and for those who added nothing.
web-fair-numbers = The numbers
web-fair-commitment = Commitment
web-fair-seed = Seed
web-fair-parts = Parts of the seats
web-fair-sealed = Sealed beforehand
web-fair-limits = Your browser worked this out itself. It cannot prove that nobody looked at the cards on the server.

## Before the cards

web-deal-dealing = The cards are being dealt …
web-deal-void =
    { $who ->
        [you] Your browser did not answer in time, so this deal is void. A new one follows by itself.
       *[other] No answer came from { $names } in time, so this deal is void. A new one follows by itself.
    }
web-deal-silent = These cards were dealt without your browser’s part.
web-deal-other = The server wants to deal otherwise than agreed. Your browser keeps its part back.
