### Bots that the host of a server offers besides its own.

web-table-bot-failed = { $name } antwortet nicht. Ein anderer Bot spielt weiter.
