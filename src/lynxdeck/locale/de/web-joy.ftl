### Sounds, reactions and what is shared of a game.

web-mute = Ton aus

## Reactions: six faces, four phrases

web-react = Reagieren
web-react-smile = Lächelnd
web-react-laugh = Lachend
web-react-wow = Staunend
web-react-wink = Zwinkernd
web-react-cry = Weinend
web-react-growl = Knurrend
web-react-well-played = Gut gespielt!
web-react-again = Noch mal!
web-react-lucky = Glückspilz!
web-react-ouch = Autsch!
web-react-show = Reaktionen zeigen
# For those who hear the table.
web-react-told = { $name }: { $what }

## The end: the count, the story, the picture

web-end-count = Die Wertung
web-end-story = Die Geschichte
web-end-share = Teilen
web-end-round = Runde { $round } von { $rounds }
# Under the winner of a match.
web-end-margin =
    { $points ->
        [one] mit einem Punkt Vorsprung
       *[other] mit { $points } Punkten Vorsprung
    }, nach { $rounds } Runden
# $told is a whole sentence of the log.
web-story-snatches =
    { $who ->
        [you] Du hast { $count ->
            [one] einmal
           *[other] { $count }-mal
        } etwas abgeluchst.
       *[other] { $name } hat am häufigsten etwas abgeluchst: { $count ->
            [one] einmal.
           *[other] { $count }-mal.
        }
    }
web-story-victim = Lieblingsopfer: { $name }, { $count }×.
web-story-layer =
    { $who ->
        [you] Größte Lage: { $layer }, und zwar deine.
       *[other] Größte Lage: { $layer }, von { $name }.
    }
web-story-catch = Fettester Fang: { $told }
web-story-turn = Wendepunkt: { $told }
web-story-haul = Größte Ausbeute: { $told }
web-story-luck = Pech: { $told }
web-story-busts = Am häufigsten überreizt: { $name }, { $count }×.
