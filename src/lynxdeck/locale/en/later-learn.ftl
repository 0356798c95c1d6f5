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
