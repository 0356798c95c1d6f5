### Quelqu’un n’est pas là, et les autres attendent.

away-bot = Laisser un bot jouer pour { $name }
web-error-not-away = { $name } est de retour.
