### Sounds, reactions and what is shared of a game.

web-mute = Couper le son

## Reactions: six faces, four phrases

web-react = Réagir
web-react-smile = Sourire
web-react-laugh = Rire
web-react-wow = Surprise
web-react-wink = Clin d’œil
web-react-cry = Larmes
web-react-growl = Grognement
web-react-well-played = Bien joué !
web-react-again = Encore !
web-react-lucky = Quelle chance !
web-react-ouch = Aïe !
web-react-show = Afficher les réactions
# For those who hear the table.
web-react-told = { $name } : { $what }

## The end: the count, the story, the picture

web-end-count = Le décompte
web-end-story = L’histoire
web-end-share = Partager
web-end-round = Manche { $round } sur { $rounds }
# Under the winner of a match.
web-end-margin =
    { $points ->
        [one] avec un point d’avance
       *[other] avec { $points } points d’avance
    }, après { $rounds } manches
# $told is a whole sentence of the log.
web-story-snatches =
    { $who ->
        [you] Vous avez subtilynxé { $count } fois.
       *[other] { $name } a le plus subtilynxé : { $count } fois.
    }
web-story-victim = Victime préférée : { $name }, { $count }×.
web-story-layer =
    { $who ->
        [you] La plus grande combinaison : { $layer }, et c’est la vôtre.
       *[other] La plus grande combinaison : { $layer }, par { $name }.
    }
web-story-catch = La plus belle prise. { $told }
web-story-turn = Le tournant. { $told }
web-story-haul = La plus belle récolte. { $told }
web-story-luck = Pas de chance… { $told }
web-story-busts = Le plus souvent trop loin : { $name }, { $count }×.
