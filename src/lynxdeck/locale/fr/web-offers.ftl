### Bots that the host of a server offers besides its own.

web-table-bot-failed = { $name } ne répond pas. Un autre bot continue.
