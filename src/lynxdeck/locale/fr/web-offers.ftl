### Bots that the host of a server offers besides its own.

web-table-bot-failed = { $name } n’a pas répondu. Un bot de la maison continue.
