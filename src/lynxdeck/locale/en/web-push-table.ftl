### Push at the browser's table: the two buttons, and the roll of the die.

## The choices at the thumb: all short

web-push-stop = Stop
# $column: A, B or C.
web-push-stop-take = Stop · take { $column }
# How many of the cards in the pile fit nowhere.
web-push-of-bust = { $misfits } of { $pile } bust
web-push-share = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
web-push-key-do = Confirm the choice

## The roll

web-push-rolling = The die!
web-push-rolls =
    { $who ->
        [you] You roll the die…
       *[other] { $name } rolls the die…
    }
web-push-swept =
    { $points ->
        [0] Nothing lost
        [one] { $points } point swept off the bench
       *[other] { $points } points swept off the bench
    }
