### Sounds, reactions and what is shared of a game.

web-mute = Ton aus
