### The lessons, step by step. $ben and $cleo are the names of the players at seats 2 and 3.

## Linko

web-learn-linko-aim = Every card in front of you at the end is a point. Every card still in your hand costs one. So get your cards onto the table – and keep them there.
web-learn-linko-play = On your turn you play cards of one value: one, or as many as you like. Choose your 6s and play both.
web-learn-linko-play-nudge = Any value is fine. For now, play both 6s: two cards at once.
web-learn-linko-rivals = { $ben } has played two 4s, { $cleo } one 9. Play the same number of higher cards, and you snatch theirs.
web-learn-linko-snatch = You have two 8s: as many as { $ben } has on top, and higher. Play both. The table shows who you’ll snatch from before you decide.
web-learn-linko-snatch-nudge = That would leave { $ben }’s cards alone: it takes exactly two cards to snatch two. Play both 8s.
web-learn-linko-take = Snatched! Now choose: take the 4s into your hand, or leave them. You already have two 4s, and four of a kind are hard to beat. Take them.
web-learn-linko-take-nudge = If you leave the 4s, { $ben } can have them back. You need them more: take them.
web-learn-linko-drew = { $ben } had to draw as many cards as you took: from the display, where everyone can see them, or from the draw pile. Then the display was filled up to six again.
web-learn-linko-others = Now { $ben } plays an 11 and snatches { $cleo }’s 9. One card is enough – and if you can snatch, you must.
web-learn-linko-robbed = Now you’re the victim: { $cleo } snatches your 8s with two 10s and leaves them to you. Take them back into your hand, or discard them and draw two cards? There’s a joker and a 2 in the display, so discard.
web-learn-linko-robbed-nudge = You could take the 8s back. But the display offers a joker and a 2: discard the 8s.
web-learn-linko-draw = You draw one card at a time. Take the joker: with other cards it has their value, on its own it beats a 13.
web-learn-linko-draw-nudge = A joker never stays in the display for long. Take it.
web-learn-linko-many = Your four 4s are together now: play them all. Only exactly four higher cards can snatch them, and while they lie there, everything beneath is safe.
web-learn-linko-many-nudge = Fewer cards are easier to snatch. Play all four 4s.
web-learn-linko-double = Both show a pair: { $ben } two 9s, { $cleo } two 5s. Your two 12s beat them both. You’ll snatch from each in turn.
web-learn-linko-double-nudge = Two 12s snatch from both of them. Don’t miss that.
web-learn-linko-leave-nudge = The game ends when you play your last card. With more cards you couldn’t finish next turn. Leave them.
web-learn-linko-leave-again = { $ben } took the 9s back. Now { $cleo }’s 5s: leave these too.
web-learn-linko-may = No snatch, so you may draw a card – if you want one. There’s a 2 in the display, and you already have five: take it.
web-learn-linko-may-nudge = Drawing is up to you here. But a sixth 2 makes a big layer: take it.
web-learn-linko-may-again = No snatch, so you may draw again. But cards left in your hand cost points, and nothing here helps you: pass.
web-learn-linko-may-again-nudge = One more card would only slow you down. Pass.
web-learn-linko-seventh = One more. You have six 2s: take the seventh. Low cards are easy to collect, and seven at once are almost safe.
web-learn-linko-seventh-nudge = The 2 in the display makes seven of a kind. Take that one.
web-learn-linko-nines = First { $ben }’s 9s. You have seven 2s and a joker, and can play them all next turn. More cards would only slow you down: leave them.
web-learn-linko-home = The home stretch: play all seven 2s with the joker. Your hand is empty, and the game ends right there. The last cards snatch nothing.
web-learn-linko-home-nudge = All seven 2s, and the joker too: then your hand is empty.
web-learn-linko-sixteen = Sixteen cards in front of you and none left in your hand: 16 points. Whatever { $ben } and { $cleo } still hold counts against them.

## Push

web-learn-push-aim = Cards are turned up one by one and laid in columns, three at most. Then everyone takes one column, as long as there are any. In the end, the numbers on your cards count.
web-learn-push-push = It’s your turn. Push: turn up the first card of the draw pile.
web-learn-push-place = A red 5. The first card opens column A.
web-learn-push-on = After each card you may stop, or push on. One card isn’t much: push on.
web-learn-push-on-nudge = You could stop now. But nothing can go wrong while a column is free: push on.
web-learn-push-fits = A blue 4: another number, another colour, so it fits with the 5. Put it into column A.
web-learn-push-fits-nudge = You may always open a new column. But you’ll take only one: make column A worth it.
web-learn-push-clash = A yellow 5. Column A already has a 5, and no column may have the same number or the same colour twice. So it opens column B.
web-learn-push-best = A purple 6 fits into both. Put it where you want it: into column A.
web-learn-push-best-nudge = There, someone else might take it. Put it into column A.
web-learn-push-stop = Fifteen points in column A. That’s plenty: stop, and take column A.
web-learn-push-stop-nudge = Take what you have: column A is worth 15 points.
web-learn-push-collect = You took first. Now the others take one column each, clockwise, while there are any: { $ben } gets column B, and none is left for { $cleo }.
web-learn-push-switch = A switch card. It’s put aside, and this time the others choose the other way round: after { $ben } it’s you, not { $cleo }.
web-learn-push-roll-card = A roll card goes into a column like any other, at most one in each. If you take that column, you must roll the die.
web-learn-push-choose = Thanks to the switch card you choose before { $cleo }. Column A has the roll card: better take column C.
web-learn-push-choose-nudge = For column A you would have to roll, and it is worth only 2. Take column C.
web-learn-push-rolled = { $cleo } had to take column A and rolled green. Every green card on { $cleo }’s bench is lost, the new one too.
web-learn-push-greed = Your turn. Let’s see what pushing too far looks like. Push!
web-learn-push-greed-nudge = Protecting comes later. First push.
web-learn-push-red = A red 2 opens column A.
web-learn-push-red-three = A red 1 opens the third column, and there is no fourth. From now on every red card is one too many.
web-learn-push-bust = You’d be wise to stop. But let’s push too far this time.
web-learn-push-bust-nudge = Wise! But just this once, see what a bust costs: push on.
web-learn-push-busted = A red 6 fits nowhere: bust! You get no column and must roll the die. It shows blue, and your blue 4 is gone. The others take your columns anyway.
web-learn-push-protect = { $cleo } used a whole turn to protect blue. Do the same: instead of pushing, put your purple cards away face down. Then 11 points are safe from the die for good.
web-learn-push-protect-nudge = Purple is your best colour: 11 points. Protect purple.
web-learn-push-must = Only column A is left, with a roll card in it. As long as there’s a column, you must take one.
web-learn-push-safe = The purple 3 joined your protected cards automatically. Then you rolled purple and lost nothing: what’s protected stays yours.
web-learn-push-end = That’s how it goes until the draw pile is empty. Then all your numbers are added up, bench and protected, and the highest sum wins.
