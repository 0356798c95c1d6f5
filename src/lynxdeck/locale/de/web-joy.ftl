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
