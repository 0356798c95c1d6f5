### Bots that the host of a server offers besides its own.

web-table-bot-failed = { $name } nie odpowiada. Dalej gra inny bot.
