### Kogoś nie ma, a reszta czeka.

away-bot = { $name }: niech zagra bot
web-error-not-away = { $name } wraca do gry.
