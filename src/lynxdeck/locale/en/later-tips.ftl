### Tips and easily forgotten rules, each shown once. A tip stands alone: it says first what it speaks of.

web-tip-linko-must = You can’t spare anybody: same number of cards, lower value – it’s snatched. You only choose who gets the cards.
web-tip-linko-stretch = Someone is nearly out of cards. What’s left in your hand at the end costs you, so think twice before you take more.
web-tip-linko-last = You could play your last cards now. That ends the game at once, and last cards snatch nothing.
web-tip-linko-first-round = A snatch already! It can happen the first time round the table, as soon as the second player plays.
web-tip-linko-single = A snatch with one card! A single card is enough to snatch a single lower one.
web-tip-linko-top = Only top layers are compared. The layer just uncovered is safe for the rest of this turn.
web-tip-linko-active = Your layer is higher than the one just played, but it doesn’t strike back: only the player whose turn it is snatches.
web-tip-linko-once = You play once a turn, even with a hand full of pairs.
web-tip-linko-refill = You draw more than one card: the display is only filled up when you’ve drawn them all.
web-tip-linko-many = You have a lot of one low value. A big layer of low cards is hard to snatch, and each card is a point.
web-tip-linko-decoy = Bait can pay off: play a single low card, let it be snatched, and draw what you want from the display.
web-tip-push-bust = Bust! The die is rolled first; only then do the others take columns.
web-tip-push-star = The die shows the star. It’s harmless: nothing is lost.
web-tip-push-star-risk = The die shows the star. With these rules that’s the worst face: the whole bench is lost, and only protected cards stay.
web-tip-push-switch = A switch card! It changes who chooses a column next, not whose turn comes next.
web-tip-push-switches = The second switch card cancels the first: only an odd number reverses the order.
web-tip-push-roll = A column takes one roll card, never two.
web-tip-push-sort = There’s a roll card on the table. If you take its column, you roll after the cards reach your bench: even new ones can go.
web-tip-push-both = A column may never hold the same number twice, nor the same colour twice.
web-tip-push-joins = You took a card of a colour you protect: it was safe at once.
web-tip-push-pile = The draw pile is nearly empty. Once the game is over, protecting is worth nothing.
web-tip-push-protect = You could protect a colour instead of pushing. It takes your whole turn: no card is turned up, nobody takes a column.
web-tip-push-third = Three columns lie there now: no new one can be opened. Count what still fits before you push on.
web-tip-push-new = You may always open a new column, even if the card fits an old one.

## The guide: a newcomer's first games. Each sentence is told once, at the moment it speaks of.

web-guide-linko-goal = On the table each card counts +1, in your hand −1. Choose a value and play it: one card, or several.
# $layer, $prey: what was played and what it snatched.
web-guide-linko-snatched = { $name } plays { $layer } and snatches { $prey } from you: as many cards, and higher.
web-guide-linko-snatch = You play { $layer } and snatch { $prey } from { $name }: as many cards, and higher. Take or leave them?
web-guide-linko-draw = Your layer is gone, so you draw as many cards: open ones from the display, or unseen ones from the pile.
web-guide-linko-option = Nobody was snatched from, so you may draw a card. It pays if it joins cards you have; if not, pass.
web-guide-linko-joker = The X is a joker: played with other cards it takes their value. On its own it beats a 13.
web-guide-push-goal = Most points wins: turn up cards for the columns, stop in time, and take a column.
web-guide-push-place = No number and no colour may come twice in a column. Choose where the card goes.
web-guide-push-stop = Stop now and take a column, or push on. If a card fits nowhere it’s a bust: no column, and you roll the die.
# $card: “a red 4”.
web-guide-push-bust =
    You turned up { $card }, and it fits nowhere: a bust. No column for you, and the die took { $points ->
        [0] nothing.
        [one] { $points } point.
       *[other] { $points } points.
    }
# $face is a colour's name or the star.
web-guide-push-rolled =
    You rolled { $face }: all cards of that colour are gone from your bench ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }). What’s protected stays.
# $points lie open, $safe of them in the colour.
web-guide-push-protect =
    The die can take { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from you. Protecting { $colour } takes this turn, and { $safe ->
        [one] { $safe } point is safe for good.
       *[other] { $safe } points are safe for good.
    }

# Under the cards of a snatch, small: 12 12 › 6 6.
web-linko-beats = as many cards, higher

web-linko-sum = played { $laid } − in hand { $held } = { $score }
web-linko-layers = Layers, the top one first
web-linko-known = Known cards in hand
web-linko-in-hand = In hand
web-linko-unknown =
    { $count ->
        [0] No other cards.
        [one] And { $count } card nobody else has seen.
       *[other] And { $count } cards nobody else has seen.
    }
