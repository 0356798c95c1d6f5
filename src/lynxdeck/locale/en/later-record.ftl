### What is wrong with a saved game that somebody brings. $token is the part that is wrong.

web-error-bad-record =
    { $kind ->
        [comment] A comment is never closed: a closing brace is missing.
        [deck] The cards don’t add up: there is one too many, one too few, or one this game doesn’t have.
        [dice] The die has no such side.
        [edition] There is no edition “{ $token }” here.
        [end] The game didn’t end that way: “{ $token }” is wrong.
        [escape] “{ $token }” can’t be read.
        [game] There is no game “{ $token }” here.
        [line] “{ $token }” isn’t a tag line.
        [long] This is too long for a saved game.
        [missing] The tag { $token } is missing.
        [move] “{ $token }” isn’t possible here.
        [none] No game found in this file.
        [result] The result “{ $token }” is wrong.
        [seats] The players don’t fit: a name is empty, or there are too many or too few.
        [start] “{ $token }” can’t start: there is no such seat.
        [text] This isn’t a text file.
        [twice] The tag { $token } is there twice.
       *[other] This game can’t be read.
    }
