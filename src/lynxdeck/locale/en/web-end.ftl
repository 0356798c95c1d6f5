### The end of a game in the browser: the count, the match, what comes next, and the fairness check.

web-end-fold = Look at the table
web-end-unfold = Back to the result
# Linko: how a score comes about.
web-end-linko =
    { $laid ->
        [one] { $laid } card played
       *[other] { $laid } cards played
    } − { $hand } in hand
# Push: $cards is a phrase, “12 cards”.
web-end-push = bench { $bench } + protected { $safe } · { $cards }
# Equal scores; $names tie, $winner has won.
web-end-tie-cards = { $names } are tied. Most number cards wins: { $winner }.
web-end-tie-hand = { $names } are tied. Fewest cards in hand wins: { $winner }.
web-end-tie-shared = A perfect tie: { $names } share the win.
web-end-match = Match, round { $round } of { $rounds }
web-end-starts = (started)
web-end-hands = See all hands
web-end-fair = Was the deal fair?
web-end-replay = Watch it again
web-end-record = Save the game
web-end-next = Next round
web-end-rematch = Play again

## The fairness check

web-fair-checking = Checking the deal…
web-fair-proven = Nobody chose this deal: your browser has proved it.
web-fair-sound = Everything fits, as far as your browser can tell.
web-fair-broken = Something doesn’t fit. Don’t trust this deal.
web-fair-promise = The server fixed its share before anyone else added theirs, and kept to it.
web-fair-promise-broken = The server didn’t keep to the share it had fixed before the deal.
web-fair-promise-unknown = Your browser arrived after the deal, so it didn’t see what the server had fixed.
web-fair-terms = Everything else was sealed beforehand too, and stayed the same.
web-fair-terms-broken = What was sealed before the deal isn’t what was played.
web-fair-terms-unknown = Your browser didn’t see what was sealed before the deal.
web-fair-shares = Everyone gave the share they had promised, unseen, before anything was shown.
web-fair-shares-broken = Somebody’s share isn’t the one they promised.
web-fair-each = Every seat has a share in it.
web-fair-each-broken = There isn’t one share per seat, or they are too short to prove anything.
web-fair-own = Your browser’s own share is in it. One honest share is enough: nobody could choose.
web-fair-own-broken = Your browser’s share isn’t in it; there’s another in its place.
web-fair-own-unknown = Your browser’s share isn’t in it: the server says it wasn’t there for the deal.
web-fair-start = The right player started.
web-fair-start-broken = Another player should have started.
web-fair-deck = The cards lay exactly as all the shares together say.
web-fair-deck-broken = The cards didn’t lie as all the shares together say.
web-fair-deck-unknown = Your browser doesn’t know this game’s deck and can’t deal it again.
web-fair-dice = The die fell as the shares say.
web-fair-dice-broken = The die didn’t fall as the shares say.
web-fair-seen = The cards you saw are where this order puts them.
web-fair-seen-broken = The cards you saw aren’t where this order puts them.
web-fair-seen-unknown = Your own cards couldn’t be compared: this page didn’t see the start.
web-fair-none = This game was dealt in a fixed order, so there’s nothing to check.
web-fair-alone = No browser added a share: the server made this deal alone, and may have tried others first.
web-fair-others = Shares came from { $names }: if one of them is honest, nobody chose.
web-fair-silent = Nothing came from { $names }. No harm done: the other shares are enough.
web-fair-void =
    { $count ->
        [one] One earlier deal was void, because { $names } didn’t answer. If that happens often, ask why.
       *[other] { $count } earlier deals were void, because { $names } didn’t answer. If that happens often, ask why.
    }
web-fair-older = This table started under the older rules for fair deals. They prove less: the server could choose what it added for bots and for those who added nothing.
web-fair-numbers = The numbers
web-fair-commitment = Commitment
web-fair-seed = Seed
web-fair-parts = Shares of the seats
web-fair-sealed = Sealed beforehand
web-fair-limits = Your browser worked this out itself. It can’t prove that nobody at the server peeked at the cards.

## Before the cards

web-deal-dealing = Dealing the cards…
web-deal-void =
    { $who ->
        [you] Your browser didn’t answer in time, so this deal is void. Dealing again.
       *[other] { $names } didn’t answer in time, so this deal is void. Dealing again.
    }
web-deal-silent = These cards were dealt without your browser’s share.
web-deal-other = The server wants to deal differently than agreed. Your browser keeps its share back.
