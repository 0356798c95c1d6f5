# What somebody who is away reads when it is their turn.
bell-title = Twój ruch: { $game }
bell-body = Stół czeka na Ciebie.

# After the switch for notices was set.
web-notices-closed = Gotowe: damy znać, nawet gdy ta strona będzie zamknięta.
web-notices-open = Gotowe. Zostaw tę stronę otwartą w karcie: ta przeglądarka albo ten serwer więcej nie potrafi.
