### O co stół pyta, co proponuje i co opowiada: w terminalu i w przeglądarce.
### $who to „you” przy osobie przed klawiaturą, poza tym „other”; wtedy $name jest imieniem gracza.
### Warstwy, karty i listy imion przychodzą jako gotowe zwroty z pierwszej części.
### Zwroty o kartach stoją w bierniku („jedną 9”, „dżokera”), a imiona w mianowniku: zdania muszą do nich pasować.

## Zwroty, z których składają się inne

table-you = Ty
table-you-listed = Ty
table-ghost = wirtualny gracz
# Łączy imiona: „Ben i Cleo”, „Ben, Cleo i Dan”; $rest jest już połączone.
table-names-pair = { $first } i { $last }
table-names-more = { $first }, { $rest }
# Łączy czynność i jej skutek: „Zagraj dwie 9 – okradasz: Ben”.
table-act-effect = { $act } – { $effect }
table-hint = Podpowiedź: { $choice }
table-counted = { $choice }. { $fact }
table-and-then = { $first }, { $second }
# Warstwa kart z liczbami, razem z dżokerami; $value to 1 do 13. Biernik.
table-numbers =
    { $count ->
        [1] jedną
        [2] dwie
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
        [11] jedenaście
        [12] dwanaście
        [13] trzynaście
       *[other] { $count }
    } { $count ->
        [one] { $value ->
            [1] jedynkę
            [2] dwójkę
            [3] trójkę
            [4] czwórkę
            [5] piątkę
            [6] szóstkę
            [7] siódemkę
            [8] ósemkę
            [9] dziewiątkę
            [10] dziesiątkę
            [11] jedenastkę
            [12] dwunastkę
           *[13] trzynastkę
        }
        [few] { $value ->
            [1] jedynki
            [2] dwójki
            [3] trójki
            [4] czwórki
            [5] piątki
            [6] szóstki
            [7] siódemki
            [8] ósemki
            [9] dziewiątki
            [10] dziesiątki
            [11] jedenastki
            [12] dwunastki
           *[13] trzynastki
        }
       *[many] { $value ->
            [1] jedynek
            [2] dwójek
            [3] trójek
            [4] czwórek
            [5] piątek
            [6] szóstek
            [7] siódemek
            [8] ósemek
            [9] dziewiątek
            [10] dziesiątek
            [11] jedenastek
            [12] dwunastek
           *[13] trzynastek
        }
    }
# Biernik.
table-jokers =
    { $count ->
        [1] dżokera
        [2] dwa dżokery
        [3] trzy dżokery
        [4] cztery dżokery
        [5] pięć dżokerów
        [few] { $count } dżokery
        [many] { $count } dżokerów
       *[other] { $count } dżokera
    }
# $layer to zwrot z table-numbers.
table-with-jokers =
    { $layer } (w tym { $jokers ->
        [1] dżokera
        [few] { $jokers } dżokery
        [many] { $jokers } dżokerów
       *[other] { $jokers } dżokera
    })
# Biernik.
table-cards =
    { $count ->
        [0] zero kart
        [1] jedną kartę
        [2] dwie karty
        [3] trzy karty
        [4] cztery karty
        [5] pięć kart
        [6] sześć kart
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
# Skrót, bo nad kolumną jest miejsce na dziewięć znaków.
table-points = { $count } pkt
# Jedna karta Linko z jej wartością; $value to 1 do 13 albo J, czyli dżoker. Biernik.
table-linko-card =
    { $value ->
        [J] dżokera
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
        [7] siódemkę
        [8] ósemkę
        [9] dziewiątkę
        [10] dziesiątkę
        [11] jedenastkę
        [12] dwunastkę
       *[13] trzynastkę
    }
# Grupa na miejscu puli: „3 + 13 + J”. Biernik.
table-linko-group = grupę { $cards }
# Zdania poniżej poznają to słowo: nie zmieniać go tylko tutaj.
table-nothing = nic

## Push: kolory, karty, kostka. Przy każdym kolorze stoi jego kształt.

table-colour =
    { $colour ->
        [r] czerwony
        [b] niebieski
        [g] zielony
        [y] żółty
       *[p] fioletowy
    }
# Biernik.
table-push-card =
    { $colour ->
        [r] czerwoną { $number }
        [b] niebieską { $number }
        [g] zieloną { $number }
        [y] żółtą { $number }
       *[p] fioletową { $number }
    }
table-push-roll = kartę rzutu
table-push-switch = kartę zmiany kierunku
table-star = gwiazdkę

## Napisy na stole

table-label-display = Pula
table-label-discards = Odrzucone
table-label-ghost = Wirtualny gracz
# Obok przycisków, które dodają i odejmują karty i dżokery.
table-label-count = karty
table-label-clockwise = zgodnie ze wskazówkami zegara
table-label-anticlockwise = przeciwnie do wskazówek zegara
table-label-log = Przebieg gry
table-label-round = partia { $round } z { $rounds }
table-label-more = +{ $count }
table-bust-exact =
    ryzyko skuchy { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $misfits } z { $pile })
