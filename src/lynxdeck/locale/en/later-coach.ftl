### The coach: what was worth another look in a game, said as a parent would at the table.

coach-title = The coach
coach-open = What could I have done?
coach-thinking = Looking at your choices again: { $done } of { $all }
coach-later = Not now
# How the game went, by what the own choices cost. $won: yes or no.
coach-well =
    { $won ->
        [yes] You played it well. Nothing to add!
       *[no] You played it well. This time the others had more of it.
    }
coach-little =
    { $won ->
        [yes] A win you earned: your choices cost you very little.
       *[no] It was not your choices: they cost you very little.
    }
coach-some =
    { $won ->
        [yes] You won, and there is still something to find.
       *[no] Some choices cost you something. That’s how one learns.
    }
coach-about = Reckoned on this device, and only from what you could see. Hidden cards are dealt { $deals } times as they might have been.
coach-curve = Your chance to win
# $from, $to, $low and $high are shares of the win.
coach-curve-words = At your first choice { NUMBER($from, style: "percent", maximumFractionDigits: 0) }, at your last { NUMBER($to, style: "percent", maximumFractionDigits: 0) }; between { NUMBER($low, style: "percent", maximumFractionDigits: 0) } and { NUMBER($high, style: "percent", maximumFractionDigits: 0) }.
coach-moments =
    { $count ->
        [0] No choice stands out.
        [one] One moment is worth another look.
       *[other] { $count } moments are worth another look.
    }
coach-begin = Show me
coach-moment = Moment { $number } of { $all }
coach-ask = What would you choose here?
coach-show = Tell me
coach-same = That’s what I would do, too!
coach-other = Good thinking. Look at this:
coach-lesson = Next time: { $choice }
coach-find = Well found: { $choice }!
coach-yours = your choice
coach-best = the coach’s
coach-guess = your idea now
# A chance to win with its error: “38% ± 2”.
coach-chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { $error }
coach-chance-words = { $choice }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } to win, give or take { $error }
coach-why = Why?
# What happens more often after one choice: $event is a sentence without its full stop. $mine: after the choice made; $other: after the other one.
coach-because =
    { $event }: in { $mine ->
        [0] none
       *[other] { $mine }
    } of { $deals } deals after your choice, in { $other ->
        [0] none
       *[other] { $other }
    } after the other.
coach-no-reason = No single reason explains it. Many small things add up.
coach-close = The two are too close to call.
coach-try = Try it from here
coach-next = Next moment
coach-done = Done
coach-none = There is nothing to look at: every choice was the only one.
coach-failed = The coach can’t look at this game: { $reason }

## Linko: what may happen

coach-linko-snatched = Someone snatches a layer of yours before your next turn
coach-linko-lost = Someone takes cards of yours into their hand before long
coach-linko-leader = Cards of yours go to { $name }, who has the most points of the others
coach-linko-joker-lost = Someone gets a joker of yours
coach-linko-drew = You have to draw cards before your next turn
coach-linko-back = { $name } takes the layer back
coach-linko-other-out = Another player soon lays the last card
coach-linko-caught = The game ends with five cards or more in your hand
coach-linko-others-joker = Another player draws the joker from the display
coach-linko-dry = Display and draw pile run out before you are done
coach-linko-threw = { $name } discards the layer and draws new cards
coach-linko-snatch = You snatch a layer soon after
coach-linko-haul = You soon take three cards or more at once
coach-linko-out = You soon lay your last card
coach-linko-few = You come down to two cards in hand
coach-linko-many = You lay four cards or more at once
coach-linko-joker = You get a joker
coach-linko-fresh = Your layer is snatched, and you draw new cards for it
coach-linko-bait = Someone snatches your layer, and this time that is good for you
coach-linko-laid =
    { $least ->
        [one] A little later, { $least } card or more lies in front of you
       *[other] A little later, { $least } cards or more lie in front of you
    }
coach-linko-held =
    { $least ->
        [one] A little later, you still hold { $least } card or more
       *[other] A little later, you still hold { $least } cards or more
    }
coach-linko-rival =
    { $least ->
        [one] A little later, { $least } card or more lies in front of another player
       *[other] A little later, { $least } cards or more lie in front of another player
    }

## Linko: what can be counted. $layer and $whole are phrases such as “two 9s”. $who: you, if the weaker choice is the one made.

coach-linko-known = Everybody could see that { $name } holds { $layer }.
coach-linko-safe = With the cards they hold now, nobody can snatch { $layer }.
coach-linko-too-many =
    Nobody else holds { $count } cards: the fullest hand has { $most ->
        [one] { $most } card.
       *[other] { $most } cards.
    }
coach-linko-nearly-out =
    { $name } has only { $count ->
        [one] { $count } card left.
       *[other] { $count } cards left.
    }
coach-linko-split =
    { $who ->
        [you] Your choice breaks up your { $whole }.
       *[other] The other choice breaks up your { $whole }.
    }
coach-linko-spent =
    { $who ->
        [you] Your choice spends { $jokers } on it.
       *[other] The other choice spends { $jokers } on it.
    }
coach-linko-more = The card joins its like: then you hold { $layer }.
coach-linko-taken =
    Taking the layer puts { $count ->
        [one] { $count } card into your hand, and cards in hand cost points.
       *[other] { $count } cards into your hand, and cards in hand cost points.
    }

## Push: what may happen

coach-push-bust = You bust this turn
coach-push-lose = The die takes points from you
coach-push-lose-many = The die takes eight points or more from you
coach-push-roll = You have to roll the die
coach-push-feed = Someone else takes a column with eight points or more
coach-push-feed-leader = { $name }, who has the most points of the others, takes a column with eight points or more
coach-push-end = The game is over before your next turn
coach-push-nothing = You get no column this turn
coach-push-best = You get a column with at least as much as the best one has now
coach-push-plenty = You take a column with twelve points or more
coach-push-protect = You soon protect eight points or more
coach-push-other-lose = The die takes five points or more from someone else
coach-push-score =
    { $least ->
        [one] A little later, you have { $least } point or more
       *[other] A little later, you have { $least } points or more
    }
coach-push-rival =
    { $least ->
        [one] A little later, another player has { $least } point or more
       *[other] A little later, another player has { $least } points or more
    }

## Push: what can be counted. $who: you, if the weaker choice is the one made.

coach-push-odds =
    { $misfits ->
        [one] { $misfits } of the { $pile } cards in the pile busts.
       *[other] { $misfits } of the { $pile } cards in the pile bust.
    }
coach-push-odds-there =
    { $misfits ->
        [one] Lying there, { $misfits } of { $pile } cards in the pile busts; in the other column { $fewer }.
       *[other] Lying there, { $misfits } of { $pile } cards in the pile bust; in the other column { $fewer }.
    }
coach-push-calm =
    { $misfits ->
        [0] No card in the pile can bust.
        [one] Only { $misfits } of the { $pile } cards in the pile busts.
       *[other] Only { $misfits } of the { $pile } cards in the pile bust.
    }
coach-push-points = One column has { $points }, the other { $more }.
coach-push-roll-card = A roll card lies in column { $column }: who takes it rolls the die.
coach-push-at-risk = { $points } in { $colour } lie open to the die.
coach-push-ending =
    { $pile ->
        [0] The pile is empty.
        [one] Only { $pile } card is left in the pile.
       *[other] Only { $pile } cards are left in the pile.
    }
coach-push-left = It leaves a column with { $points } to the others.
