web-error-face-taken = { $name } has that lynx. Pick another one.
