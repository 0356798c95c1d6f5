### Was um ein Spiel herum steht: gehen und wiederkommen, wer zuschaut, wer fehlt.

web-frame-leave = Tisch verlassen
web-frame-leave-about = Ein Bot spielt für dich weiter. Komm zurück, wann du willst, und spiel wieder selbst.
web-frame-leave-yes = Verlassen
web-frame-bot-on = Bot weiterspielen lassen
web-frame-bot-plays = Ein Bot spielt für dich
web-frame-take-over = Selbst spielen
web-frame-watching = Du schaust zu
web-frame-watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
web-frame-away = { $name } ist nicht da. Wir warten.
web-frame-without = Bot für { $name } spielen lassen
web-error-not-away = { $name } ist wieder da.
web-frame-pass = Gib das Gerät an { $name }
web-frame-uncover = Ich bin { $name }: zeig meine Karten
web-frame-hint = Hinweis
web-frame-first = Zwei leichte Bots, und du fängst an.
