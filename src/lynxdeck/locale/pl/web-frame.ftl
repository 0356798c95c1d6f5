### To, co otacza grę: odejście i powrót, kto ogląda, kogo nie ma.

web-frame-leave = Odejdź od stołu
web-frame-leave-about = Bot gra dalej za Ciebie. Wróć, kiedy chcesz, i przejmij grę.
web-frame-leave-yes = Odejdź
web-frame-bot-on = Niech bot gra dalej za mnie
web-frame-bot-plays = Bot gra za Ciebie
web-frame-take-over = Przejmij grę
web-frame-watching = Oglądasz
web-frame-watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[other] { $count } osób ogląda
    }
web-frame-away = Gracza { $name } nie ma przy stole. Czekamy.
web-frame-without = Niech za gracza { $name } zagra bot
web-error-not-away = { $name } wraca do gry.
web-frame-pass = Urządzenie dla: { $name }
web-frame-uncover = Tu { $name } – pokaż moje karty
web-frame-hint = Podpowiedź
web-frame-first = Dwa łatwe boty, a zaczynasz Ty.
