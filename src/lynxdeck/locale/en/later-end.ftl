### The end of a game in the browser: the count, the match, what comes next, and the fairness check.

web-end-fold = Look at the table
web-end-unfold = Back to the result
# Linko: how a score comes about.
web-end-linko =
    { $laid ->
        [one] { $laid } card played
       *[other] { $laid } cards played
    } − { $hand } in hand
# Push: how a score comes about.
web-end-push = bench { $bench } + protected { $safe }
# Equal scores; $names tie, $winner has won.
web-end-tie-cards = { $names } are tied. Most number cards wins: { $winner }.
web-end-tie-hand = { $names } are tied. Fewest cards in hand wins: { $winner }.
web-end-tie-shared = A perfect tie: { $names } share the win.
web-end-hands = See all hands
web-end-fair = Was the deal fair?
web-end-replay = Watch it again
web-end-record = Save the game
web-end-next = Next round
web-end-rematch = Play again
web-again-ready = { $ready } of { $all } ready

## The fairness check

web-fair-checking = Checking the deal…
web-fair-proven = Nobody chose this deal: your browser has proved it.
web-fair-sound = Everything fits, as far as your browser can tell.
web-fair-broken = Something doesn’t fit. Don’t trust this deal.
web-fair-how = How it works: before the deal, the server and every player’s device each lock away a secret random number. Only when all are locked away are they opened and mixed, and the mix decides the order of the cards. Nobody can choose it alone.
web-fair-promise = The server locked in its secret number before anyone added theirs, and stuck to it.
web-fair-promise-broken = The server didn’t stick to the number it had locked in before the deal.
web-fair-promise-unknown = Your browser joined after the deal, so it couldn’t see what the server had locked in.
web-fair-terms = Everything else – rules, seats, who starts – was locked in too, and didn’t change.
web-fair-terms-broken = What was locked in before the deal isn’t what was played.
web-fair-terms-unknown = Your browser couldn’t see what was locked in before the deal.
web-fair-shares = Every player’s number was locked in before any of them was opened.
web-fair-shares-broken = Somebody’s number isn’t the one they had locked in.
web-fair-own = Your own number is in the mix. One honest number is enough: nobody could choose the cards.
web-fair-own-broken = Your number isn’t in the mix; there’s another one in its place.
web-fair-own-unknown = Your number isn’t in the mix: the server says your browser wasn’t there for the deal.
web-fair-start = The right player started.
web-fair-start-broken = Another player should have started.
web-fair-deck = The cards lie in exactly the order that all the numbers give together.
web-fair-deck-broken = The cards don’t lie in the order that all the numbers give together.
web-fair-deck-unknown = Your browser doesn’t know this game’s deck and can’t deal it again.
web-fair-dice = The die rolls are the ones the numbers give.
web-fair-dice-broken = The die rolls aren’t the ones the numbers give.
web-fair-seen = The cards you saw are where they should be.
web-fair-seen-broken = The cards you saw aren’t where they should be.
web-fair-seen-unknown = Your own cards couldn’t be compared: this page didn’t see the start.
web-fair-none = This game was dealt in a fixed order, so there’s nothing to check.
web-fair-alone = No player’s browser added a number, so the server dealt alone and could have tried several deals.
web-fair-others = Numbers came from { $names }: if just one of them is honest, nobody chose the cards.
web-fair-silent = No number came from { $names }. No harm done: the others are enough.
web-fair-void =
    { $count ->
        [one] One earlier deal was void, because { $names } didn’t answer. If that happens often, ask why.
       *[other] { $count } earlier deals were void, because { $names } didn’t answer. If that happens often, ask why.
    }
web-fair-numbers = All the numbers, for checking
web-fair-commitment = The server’s number, locked
web-fair-seed = The server’s number, opened
web-fair-parts = The players’ numbers
web-fair-sealed = Also locked in
web-fair-limits = Your browser worked this out itself. It can’t prove that nobody at the server peeked at the cards.

## The count, the story, the picture

web-end-count = The score
web-end-story = How it went
web-end-share = Share
web-end-round = Round { $round } of { $rounds }
# Under the winner of a match.
web-end-margin =
    { $points ->
        [one] by one point
       *[other] by { $points } points
    }, after { $rounds } rounds
# $told is a whole sentence of the log.
web-story-snatches =
    { $who ->
        [you] You snatched { $count ->
            [one] once.
            [2] twice.
           *[other] { $count } times.
        }
       *[other] { $name } snatched most: { $count ->
            [one] once.
            [2] twice.
           *[other] { $count } times.
        }
    }
web-story-victim = Favourite victim: { $name }, { $count }×.
web-story-layer =
    { $who ->
        [you] Biggest layer: { $layer }, and it’s yours.
       *[other] Biggest layer: { $layer }, by { $name }.
    }
web-story-catch = Biggest catch: { $told }
web-story-turn = Turning point: { $told }
web-story-haul = Biggest haul: { $told }
web-story-luck = Hard luck: { $told }
web-story-busts = Most busts: { $name }, { $count }×.

## Why it went so: one line under the winner

# $cards, how many were still held, as a phrase; $name is never the reader.
web-why-linko-caught = { $name } went out while you held { $cards }.
web-why-linko-caught-all = { $name } went out while the others held { $cards }.
web-why-linko-out = You went out while the others held { $cards }.
web-why-linko-robbed =
    You were snatched from { $count ->
        [one] once, and lost { $cards } from the table.
        [2] twice, and lost { $cards } from the table.
       *[other] { $count } times, and lost { $cards } from the table.
    }
web-why-linko-kept = Nobody could snatch your { $cards }.
web-why-linko-short = { $name } had { $cards } on the table in the end, you { $own }.
web-why-push-never =
    You never protected; the die took { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-why-push-die =
    The die took { $points ->
        [one] { $points } point from you.
       *[other] { $points } points from you.
    }
web-why-push-busts =
    You went bust { $count ->
        [2] twice, and took nothing either time.
       *[other] { $count } times, and took nothing each time.
    }
web-why-push-safe =
    You protected { $points ->
        [one] { $points } point: no die could take it.
       *[other] { $points } points: no die could take them.
    }
web-why-push-spared = The die never took a point from you.
web-why-push-short =
    { $name } took { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from the columns, you { $own }.

## The games of the same people one after the other; $count is 2 or more

web-evening = The tally after { $count } games
web-evening-won = Games won
web-evening-run =
    { $who ->
        [you] You’ve won the last { $count } games.
       *[other] { $name } has won the last { $count } games.
    }
