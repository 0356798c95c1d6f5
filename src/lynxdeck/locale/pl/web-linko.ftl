### Linko w przeglądarce. O co stół pyta, co proponuje i opowiada, jest w table.ftl.

# Czytane na głos dla miejsca. $beneath liczy warstwy pod wierzchnią. Karty stoją w bierniku.
web-linko-seat =
    { $name }{ $turn ->
        [yes] { $name ->
            [Ty] , teraz grasz
           *[other] , teraz gra
        }
       *[no] { "" }
    }: { $name ->
        [Ty] masz na ręce
       *[other] ma na ręce
    } { $hand }, wynik { $score }, { $layer ->
        [nic] na wierzchu nic nie leży
       *[other] na wierzchu widać { $layer }
    }{ $beneath ->
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
web-linko-choose = Wybierz wartość na swojej ręce.
web-linko-choose-display = Talia jest pusta: wybierz kartę z puli.
web-linko-ask-draw-display =
    { $count ->
        [1] Dobierz jedną kartę z puli: talia jest pusta.
        [few] Dobierz { $count } karty z puli, jedną po drugiej: talia jest pusta.
        [many] Dobierz { $count } kart z puli, jedną po drugiej: talia jest pusta.
       *[other] Dobierz { $count } karty z puli, jedną po drugiej: talia jest pusta.
    }
web-linko-ask-option-display = Bez kradzieży: dobierz kartę z puli albo zrezygnuj.
web-linko-more = Dodaj kartę
web-linko-fewer = Odejmij kartę
web-linko-jokers = Dżokery: { $count } z { $most }. Naciśnij, by dodać jednego.

## Więcej o miejscu

# A layer alone, as the name of a fan of cards.
web-linko-layer = Widać { $layer }

## Dlaczego coś nie jest możliwe, powiedziane osobie, która tego chciała

web-linko-now =
    { $wished ->
        [draw] Nie możesz teraz dobierać.
        [play] Nie możesz teraz zagrywać kart.
        [rob] Nie możesz teraz okradać wirtualnego gracza.
       *[other] { $phase ->
            [play] Najpierw zagraj karty o jednej wartości.
            [ghost] Najpierw wybierz jeden z zestawów wirtualnego gracza.
            [take] Najpierw weź albo zostaw ukradzioną warstwę.
            [reclaim] Najpierw odzyskaj albo odrzuć warstwę.
            [draw] Teraz dobierz kartę.
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
web-linko-key-count = Dodaj kartę, odejmij kartę
web-linko-key-jokers = Dodaj dżokera (z Shift: odejmij)
web-linko-key-act = Potwierdź (bursztynowy przycisk)
web-linko-key-places = Dobierz z puli albo wybierz zestaw wirtualnego gracza
web-linko-key-pile = Dobierz z talii
web-linko-key-take = Weź, zostaw
web-linko-key-reclaim = Odzyskaj, odrzuć
web-linko-key-decline = Zrezygnuj z dobierania
web-linko-key-cancel = Cofnij wybór
web-linko-key-hint = Podpowiedź
web-linko-key-again = Powtórz ostatnią turę
web-linko-hands = Wszystkie ręce
