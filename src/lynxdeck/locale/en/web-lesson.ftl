### The steps of Linko’s lesson that belong to the edition it teaches. $ben and $cleo are the players at seats 2 and 3.

web-learn-linko-may = You snatched nobody, so you may draw a card – if you want one. There’s a 2 in the display, and you hold five already: take it.
web-learn-linko-may-nudge = Drawing is up to you here. But a sixth 2 makes a big layer: take it.
web-learn-linko-may-again = Nobody snatched, so you may draw again. But cards left in your hand cost points, and nothing here helps you: decline.
web-learn-linko-may-again-nudge = One more card would only hold you up. Decline.
web-learn-linko-seventh = One more. You hold six 2s: take the seventh. Low cards are easy to collect, and seven at once are almost safe.
web-learn-linko-seventh-nudge = The 2 in the display makes seven of a kind. Take that one.
web-learn-linko-nines = First { $ben }’s 9s. You hold seven 2s and a joker, and can play them all next turn. More cards would only hold you up: leave them.
web-learn-linko-home = The home stretch: play all seven 2s and the joker with them. Your hand is empty then, and the game ends at once. Last cards snatch nobody.
web-learn-linko-home-nudge = All seven 2s, and the joker too: then your hand is empty.
web-learn-linko-sixteen = Sixteen cards lie in front of you and none is left in your hand: 16 points. What { $ben } and { $cleo } still hold counts against them.
