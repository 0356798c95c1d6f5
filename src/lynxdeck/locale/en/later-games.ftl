### My games: what was played on this device, and what it comes to.

games-title = My games
games-none = Nothing here yet. Finish a game and you’ll find it here.
games-play = Play a game
games-count =
    { $count ->
        [one] game
       *[other] games
    }
games-won = won
games-streak = in a row
games-best = best: { $count }
games-last = Your last games
games-chart = How close you came to the best score, game by game. Amber bars are wins.
games-victim =
    { $count ->
        [one] Favourite victim: { $name }, snatched from once
       *[other] Favourite victim: { $name }, snatched from { $count } times
    }
games-by-level = Against
games-by-game = Game
games-by-seats = At the table
games-by-edition = Edition
games-level-people = people
games-level-mixed = mixed bots
games-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
games-of = { $won } of { $count }
games-won-of = won { $won } of { $count }
games-place =
    { $place ->
        [1] Won
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[other] Sixth
    }
games-shared = Shared win
games-several = Several people played
games-round = round { $round } of { $rounds }
games-snatches =
    { $count ->
        [0] no snatch
        [one] { $count } snatch
       *[other] { $count } snatches
    }
games-busts =
    { $count ->
        [0] no bust
        [one] { $count } bust
       *[other] { $count } busts
    }
games-watch = Watch
games-delete = Delete this game
games-delete-about = It’s gone for good, on this device and from your stats.
games-delete-yes = Delete
games-more = Show more
games-kept = Your games stay on this device, and nowhere else.
games-export = Save as a file
games-clear = Delete all
games-clear-title = Delete all your games?
games-clear-about = Results, stats and replays on this device will be gone for good.
games-import = Load from a file
games-imported =
    { $count ->
        [0] Nothing new in this file: you have it all already.
        [one] { $count } game is back.
       *[other] { $count } games are back.
    }
# After games-imported; $count games of the file.
games-import-broken =
    { $count ->
        [one] One couldn’t be read.
       *[other] { $count } couldn’t be read.
    }
games-import-wrong = That isn’t a file of your games. It’s usually called lynxdeck-games.json.
games-import-full = This device couldn’t keep them all. Make some room, then try again.

## Streaks; $count is 2 or more

games-run =
    { $count ->
        [2] Second win in a row!
        [3] Third win in a row!
        [4] Fourth win in a row!
        [5] Fifth win in a row!
       *[other] { $count } wins in a row!
    }
games-days =
    { $count ->
        [one] Deal of the day: { $count } day in a row
       *[other] Deal of the day: { $count } days in a row
    }
