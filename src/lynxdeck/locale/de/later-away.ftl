### Jemand ist nicht da, und die anderen warten.

away-bot = Bot für { $name } spielen lassen
web-error-not-away = { $name } ist wieder da.
