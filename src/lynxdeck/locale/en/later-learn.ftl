### Lessons and the rules in the browser. $ben and $cleo are the names of the players at seats 2 and 3.

## The lesson's frame

web-learn-title = Learn { $game }
web-learn-choose = Which game do you want to learn?
web-learn-linko-what = Play, snatch, take or leave – and end with the most cards on the table.
web-learn-push-what = Turn up cards, build columns, and stop in time.
web-learn-minutes = two minutes
web-learn-opening = Laying out the cards…
web-learn-failed = The lesson didn’t open. { $reason }
web-learn-retry = Try again
web-learn-step = Step { $step } of { $steps }
web-learn-next = Next
web-learn-show = Do it for me
web-learn-leave = Leave the lesson
web-learn-back = Back to the table
web-learn-called = The cards are dealt: here’s your table.
web-learn-again = Start over
web-learn-lost = You’ve left the lesson. Keep playing, or start over.
web-learn-done = Now you can play { $game }
web-learn-won = Your first win!
web-learn-play = Play { $game }
web-learn-other = Learn { $game } too
web-learn-rules = Read the rules

## The rules

web-rules-title = Rules
web-rules-of = The rules of { $game }
# The whole game in six pictures.
web-glance = At a glance
web-glance-linko-1 = Play cards of one value: one, or several.
web-glance-linko-2 = As many cards, and higher? You snatch them.
web-glance-linko-3 = Take them into your hand, or leave them to their owner.
web-glance-linko-4 = Your layer is gone? Draw as many new cards.
web-glance-linko-5 = The X is a joker: it takes any value.
web-glance-linko-6 = A hand is empty? Each card counts: on the table +1, in hand −1.
web-glance-push-1 = Most points wins. Turn up a card and put it in a column.
web-glance-push-2 = In a column no number comes twice, and no colour.
web-glance-push-3 = Stop in time and take a column. The others take what’s left.
web-glance-push-4 = Nothing fits? Bust: no column, and you roll the die.
web-glance-push-5 = The die sweeps its colour off your bench.
web-glance-push-6 = Or protect a colour: it’s safe for good.
web-rules-contents = Contents
web-rules-edition = Edition
web-rules-in-play = Your edition
web-rules-not-here = not in this edition
web-rules-loading = Loading the rules…
web-rules-failed = The rules didn’t load. { $reason }
web-rules-retry = Try again
web-rules-dilemma = Where a snatched layer goes
web-rules-dilemma-active = The active player chooses
web-rules-dilemma-take = Take
web-rules-dilemma-take-does = The layer goes into the active player’s hand. The victim draws the same number of cards.
web-rules-dilemma-leave = Leave
web-rules-dilemma-victim = The victim chooses
web-rules-dilemma-reclaim = Reclaim
web-rules-dilemma-reclaim-does = The layer goes back into the victim’s hand. Nobody draws.
web-rules-dilemma-discard = Discard
web-rules-dilemma-discard-does = The layer goes to the discard pile. The victim draws the same number of cards.
