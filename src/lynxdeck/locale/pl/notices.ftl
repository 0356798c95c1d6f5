# What somebody who is away reads when it is their turn.
notice-title = Twój ruch: { $game }
notice-body = Stół czeka na Ciebie.

# After the switch for notices was set.
web-notices-closed = Gotowe: damy znać, nawet gdy ta strona będzie zamknięta.
web-notices-open = Gotowe. Zostaw tę stronę otwartą w karcie przeglądarki, żebyśmy mogli dać Ci znać.
