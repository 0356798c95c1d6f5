### Sounds and reactions.

web-mute = Couper le son

## Reactions: six faces, four phrases

web-react = Réagir
web-react-smile = Sourire
web-react-laugh = Rire
web-react-wow = Surprise
web-react-wink = Clin d’œil
web-react-cry = Larmes
web-react-growl = Grognement
web-react-well-played = Bien joué !
web-react-again = Encore !
web-react-lucky = Quelle chance !
web-react-ouch = Aïe !
web-react-show = Afficher les réactions
web-react-watcher = Public
# For those who hear the table.
web-react-told = { $name } : { $what }
