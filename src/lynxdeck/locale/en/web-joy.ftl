### Sounds and reactions.

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
web-react-watcher = Audience
# For those who hear the table.
web-react-told = { $name }: { $what }
