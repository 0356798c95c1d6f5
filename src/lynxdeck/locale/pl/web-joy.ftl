### Sounds and reactions.

web-mute = Wycisz

## Reactions: six faces, four phrases

web-react = Zareaguj
web-react-smile = Uśmiech
web-react-laugh = Śmiech
web-react-wow = Zdziwienie
web-react-wink = Mrugnięcie
web-react-cry = Łzy
web-react-growl = Warczenie
web-react-well-played = Ładnie zagrane!
web-react-again = Jeszcze raz!
web-react-lucky = Ale szczęście!
web-react-ouch = Auć!
web-react-show = Pokazuj reakcje
web-react-watcher = Widownia
# For those who hear the table.
web-react-told = { $name }: { $what }
