### Bots that the host of a server offers besides its own.

web-table-bot-failed = { $name } isn’t answering. Another bot takes over.
