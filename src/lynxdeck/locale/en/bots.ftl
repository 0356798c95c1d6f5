### The bots, one line each: for lists and menus.

bot-random = Plays any legal move, each as likely as the others.
bot-greedy = Plays by a rule of thumb, without thinking ahead.
bot-odds = Reckons the exact odds of the cards still in the pile.
bot-search = Plays the game on many times in its mind, with the hidden cards dealt anew each time.
bot-cmd = A program of your own, in any language.

## For people, from the mildest to the strongest

bot-easy = Makes slips; for a first game.
bot-medium = Plays sensibly, and can be beaten.
bot-hard = Seldom misses anything.
bot-expert = The strongest there is here; takes a moment to think.
