### The bots, one line each: for lists and menus.

bot-random = Plays any legal move, all equally likely.
bot-greedy = Plays by a rule of thumb, without thinking ahead.
bot-odds = Knows the exact odds of the cards left in the draw pile.
bot-search = Plays the game out many times in its head, dealing the hidden cards afresh each time.
bot-cmd = Your own program, in any language.

## For people, from the mildest to the strongest

bot-easy = Makes mistakes. Good for a first game.
bot-medium = Plays sensibly, and can be beaten.
bot-hard = Rarely misses anything.
bot-expert = The strongest one here. Takes a moment to think.
