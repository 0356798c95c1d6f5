### Bots that the host of a server offers besides its own.

web-table-bot-failed = { $name } non risponde. Continua un altro bot.
