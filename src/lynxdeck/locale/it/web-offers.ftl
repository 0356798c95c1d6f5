### Bots that the host of a server offers besides its own.

web-table-bot-failed = { $name } non ha risposto. Continua un bot della casa.
