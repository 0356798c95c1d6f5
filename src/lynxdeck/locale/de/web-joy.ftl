### Sounds and reactions.

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
web-react-again = Noch einmal!
web-react-lucky = Glückspilz!
web-react-ouch = Autsch!
web-react-show = Reaktionen zeigen
web-react-watcher = Jemand schaut zu
# For those who hear the table.
web-react-told = { $name }: { $what }
