### Wskazówki i to, o czym łatwo zapomnieć, każde raz. Wskazówka jest zrozumiała sama: najpierw mówi, o czym mowa.

web-tip-linko-must = Nikogo nie można oszczędzić: tyle samo kart, niższa wartość – i warstwa ukradziona. Wybierasz tylko, kto dostanie karty.
web-tip-linko-stretch = Ktoś ma już bardzo mało kart. To, co na koniec masz na ręce, liczy się na minus, więc zastanów się, zanim weźmiesz więcej.
web-tip-linko-last = Możesz zagrać ostatnie karty. Gra od razu się wtedy kończy, a ostatnie karty nikogo nie okradają.
web-tip-linko-first-round = Już kradzież! Może się zdarzyć przy pierwszym okrążeniu stołu, gdy tylko zagra druga osoba.
web-tip-linko-single = Kradzież jedną kartą! Pojedyncza karta wystarczy, by ukraść pojedynczą niższą.
web-tip-linko-top = Porównuje się tylko wierzchnie warstwy. Ta, która właśnie się odsłoniła, jest w tej turze bezpieczna.
web-tip-linko-active = Twoja warstwa jest wyższa od tej zagranej, ale się nie odgryza: kradnie tylko aktywny gracz.
web-tip-linko-once = W turze zagrywasz raz, nawet z ręką pełną par.
web-tip-linko-refill = Dobierasz więcej niż jedną kartę: pulę uzupełnia się dopiero, gdy dobierzesz wszystkie.
web-tip-linko-many = Masz dużo kart o jednej niskiej wartości. Dużą warstwę trudno ukraść, a każda karta to punkt.
web-tip-linko-decoy = Przynęta może się opłacić: zagraj pojedynczą niską kartę, daj ją sobie ukraść i dobierz z puli to, czego chcesz.
web-tip-push-bust = Skucha! Najpierw rzut kostką; dopiero potem pozostali biorą kolumny.
web-tip-push-star = Na kostce wypada gwiazdka. Jest niegroźna: nic nie przepada.
web-tip-push-star-risk = Na kostce wypada gwiazdka. Przy tych zasadach to najgorsze: przepada cała ławka, zostają tylko karty chronione.
web-tip-push-switch = Karta zmiany kierunku! Zmienia to, kto następny wybiera kolumnę, a nie to, czyja jest następna tura.
web-tip-push-switches = Druga karta zmiany kierunku znosi pierwszą: kolejność odwraca tylko nieparzysta ich liczba.
web-tip-push-roll = W kolumnie może leżeć jedna karta rzutu, nigdy dwie.
web-tip-push-sort = Na stole leży karta rzutu. Jeśli weźmiesz jej kolumnę, rzucasz, gdy karty są już na ławce: nawet nowe mogą przepaść.
web-tip-push-both = W kolumnie nigdy nie leżą dwie takie same liczby ani dwa takie same kolory.
web-tip-push-joins = Masz nową kartę w kolorze, który chronisz: od razu jest bezpieczna.
web-tip-push-pile = Talia jest prawie pusta. Po zakończeniu gry ochrona nic już nie daje.
web-tip-push-protect = Zamiast odkrywać, możesz ochronić kolor. Zajmuje to całą turę: nic się nie odkrywa i nikt nie bierze kolumny.
web-tip-push-third = Leżą już trzy kolumny i nowej nie można zacząć. Policz, co jeszcze pasuje, zanim odkryjesz kolejną kartę.
web-tip-push-new = Zawsze możesz zacząć nową kolumnę, nawet jeśli karta pasuje do którejś ze starych.

## Przewodnik: pierwsze gry. Każde zdanie pada raz, w chwili, o której mówi.

web-guide-linko-goal = Na stole każda karta to +1, na ręce −1. Wybierz wartość i zagraj: jedną kartę albo więcej.
# $layer, $prey: co zagrano i co skradziono.
web-guide-linko-snatched = { $name } zagrywa { $layer } i kradnie Ci { $prey }: tyle samo kart, wyższa wartość.
web-guide-linko-snatch = Zagrywasz { $layer } i kradniesz { $prey } od gracza { $name }: tyle samo kart, wyższa wartość. Bierzesz czy zostawiasz?
web-guide-linko-draw = Twojej warstwy już nie ma, więc dobierasz tyle samo kart: odkryte z puli albo zakryte z talii.
web-guide-linko-option = Nic nie kradniesz, więc możesz dobrać kartę. Opłaca się, jeśli pasuje do Twoich; jeśli nie, zrezygnuj.
web-guide-linko-joker = X to dżoker: zagrany z innymi kartami ma ich wartość. Sam bije trzynastkę.
web-guide-push-goal = Wygrywa, kto ma najwięcej punktów: odkrywaj karty do kolumn, w porę skończ i weź kolumnę.
web-guide-push-place = W kolumnie żadna liczba i żaden kolor się nie powtarza. Wybierz, dokąd trafi karta.
web-guide-push-stop = Skończ i weź kolumnę albo odkryj kolejną kartę. Jeśli nigdzie nie pasuje, to skucha: bez kolumny i z rzutem kostką.
# $card: „czerwoną 4”.
web-guide-push-bust =
    Odkrywasz { $card }, nigdzie nie pasuje: skucha. Nie bierzesz kolumny, a kostka { $points ->
        [0] nic Ci nie zabiera.
        [one] zabiera Ci { $points } punkt.
        [few] zabiera Ci { $points } punkty.
        [many] zabiera Ci { $points } punktów.
       *[other] zabiera Ci { $points } punktu.
    }
# $face: nazwa koloru albo gwiazdka.
web-guide-push-rolled =
    Wyrzucasz { $face }: wszystkie karty tego koloru znikają z ławki ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }). Chronione zostają.
# $points leży na ławce, z tego $safe w kolorze.
web-guide-push-protect =
    Kostka może Ci zabrać { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    } Ochrona koloru { $colour } zajmuje turę, ale na stałe zabezpiecza { $safe ->
        [one] { $safe } punkt.
        [few] { $safe } punkty.
        [many] { $safe } punktów.
       *[other] { $safe } punktu.
    }

# Under the cards of a snatch, small: 12 12 › 6 6.
web-linko-beats = tyle samo kart, wyższa wartość

web-linko-sum = zagrane: { $laid } − na ręce: { $held } = { $score }
web-linko-layers = Warstwy, wierzchnia najpierw
web-linko-known = Znane karty na ręce
web-linko-in-hand = Na ręce
web-linko-unknown =
    { $count ->
        [0] Żadnych innych kart.
        [one] I { $count } karta, której nikt inny nie widział.
        [few] I { $count } karty, których nikt inny nie widział.
        [many] I { $count } kart, których nikt inny nie widział.
       *[other] I { $count } karty, których nikt inny nie widział.
    }
