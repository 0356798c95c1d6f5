### The bots, one line each: for lists and menus.

bot-random = Picks any legal move at random.
bot-greedy = Plays by a rule of thumb, without thinking ahead.
bot-odds = Knows the exact odds of the cards left in the draw pile.
bot-search = Plays the game out many times in its head, shuffling the hidden cards each time.
bot-neural = Plays what a trained network likes best, at a glance.
bot-cmd = Your own program, in any language.

## For people, from the mildest to the strongest

bot-easy = Makes mistakes. Good for a first game.
bot-medium = Plays sensibly, and can be beaten.
bot-hard = Rarely misses anything.
bot-expert = Sees nearly everything, at a glance.
bot-champion = The strongest one here. Takes a moment to think.

## The lynxes of the trail, in the order in which they are met

bot-rose = Leaves every layer where it falls.
bot-rust = Plays the longest group at once.
bot-olive = Plays one card at a time.
bot-sand = Holds everything until there are four.
bot-ink = Never plays a joker with numbers.
bot-sky = Snatches whenever possible, at any price.
bot-slate = Pushes until it nearly always goes wrong.
bot-pine = Puts roll cards where others must take them.
bot-snow = Stops before there is any danger.
bot-plum = Protects as soon as there is something to lose.
bot-cocoa = Changes its way with every layer.
bot-amber = The strongest lynx of the hills.
