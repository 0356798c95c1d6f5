### Sounds, reactions and what is shared of a game.

web-mute = Mute
