### Lessons and the rules in the browser. $ben and $cleo are the names of the players at seats 2 and 3.

## The lesson's frame

web-learn-title = Learn { $game }
web-learn-choose = Which game do you want to learn?
web-learn-linko-what = Play, snatch, take or leave, and be the first to go out.
web-learn-push-what = Turn up cards, build columns, and stop in time.
web-learn-minutes = five minutes
web-learn-opening = The cards are being laid out …
web-learn-failed = The lesson could not be opened. { $reason }
web-learn-retry = Try again
web-learn-step = Step { $step } of { $steps }
web-learn-next = Next
web-learn-show = Do it for me
web-learn-leave = Leave the lesson
web-learn-again = Once more from the beginning
web-learn-lost = This table has left the lesson’s path. Play on as you like, or begin again.
web-learn-done = Now you can play { $game }
web-learn-play = Play { $game }
web-learn-other = Learn { $game } too
web-learn-rules = Read the rules

## Linko

web-learn-linko-aim = Every card that lies in front of you at the end is a point. Every card left in your hand costs one. So get your cards onto the table, and keep them there.
web-learn-linko-play = On your turn you play cards of one value: a single one, or as many as you have. Choose your 6s and play both.
web-learn-linko-play-nudge = Any value would do. For now play both 6s: two cards at once.
web-learn-linko-rivals = { $ben } has played two 4s, { $cleo } one 9. Play exactly as many cards as lie on top there, but higher ones, and you snatch them.
web-learn-linko-snatch = You hold two 8s: as many as { $ben } has on top, and higher. Play both. The table shows whom you will snatch from before you decide.
web-learn-linko-snatch-nudge = That would leave { $ben }’s cards where they are: two cards are snatched by exactly two. Play both 8s.
web-learn-linko-take = Snatched! Now choose: take the 4s into your hand, or leave them. You hold two 4s yourself, and four of a kind are hard to beat. Take them.
web-learn-linko-take-nudge = If you leave the 4s, { $ben } may have them back. They are worth more to you: take them.
web-learn-linko-drew = { $ben } had to draw as many cards as you took: from the display, where all can see it, or from the pile. Then the display was filled up to six again.
web-learn-linko-others = Now { $ben } plays an 11 and snatches { $cleo }’s 9. A single card is enough, and snatching is never a matter of choice.
web-learn-linko-robbed = Now it is you: { $cleo }’s two 10s snatch your 8s and leave them to you. Reclaim them into your hand, or discard them and draw two cards? A joker and a 2 lie in the display, so discard.
web-learn-linko-robbed-nudge = The 8s in hand again would be allowed. But the display offers a joker and a 2: discard the 8s.
web-learn-linko-draw = You draw one card at a time. Take the joker: among other cards it has their value, on its own it is higher than a 13.
web-learn-linko-draw-nudge = A joker never lies in the display for long. Take it.
web-learn-linko-again = One more. You hold five 2s: take the sixth. Low cards are easy to collect, and six at once are almost safe.
web-learn-linko-again-nudge = The 2 in the display makes six of a kind. Take that one.
web-learn-linko-many = Now your four 4s are together: play them all. Only exactly four higher cards can snatch them, and as long as they lie there, what is beneath is safe.
web-learn-linko-many-nudge = Fewer cards are snatched more easily. Play all four 4s.
web-learn-linko-double = Both show a pair: { $ben } two 9s, { $cleo } two 5s. Your two 12s beat either. You will snatch from both, one after the other.
web-learn-linko-double-nudge = Two 12s snatch from both at once. Do not miss that.
web-learn-linko-leave = First { $ben }’s 9s. You hold six 2s and a joker, and can play all of them in your next turn. More cards would only hold you up: leave them.
web-learn-linko-leave-nudge = When you have played your last card, the game is over. With more cards in hand that would not be next turn. Leave them.
web-learn-linko-leave-again = { $ben } took the 9s back. Now { $cleo }’s 5s: leave these too.
web-learn-linko-out = The home stretch: play all six 2s and the joker with them. Your hand is empty then, and the game ends at once. The last cards snatch nobody.
web-learn-linko-out-nudge = All six 2s, and the joker too: then your hand is empty.
web-learn-linko-score = Fifteen cards lie in front of you and none is left in your hand: 15 points. What { $ben } and { $cleo } still held counts against them.

## Push

