### Sounds, reactions and what is shared of a game.

web-mute = Mute

## Reactions: six faces, four phrases

web-react = React
web-react-smile = Smiling
web-react-laugh = Laughing
web-react-wow = Amazed
web-react-wink = Winking
web-react-cry = Crying
web-react-growl = Growling
web-react-well-played = Well played!
web-react-again = Again!
web-react-lucky = Lucky cat!
web-react-ouch = Ouch!
web-react-show = Show reactions
# For those who hear the table.
web-react-told = { $name }: { $what }

## The end: the count, the story, the picture

web-end-count = The count
web-end-story = The story
web-end-share = Share
web-end-round = Round { $round } of { $rounds }
# Under the winner of a match.
web-end-margin =
    { $points ->
        [one] by one point
       *[other] by { $points } points
    }, after { $rounds } rounds
# $told is a whole sentence of the log.
web-story-snatches =
    { $who ->
        [you] You snatched { $count ->
            [one] once.
           *[other] { $count } times.
        }
       *[other] { $name } snatched most: { $count ->
            [one] once.
           *[other] { $count } times.
        }
    }
web-story-victim = Favourite victim: { $name }, { $count }×.
web-story-layer =
    { $who ->
        [you] Biggest layer: { $layer }, and it’s yours.
       *[other] Biggest layer: { $layer }, by { $name }.
    }
web-story-catch = Biggest catch: { $told }
web-story-turn = Turning point: { $told }
web-story-haul = Biggest haul: { $told }
web-story-luck = Hard luck: { $told }
web-story-busts = Most busts: { $name }, { $count }×.