table-bust-never = skucha niemożliwa

## Linko: pytania

table-linko-ask-play = Twój ruch: zagraj karty o jednej wartości.
table-linko-ask-ghost = Zagrywasz { $layer }: wybierz zestaw wirtualnego gracza.
table-linko-ask-take = Kradniesz { $layer } od gracza { $name }: bierzesz czy zostawiasz?
table-linko-ask-reclaim = { $name } kradnie Ci { $layer }: odzyskujesz czy odrzucasz?
table-linko-ask-draw =
    { $count ->
        [1] Dobierz jedną kartę: z puli albo z talii.
        [few] Dobierz { $count } karty, jedną po drugiej: z puli albo z talii.
        [many] Dobierz { $count } kart, jedną po drugiej: z puli albo z talii.
       *[other] Dobierz { $count } karty, jedną po drugiej: z puli albo z talii.
    }
table-linko-ask-option = Bez kradzieży: dobierz kartę albo zrezygnuj.

table-linko-wait-play = { $name } wybiera karty do zagrania…
table-linko-wait-ghost = { $name } wybiera zestaw wirtualnego gracza…
table-linko-wait-take =
    { $victim ->
        [Ty] { $name } kradnie Ci { $layer } i decyduje…
       *[other] { $name } kradnie { $layer } od gracza { $victim } i decyduje…
    }
table-linko-wait-reclaim = { $name } decyduje, czy odzyskać { $layer }…
table-linko-wait-draw = { $name } dobiera karty, jeszcze { $count }…
table-linko-wait-option = { $name } może dobrać kartę…

## Linko: co można wybrać i co z tego wynika

table-linko-play = Zagraj { $layer }
table-linko-snatches = okradasz: { $names }
table-linko-snatches-nobody = bez kradzieży
table-linko-may-draw = bez kradzieży, potem możesz dobrać
table-linko-goes-out = Twoje ostatnie karty, gra się kończy
table-linko-rob = Ukradnij wirtualnemu graczowi { $layer } – na swoją rękę
table-linko-take = Weź { $layer } na rękę – { $name } dobiera { $cards }
table-linko-leave = Zostaw – { $name } odzyska warstwę albo ją odrzuci i dobierze { $cards }
table-linko-reclaim = Odzyskaj { $layer } na rękę – nic nie dobierasz
table-linko-discard = Odrzuć { $layer } – dobierasz { $cards }
table-linko-draw-card = Dobierz { $card } z puli
table-linko-draw-group = Dobierz { $card } z puli – liczy się jak jedna karta
table-linko-draw-pile =
    Dobierz wierzchnią kartę talii – { $count ->
        [one] jest w niej { $count } karta
        [few] są w niej { $count } karty
        [many] jest w niej { $count } kart
       *[other] jest w niej { $count } karty
    }
table-linko-decline = Zrezygnuj – Twoja tura się kończy
table-linko-hand-then =
    { $count ->
        [one] Potem masz na ręce { $count } kartę.
        [few] Potem masz na ręce { $count } karty.
       *[many] Potem masz na ręce { $count } kart.
    }

## Linko: co się stało

table-linko-told-play =
    { $who ->
        [you] Zagrywasz { $layer }.
       *[other] { $name } zagrywa { $layer }.
    }
table-linko-told-rob =
    { $who ->
        [you] Kradniesz wirtualnemu graczowi { $layer }.
       *[other] { $name } kradnie wirtualnemu graczowi { $layer }.
    }
# $victim to „Ty” albo imię, rozstrzyga $whom.
table-linko-told-take =
    { $who ->
        [you] Bierzesz na rękę { $layer } od gracza { $victim }.
       *[other] { $whom ->
            [you] { $name } zabiera Ci { $layer } na rękę.
           *[other] { $name } bierze na rękę { $layer } od gracza { $victim }.
        }
    }
table-linko-told-leave =
    { $who ->
        [you] Zostawiasz { $layer } graczowi { $victim }.
       *[other] { $whom ->
            [you] { $name } zostawia Ci { $layer }.
           *[other] { $name } zostawia { $layer } graczowi { $victim }.
        }
    }
table-linko-told-reclaim =
    { $who ->
        [you] Odzyskujesz { $layer }.
       *[other] { $name } odzyskuje { $layer }.
    }
table-linko-told-discard =
    { $who ->
        [you] Odrzucasz { $layer }.
       *[other] { $name } odrzuca { $layer }.
    }
table-linko-told-draw =
    { $who ->
        [you] Dobierasz { $card } z puli.
       *[other] { $name } dobiera { $card } z puli.
    }
table-linko-told-draw-pile =
    { $who ->
        [you] Dobierasz { $card } z talii.
       *[other] { $name } dobiera kartę z talii.
    }
