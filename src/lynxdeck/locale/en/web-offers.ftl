### Bots that the host of a server offers besides its own.

web-table-bot-failed = { $name } gave no answer. A bot of the house plays on.
