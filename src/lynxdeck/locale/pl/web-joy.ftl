### Sounds, reactions and what is shared of a game.

web-mute = Wycisz

## Reactions: six faces, four phrases

web-react = Zareaguj
web-react-smile = Uśmiech
web-react-laugh = Śmiech
web-react-wow = Zdziwienie
web-react-wink = Oczko
web-react-cry = Łzy
web-react-growl = Warczenie
web-react-well-played = Ładnie zagrane!
web-react-again = Jeszcze raz!
web-react-lucky = Ale szczęście!
web-react-ouch = Auć!
web-react-show = Pokazuj reakcje
# For those who hear the table.
web-react-told = { $name }: { $what }

## The end: the count, the story, the picture

web-end-count = Liczymy punkty
web-end-story = Jak to było
web-end-share = Udostępnij
web-end-round = Runda { $round } z { $rounds }
# Under the winner of a match.
web-end-margin =
    { $points ->
        [one] przewagą jednego punktu
        [few] przewagą { $points } punktów
        [many] przewagą { $points } punktów
       *[other] przewagą { $points } punktu
    }, liczba rund: { $rounds }
# $told is a whole sentence of the log.
web-story-snatches =
    { $who ->
        [you] Twoje kradzieże: { $count }.
       *[other] Najwięcej kradzieży: { $name }, { $count }.
    }
web-story-victim = Ulubiona ofiara: { $name }, { $count }×.
web-story-layer =
    { $who ->
        [you] Największa warstwa: { $layer }, i to twoja.
       *[other] Największa warstwa: { $layer }, gracz { $name }.
    }
web-story-catch = Największy łup. { $told }
web-story-turn = Punkt zwrotny. { $told }
web-story-haul = Największy zbiór. { $told }
web-story-luck = Pech! { $told }
web-story-busts = Najwięcej skuch: { $name }, { $count }×.
