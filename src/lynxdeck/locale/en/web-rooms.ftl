### The first page, invitations and the waiting room.

## The first page

web-tile-play = Play
web-tile-learn = Learn in 2 minutes
web-tile-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-tile-sum = { $bots } · { $level }
web-tile-welcome = New here? Two minutes and you’re playing.
web-which-game = Which game?
web-more-links = More
web-friends-here = One device
web-friends-code = Code
web-try-linko = Try it: pick a 9.
web-tried-linko = Both 9s! One value, as many as you like.
web-try-push = One more card? Turn it up.
web-tried-push = Lucky! Stop now, or push on?

## Faces

web-face = Your lynx
web-face-number = Lynx { $number }
web-error-face-taken = { $name } has that lynx. Pick another one.

## An invitation

web-join-invites = { $name } invites you
web-join-note = No account, nothing to install.
web-seat-yours = Your seat

## The waiting room

web-room-table = The table
web-room-you = { $name } (you)
web-room-wait = Waiting for the host to deal.
web-room-seats =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
web-room-learn = Learn while you wait
web-room-with = with { $names }
web-room-few = You need at least { $count } players. Invite a friend or add a bot.
web-room-gap =
    { $count ->
        [one] with { $names } · a bot takes the free seat
       *[other] with { $names } · bots take the free seats
    }
web-room-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-ready = I’m ready
web-ready-is = ready
web-again-wait = Waiting for { $names }…
web-again-now = Start without waiting
web-watch-large = Show on a big screen
