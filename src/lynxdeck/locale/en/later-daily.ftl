### The deal of the day.

daily-rules = Same cards, same bots, for everyone. Your first try counts: no undo, no hints.
daily-known = The cards follow from the date, so anyone could work them out beforehand. Play it for fun.
# $level: how strong the bots are, “hard”.
daily-about =
    { $count ->
        [one] You and a bot · { $level }
       *[other] You and { $count } bots · { $level }
    }
daily-go-on = Play on
daily-day-done = played
daily-day-open = not played
daily-you = You
# Beside my own bar in a picture for friends, where I gave no name.
daily-me = Me
daily-greedy = Simple bot
daily-expert = Expert bot
daily-thinks = thinking…
daily-share = Share
daily-again = Once more, for fun
daily-text = Lynxdeck, deal of the day: { $game }, { $date }
daily-text-expert = The expert bot got { $score }
daily-text-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }

## With a server: everybody's results

daily-everybody = Everyone
daily-compare = Compare with everyone
daily-compare-about = Sends your game to this server, which checks it and adds your score. Your name isn’t sent unless you enter one.
daily-name = Name to show (optional)
daily-sending = The server is checking your game…
daily-played =
    { $count ->
        [one] { $count } player so far
       *[other] { $count } players so far
    }
daily-best = best: { $score }
daily-best-named = best: { $score }, { $name }
daily-better =
    { $count ->
        [0] Nobody did better.
        [one] { $count } player did better.
       *[other] { $count } players did better.
    }
daily-chart = How many got which score. Yours is amber.
daily-forget = Delete my results here
daily-forgotten = Your results are gone from this server.
