### Somebody is away, and the others wait.

away-bot = Let a bot play for { $name }
web-error-not-away = { $name } is back.
