### Sounds and reactions.

web-mute = Silenzia

## Reactions: six faces, four phrases

web-react = Reagisci
web-react-smile = Sorriso
web-react-laugh = Risata
web-react-wow = Stupore
web-react-wink = Occhiolino
web-react-cry = Lacrime
web-react-growl = Ringhio
web-react-well-played = Bella mossa!
web-react-again = Ancora!
web-react-lucky = Che fortuna!
web-react-ouch = Ahi!
web-react-show = Mostra le reazioni
web-react-watcher = Pubblico
# For those who hear the table.
web-react-told = { $name }: { $what }