table-linko-told-decline =
    { $who ->
        [you] Rezygnujesz z dobrania karty.
       *[other] { $name } rezygnuje z dobrania karty.
    }
table-linko-told-refill = Do puli dołożono { $cards }.
table-linko-told-ghost-fill = Wirtualny gracz dostaje { $cards }.

## Push: pytania

table-push-ask-turn = Twój ruch: odkryj kartę albo ochroń kolor.
table-push-ask-turn-bare = Twój ruch: odkryj kartę.
table-push-ask-place = Odkrywasz { $card }: dokąd z nią?
table-push-ask-push = Odkrywasz dalej czy kończysz i bierzesz kolumnę?
table-push-ask-push-only = Nie ma jeszcze kolumny do wzięcia: odkryj kolejną kartę.
table-push-ask-last = Talia jest pusta: weź kolumnę.
table-push-ask-collect = { $name } już kończy: teraz Ty weź kolumnę.

table-push-wait-turn = { $name } decyduje: odkryć kartę czy chronić kolor…
table-push-wait-place = { $name } odkrywa { $card } i szuka kolumny…
table-push-wait-push = { $name } decyduje: odkrywać dalej czy skończyć…
table-push-wait-collect = { $name } wybiera kolumnę…

## Push: co można wybrać i co z tego wynika

table-push-push = Odkryj kartę
table-push-push-on = Odkryj kolejną kartę
table-push-protect = Ochroń kolor { $colour }
table-push-makes-safe =
    { $points ->
        [one] { $points } punkt będzie bezpieczny
        [few] { $points } punkty będą bezpieczne
        [many] { $points } punktów będzie bezpiecznych
       *[other] { $points } punktu będzie bezpieczne
    }
table-push-place-new = Zacznij kolumnę { $column }
table-push-place = Dołóż do kolumny { $column }
table-push-take = Weź kolumnę { $column }
table-push-then-roll = potem rzucasz kostką

## Push: co się stało

table-push-told-switch =
    { $who ->
        [you] Odkrywasz kartę zmiany kierunku: pozostali będą wybierać { $direction }.
       *[other] { $name } odkrywa kartę zmiany kierunku: pozostali będą wybierać { $direction }.
    }
table-push-told-bust =
    { $who ->
        [you] Odkrywasz { $card }: nigdzie nie pasuje. Skucha!
       *[other] { $name } odkrywa { $card }: nigdzie nie pasuje. Skucha!
    }
table-push-told-protect =
    { $who ->
        [you] Chronisz kolor { $colour }: { $points ->
            [one] { $points } punkt jest bezpieczny.
            [few] { $points } punkty są bezpieczne.
            [many] { $points } punktów jest bezpiecznych.
           *[other] { $points } punktu jest bezpieczne.
        }
       *[other] { $name } chroni kolor { $colour }: { $points ->
            [one] { $points } punkt jest bezpieczny.
            [few] { $points } punkty są bezpieczne.
            [many] { $points } punktów jest bezpiecznych.
           *[other] { $points } punktu jest bezpieczne.
        }
    }
table-push-told-place =
    { $who ->
        [you] Odkrywasz { $card }: kolumna { $column }.
       *[other] { $name } odkrywa { $card }: kolumna { $column }.
    }
table-push-told-take =
    { $who ->
        [you] Bierzesz kolumnę { $column }: { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
       *[other] { $name } bierze kolumnę { $column }: { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
    }
# $face to nazwa koloru albo gwiazdka.
table-push-told-roll =
    { $who ->
        [you] Wyrzucasz { $face } i { $points ->
            [0] nic nie tracisz.
            [one] tracisz { $points } punkt.
            [few] tracisz { $points } punkty.
            [many] tracisz { $points } punktów.
           *[other] tracisz { $points } punktu.
        }
       *[other] { $name } wyrzuca { $face } i { $points ->
            [0] nic nie traci.
            [one] traci { $points } punkt.
            [few] traci { $points } punkty.
            [many] traci { $points } punktów.
           *[other] traci { $points } punktu.
        }
    }

## Przebieg partii

table-end-out = { $name } nie ma już kart: koniec gry.
table-end-out-you = Nie masz już kart: koniec gry.
table-end-stock-linko = Talia i pula są puste: koniec gry.
table-end-stock-push = Talia jest pusta: koniec gry.
table-end-stall = Sto tur bez zmian: koniec gry.
# Wygrywa jedna osoba albo kilka wspólnie; $names to zwrot.
table-won =
    { $who ->
        [you] Wygrywasz!
        [shared] Wspólne zwycięstwo: { $names }!
       *[other] Wygrywa { $names }!
    }
table-match-won =
    { $who ->
        [you] Wygrywasz mecz!
        [shared] Wspólnie wygrany mecz: { $names }!
       *[other] Mecz wygrywa { $names }!
    }

## Tabela wyników

table-sheet-title = Tabela wyników
table-sheet-round = Partia
table-sheet-total = Razem
