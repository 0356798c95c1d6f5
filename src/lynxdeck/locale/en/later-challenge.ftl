### A challenge: the same deal and the same bots for a friend, and both games side by side.

dare-title = { $name } challenges you
dare-about =
    { $count ->
        [one] { $game }, { $edition }: the same cards, the same bot · { $level }
       *[other] { $game }, { $edition }: the same cards, the same { $count } bots · { $level }
    }
dare-after = You’ll see { $name }’s game beside yours when you’re done.
dare-old = Rules or bots have changed since then, so it may come out differently.
dare-play = Take it on
dare-side = Side by side
dare-you = You
dare-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
dare-send = Challenge a friend
dare-back = Send mine back
dare-send-about = This link deals the same cards against the same bots. Your game goes along and is shown when theirs is over.
dare-text = Can you beat me at { $game }? Same cards, same bots.
