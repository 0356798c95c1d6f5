### Bots that the host of a server offers besides its own.

web-table-bot-failed = { $name } hat nicht geantwortet. Ein Bot des Hauses spielt weiter.
