### Linko w przeglądarce. O co stół pyta, co proponuje i opowiada, jest w table.ftl.

# Czytane na głos dla miejsca. $beneath liczy warstwy pod wierzchnią. Karty stoją w bierniku.
web-linko-seat =
    { $name }{ $turn ->
        [yes] , ma turę
       *[no] { "" }
    }: ma na ręce { $hand }, wynik { $score }, na wierzchu ma { $layer }{ $beneath ->
        [0] .
        [one] , pod spodem { $beneath } warstwa.
        [few] , pod spodem { $beneath } warstwy.
        [many] , pod spodem { $beneath } warstw.
       *[other] , pod spodem { $beneath } warstwy.
    }
web-linko-place = Miejsce { $place } w puli zawiera { $card }
web-linko-pile =
    { $count ->
        [0] Talia jest pusta
        [one] Talia, { $count } karta
        [few] Talia, { $count } karty
        [many] Talia, { $count } kart
       *[other] Talia, { $count } karty
    }
web-linko-discards =
    { $count ->
        [0] Nic jeszcze nie odrzucono
        [one] Odrzucone, { $count } karta: obejrzyj
        [few] Odrzucone, { $count } karty: obejrzyj
        [many] Odrzucone, { $count } kart: obejrzyj
       *[other] Odrzucone, { $count } karty: obejrzyj
    }
web-linko-hand = Twoja ręka
web-linko-choose = Dotknij wartości na swojej ręce.
web-linko-choose-display = Talia jest pusta: dotknij karty z puli.
web-linko-more = Jedna karta więcej
web-linko-fewer = Jedna karta mniej
web-linko-jokers = Dżokery: { $count } z { $most }. Naciśnij, by dodać jednego.

## Więcej o miejscu

web-linko-sum = { $laid } zagranych − { $held } na ręce = { $score }
web-linko-layers = Warstwy, wierzchnia najpierw
web-linko-known = Na pewno na ręce
web-linko-in-hand = Na ręce
web-linko-unknown =
    { $count ->
        [0] Żadnych innych kart.
        [one] I { $count } karta, której nikt inny nie widział.
        [few] I { $count } karty, których nikt inny nie widział.
        [many] I { $count } kart, których nikt inny nie widział.
       *[other] I { $count } karty, których nikt inny nie widział.
    }

## Dlaczego coś nie jest możliwe, powiedziane osobie, która tego chciała

web-linko-now =
    { $wished ->
        [draw] Nie możesz teraz dobierać.
        [play] Nie możesz teraz zagrywać kart.
        [rob] Nie możesz teraz okradać wirtualnego gracza.
       *[other] { $phase ->
            [play] Najpierw musisz zagrać karty o jednej wartości.
            [ghost] Najpierw musisz wybrać jeden z zestawów wirtualnego gracza.
            [take] Najpierw musisz wziąć albo zostawić ukradzioną warstwę.
            [reclaim] Najpierw musisz odzyskać albo odrzucić warstwę.
            [draw] Musisz teraz dobrać kartę.
           *[option] Możesz teraz tylko dobrać kartę albo zrezygnować.
        }
    }
web-linko-few-numbers =
    Nie możesz zagrać { $wanted } × { $card }: { $held ->
        [0] nie masz ani jednej.
       *[other] masz tylko { $held }.
    }
web-linko-few-jokers =
    Nie możesz zagrać { $wanted } × dżoker: { $held ->
        [0] nie masz żadnego.
       *[other] masz tylko { $held }.
    }

## Klawisze

web-linko-key-groups = Wybierz wartość z ręki
web-linko-key-count = Jedna karta więcej, jedna mniej
web-linko-key-jokers = Jeden dżoker więcej (z Shift: mniej)
web-linko-key-act = Zagraj to, co mówi bursztynowy przycisk
web-linko-key-places = Dobierz z miejsca w puli albo wybierz zestaw wirtualnego gracza
web-linko-key-pile = Dobierz z talii
web-linko-key-take = Weź, zostaw
web-linko-key-reclaim = Odzyskaj, odrzuć
web-linko-key-decline = Zrezygnuj z dobierania
web-linko-key-cancel = Nie wybieraj nic
web-linko-key-hint = Podpowiedź
web-linko-key-again = Pokaż ostatnią turę jeszcze raz