web-learn-push-aim = Cards are turned up one by one and laid in columns, three at most. Then everybody may have a column. What counts in the end are the numbers on your cards.
web-learn-push-push = It is your turn. Push: turn up the first card of the pile.
web-learn-push-place = A red 5. The first card opens column a.
web-learn-push-on = After each card you may stop, or push on. One card is little: push on.
web-learn-push-on-nudge = You could stop already. But nothing can go wrong as long as a column is free: push on.
web-learn-push-fits = A blue 4: another number and another colour, so it fits beside the 5. Put it into column a.
web-learn-push-fits-nudge = You may always open a new column. But you will take only one: make column a worth it.
web-learn-push-more = Nine points in one column. Push on.
web-learn-push-clash = A yellow 5. Column a holds a 5 already, and no column has the same number or the same colour twice. So it opens column b.
web-learn-push-once-more = One more. The table tells how likely it is that the next card fits nowhere. With a free column it cannot happen.
web-learn-push-best = A purple 6 fits into both. Put it where you want it: into column a.
web-learn-push-best-nudge = There it would go to the player who takes that column. Put it into column a.
web-learn-push-stop = Fifteen points in column a. That is plenty: stop, and take column a.
web-learn-push-stop-nudge = Take what you have: column a is worth 15 points.
web-learn-push-collect = You took first. Now the others take one column each, clockwise, as long as there are any: { $ben } gets column b, and none is left for { $cleo }.
web-learn-push-switch = A switch card. It is put aside, and this time the others choose the other way round: after { $ben } comes you, not { $cleo }.
web-learn-push-roll-card = A roll card lies in a column like any other, at most one in each. If you take that column, you must roll the die.
web-learn-push-choose = Thanks to the switch card you choose before { $cleo }. Column a holds the roll card: better take column c.
web-learn-push-choose-nudge = For column a you would have to roll, and it is worth only 2. Take column c.
web-learn-push-rolled = { $cleo } had to take column a and rolled green. Every green card on { $cleo }’s bench is lost, the new one too.
web-learn-push-greed = Your turn. Let us see how one pushes too far: push.
web-learn-push-greed-nudge = Protecting comes later. First push.
web-learn-push-red = A red 2 opens column a.
web-learn-push-greed-two = Push on.
web-learn-push-red-two = A red 3. There is red in column a, so it needs a column of its own.
web-learn-push-greed-three = And once more.
web-learn-push-red-three = A red 1 opens the third column, and there is no fourth. From now on every red card is one too many.
web-learn-push-bust = You would be wise to stop. But just this once, push too far.
web-learn-push-bust-nudge = Wise! But see once what it costs to push too far: push on.
web-learn-push-busted = A red 6 fits nowhere: bust. You get no column and must roll the die. It shows blue, and your blue 4 is gone. The others take your columns all the same.
web-learn-push-protect = { $cleo } used a whole turn to protect blue. Do likewise: instead of pushing, put your purple cards away face down. Then 11 points are safe from the die for good.
web-learn-push-protect-nudge = Purple is your best colour: 11 points. Protect purple.
web-learn-push-must = Only column a is left, with a roll card in it. As long as there is a column, you must take one.
web-learn-push-safe = The purple 3 joined your protected cards by itself. Then you rolled purple and lost nothing: what is protected stays yours.
web-learn-push-end = So it goes on until the pile is empty. Then all numbers are added up, on the bench and protected, and the highest sum wins.

## The rules

web-rules-title = Rules
web-rules-of = The rules of { $game }
web-rules-contents = Contents
web-rules-edition = Edition
web-rules-in-play = Your edition
web-rules-not-here = not in this edition
web-rules-loading = The rules are being fetched …
web-rules-failed = The rules could not be fetched. { $reason }
web-rules-retry = Try again
web-rules-dilemma = Where a snatched layer goes
web-rules-dilemma-active = The active player chooses
web-rules-dilemma-take = Take
web-rules-dilemma-take-does = The layer goes into the active player’s hand. The victim draws as many cards.
web-rules-dilemma-leave = Leave
web-rules-dilemma-victim = The victim chooses
web-rules-dilemma-reclaim = Reclaim
web-rules-dilemma-reclaim-does = The layer goes back into the victim’s hand. Nobody draws.
web-rules-dilemma-discard = Discard
web-rules-dilemma-discard-does = The layer goes to the discards. The victim draws as many cards.
