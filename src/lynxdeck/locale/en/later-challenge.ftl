### A challenge: the same deal and the same bots for a friend, and both games side by side.

dare-title = { $name } challenges you
# The link came back: both have played.
dare-answered = { $name } has played your cards
dare-about =
    { $count ->
        [one] { $title }: the same cards, the same bot · { $level }
       *[other] { $title }: the same cards, the same { $count } bots · { $level }
    }
dare-after = You’ll see { $name }’s game beside yours when you’re done.
dare-old = Rules or bots have changed since then, so it may come out differently.
dare-play = Take it on
dare-side = Side by side
dare-verdict =
    { $who ->
        [you] You’re ahead, { $points ->
            [one] by one point.
           *[other] by { $points } points.
        }
        [both] A tie: nobody is ahead.
       *[other] { $name } is ahead, { $points ->
            [one] by one point.
           *[other] by { $points } points.
        }
    }
dare-you = You
dare-decisions =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
dare-send = Challenge a friend
dare-back = Send mine back
dare-send-about = This link deals the same cards against the same bots. Your game goes along and is shown when theirs is over.
dare-text = Can you beat me at { $game }? Same cards, same bots.
dare-back-about = Your friend sees both games side by side.
dare-back-text = I’ve played your { $game } cards. See who’s ahead!
web-error-player-count = This edition is for another number of players.
