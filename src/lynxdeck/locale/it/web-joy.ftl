### Sounds, reactions and what is shared of a game.

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
# For those who hear the table.
web-react-told = { $name }: { $what }

## The end: the count, the story, the picture

web-end-count = Il conteggio
web-end-story = La storia
web-end-share = Condividi
web-end-round = Partita { $round } di { $rounds }
# Under the winner of a match.
web-end-margin =
    { $points ->
        [one] con un punto di vantaggio
       *[other] con { $points } punti di vantaggio
    }, dopo { $rounds } partite
# $told is a whole sentence of the log.
web-story-snatches =
    { $who ->
        [you] Hai sgraffignato { $count ->
            [one] una volta.
           *[other] { $count } volte.
        }
       *[other] { $name } ha sgraffignato più di tutti: { $count ->
            [one] una volta.
           *[other] { $count } volte.
        }
    }
web-story-victim = Vittima preferita: { $name }, { $count }×.
web-story-layer =
    { $who ->
        [you] La fila più grande: { $layer }, ed è tua.
       *[other] La fila più grande: { $layer }, di { $name }.
    }
web-story-catch = Il colpo più grosso. { $told }
web-story-turn = La svolta. { $told }
web-story-haul = Il bottino più ricco. { $told }
web-story-luck = Che sfortuna! { $told }
web-story-busts = Ha rischiato troppo più spesso: { $name }, { $count }×.
