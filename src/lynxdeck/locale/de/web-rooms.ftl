web-error-face-taken = { $name } hat diesen Luchs schon. Nimm einen anderen.
