### The steps of Linko’s lesson that belong to the edition it teaches. $ben and $cleo are the players at seats 2 and 3.

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
