### Dlaczego Linko odrzuca decyzję. Nad każdym zdaniem stoi numer zasady.

# L16, L17
linko-why-over = Koniec gry.
# LR7
linko-why-not-asked =
    { $phase ->
        [play] Miejsce { $seat } musi teraz zagrać karty.
        [ghost] Miejsce { $seat } musi teraz wybrać jeden z zestawów wirtualnego gracza.
        [take] Miejsce { $seat } musi teraz wziąć albo zostawić ukradzioną warstwę.
        [reclaim] Miejsce { $seat } musi teraz odzyskać albo odrzucić warstwę.
        [draw] Miejsce { $seat } musi teraz dobrać kartę.
       *[option] Miejsce { $seat } może teraz dobrać kartę albo zrezygnować.
    }
# L5
linko-why-few-numbers =
    Miejsce { $seat } nie może zagrać { $wanted } × { $card }: { $held ->
        [0] na ręce nie ma ani jednej.
       *[other] na ręce ma tylko { $held }.
    }
# L6
linko-why-few-jokers =
    Miejsce { $seat } nie może zagrać { $wanted } × J: { $held ->
        [0] na ręce nie ma dżokera.
       *[other] na ręce ma tylko { $held }.
    }
# L24
linko-why-no-set = Wirtualny gracz nie ma kart o wartości { $card }.
linko-why-set-size =
    Zestaw { $card } wirtualnego gracza ma { $held ->
        [one] { $held } kartę
        [few] { $held } karty
       *[many] { $held } kart
    }, a Twoja warstwa ma { $wanted }.
linko-why-set-value = Twoja warstwa nie jest wyższa niż zestaw { $card } wirtualnego gracza.
# L12
linko-why-pile-empty = Talia jest pusta: dobierz z puli.
linko-why-place-empty = Na tym miejscu puli nie ma karty.
linko-why-not-leftmost = Takie same karty leżą bardziej na lewo: dobierz tamte.
linko-why-no-action = Na żadnym miejscu puli nie leży { $token }.
