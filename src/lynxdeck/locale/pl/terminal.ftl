### Gra w terminalu: o co stół pyta, co proponuje i co opowiada.
### $who to „you” przy osobie przed klawiaturą, poza tym „other”; wtedy $name jest imieniem gracza.
### Warstwy, karty i listy imion przychodzą jako gotowe zwroty z pierwszej części.
### Zwroty o kartach stoją w bierniku („jedną 9”, „dżokera”), a imiona w mianowniku: zdania muszą do nich pasować.

## Zwroty, z których składają się inne

terminal-you = Ty
terminal-ghost = wirtualny gracz
# Łączy imiona: „Ben i Cleo”, „Ben, Cleo i Dan”; $rest jest już połączone.
terminal-names-pair = { $first } i { $last }
terminal-names-more = { $first }, { $rest }
# Łączy czynność i jej skutek: „Zagraj dwie 9 – okradasz: Ben”.
terminal-act-effect = { $act } – { $effect }
terminal-and-then = { $first }, { $second }
# Warstwa kart z liczbami, razem z dżokerami; $value to 1 do 13. Biernik.
terminal-numbers =
    { $count ->
        [1] jedną { $value }
        [2] dwie { $value }
        [3] trzy { $value }
        [4] cztery { $value }
        [5] pięć { $value }
        [6] sześć { $value }
        [7] siedem { $value }
        [8] osiem { $value }
       *[other] { $count } × { $value }
    }
# Biernik.
terminal-jokers =
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
# $layer to zwrot z terminal-numbers.
terminal-with-jokers =
    { $layer } (w tym { $jokers ->
        [1] dżokera
        [few] { $jokers } dżokery
        [many] { $jokers } dżokerów
       *[other] { $jokers } dżokera
    })
# Biernik.
terminal-cards =
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
terminal-points = { $count } pkt
# Jedna karta Linko z jej wartością; $value to 1 do 13 albo J, czyli dżoker. Biernik.
terminal-linko-card =
    { $value ->
        [J] dżokera
       *[other] kartę { $value }
    }
# Grupa na miejscu puli: „3 + 13 + J”. Biernik.
terminal-linko-group = grupę { $cards }
# Zdania poniżej poznają to słowo: nie zmieniać go tylko tutaj.
terminal-nothing = nic

## Push: kolory, karty, kostka. Przy każdym kolorze stoi jego kształt.

terminal-colour =
    { $colour ->
        [r] czerwony
        [b] niebieski
        [g] zielony
        [y] żółty
       *[p] fioletowy
    }
# Biernik.
terminal-push-card =
    { $colour ->
        [r] czerwoną { $number }
        [b] niebieską { $number }
        [g] zieloną { $number }
        [y] żółtą { $number }
       *[p] fioletową { $number }
    }
terminal-push-roll = kartę rzutu
terminal-push-switch = kartę zmiany kierunku
terminal-star = gwiazdkę

## Napisy na stole

terminal-label-display = Pula
terminal-label-pile = Talia
terminal-label-discards = Odrzucone
terminal-label-ghost = Wirtualny gracz
terminal-label-in-hand = { $count } na ręce
terminal-label-known = znane: { $cards }
# Obok przycisków, które dodają i odejmują karty i dżokery.
terminal-label-count = karty
terminal-label-jokers = dżokery
terminal-label-card = Odkryta
terminal-label-die = Kostka
terminal-label-protected = Sejf
# Na samych kartach rzutu i zmiany kierunku: najwyżej dziewięć liter.
terminal-label-roll = rzut
terminal-label-switch = zmiana
terminal-label-switches =
    { $count ->
        [one] { $count } zmiana
        [few] { $count } zmiany
        [many] { $count } zmian
       *[other] { $count } zmiany
    }
terminal-label-clockwise = zgodnie z zegarem
terminal-label-anticlockwise = przeciwnie do zegara
terminal-label-risk = Ryzyko
terminal-label-log = Przebieg gry
terminal-label-round = runda { $round } z { $rounds }
terminal-label-more = +{ $count }
# Dokładnie: $misfits z $pile kart nigdzie nie pasuje; $chance to ich udział, od 0 do 1.
terminal-bust-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
terminal-bust-exact =
    ryzyko skuchy { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $misfits } z { $pile })
terminal-bust-never = skucha niemożliwa

## Linko: pytania

terminal-linko-ask-play = Twoja tura: zagraj karty o jednej wartości.
terminal-linko-ask-ghost = Zagrywasz { $layer }: wybierz zestaw wirtualnego gracza.
terminal-linko-ask-take = Kradniesz { $layer } od gracza { $name }: bierzesz czy nie?
terminal-linko-ask-reclaim = { $name } kradnie Ci { $layer }, ale wybór zostawia Tobie.
terminal-linko-ask-draw =
    { $count ->
        [1] Dobierz jedną kartę: z puli albo z talii.
        [few] Dobierz { $count } karty, jedną po drugiej: z puli albo z talii.
        [many] Dobierz { $count } kart, jedną po drugiej: z puli albo z talii.
       *[other] Dobierz { $count } karty, jedną po drugiej: z puli albo z talii.
    }
terminal-linko-ask-option = Nikogo nie okradasz: dobierz jedną kartę albo zrezygnuj.

terminal-linko-wait-play = { $name } wybiera karty do zagrania …
terminal-linko-wait-ghost = { $name } wybiera zestaw wirtualnego gracza …
terminal-linko-wait-take = { $name } kradnie { $layer } – ofiara: { $victim } – i namyśla się …
terminal-linko-wait-reclaim = { $name } namyśla się, czy odzyskać { $layer } …
terminal-linko-wait-draw = { $name } dobiera karty, jeszcze { $count } …
terminal-linko-wait-option = { $name } może dobrać kartę …

## Linko: co można wybrać i co z tego wynika

terminal-linko-play = Zagraj { $layer }
terminal-linko-snatches = okradasz: { $names }
terminal-linko-snatches-nobody = bez kradzieży
terminal-linko-may-draw = bez kradzieży, potem możesz dobrać
terminal-linko-goes-out = Twoje ostatnie karty, gra się kończy
terminal-linko-rob = Ukradnij wirtualnemu graczowi { $layer } – na swoją rękę
terminal-linko-take = Weź { $layer } na rękę – { $name } dobiera { $cards }
terminal-linko-leave = Zostaw – { $name } odzyska warstwę albo ją odrzuci i dobierze { $cards }
terminal-linko-reclaim = Odzyskaj { $layer } na rękę – nic nie dobierasz
terminal-linko-discard = Odrzuć { $layer } – dobierasz { $cards }
terminal-linko-draw-card = Dobierz { $card } z puli
terminal-linko-draw-group = Dobierz { $card } z puli – liczy się jak jedna karta
terminal-linko-draw-pile =
    Dobierz wierzchnią kartę talii – { $count ->
        [one] jest w niej { $count } karta
        [few] są w niej { $count } karty
        [many] jest w niej { $count } kart
       *[other] jest w niej { $count } karty
    }
terminal-linko-decline = Zrezygnuj – Twoja tura się kończy

## Linko: co się stało

terminal-linko-told-play =
    { $who ->
        [you] Zagrywasz { $layer }.
       *[other] { $name } zagrywa { $layer }.
    }
terminal-linko-told-rob =
    { $who ->
        [you] Kradniesz wirtualnemu graczowi { $layer }.
       *[other] { $name } kradnie wirtualnemu graczowi { $layer }.
    }
# $victim to „Ty” albo imię, rozstrzyga $whom.
terminal-linko-told-take =
    { $who ->
        [you] Bierzesz na rękę { $layer } od gracza { $victim }.
       *[other] { $whom ->
            [you] { $name } zabiera Ci { $layer } na rękę.
           *[other] { $name } bierze na rękę { $layer } od gracza { $victim }.
        }
    }
terminal-linko-told-leave =
    { $who ->
        [you] Zostawiasz { $layer } graczowi { $victim }.
       *[other] { $whom ->
            [you] { $name } zostawia Ci { $layer }.
           *[other] { $name } zostawia { $layer } graczowi { $victim }.
        }
    }
terminal-linko-told-reclaim =
    { $who ->
        [you] Odzyskujesz { $layer }.
       *[other] { $name } odzyskuje { $layer }.
    }
terminal-linko-told-discard =
    { $who ->
        [you] Odrzucasz { $layer }.
       *[other] { $name } odrzuca { $layer }.
    }
terminal-linko-told-draw =
    { $who ->
        [you] Dobierasz { $card } z puli.
       *[other] { $name } dobiera { $card } z puli.
    }
terminal-linko-told-draw-pile =
    { $who ->
        [you] Dobierasz { $card } z talii.
       *[other] { $name } dobiera kartę z talii.
    }
terminal-linko-told-decline =
    { $who ->
        [you] Rezygnujesz z dobrania karty.
       *[other] { $name } rezygnuje z dobrania karty.
    }
terminal-linko-told-refill = Pula zyskuje { $cards }.
terminal-linko-told-ghost-fill = Wirtualny gracz dostaje { $cards }.

## Push: pytania

terminal-push-ask-turn = Twoja tura: odkryj kartę albo ochroń kolor.
terminal-push-ask-turn-bare = Twoja tura: odkryj kartę.
terminal-push-ask-place = Odkrywasz { $card }: dokąd z nią?
terminal-push-ask-push = Odkrywasz dalej czy kończysz i bierzesz kolumnę?
terminal-push-ask-push-only = Nie ma jeszcze kolumny do wzięcia: odkryj kolejną kartę.
terminal-push-ask-last = Talia jest pusta: weź kolumnę.
terminal-push-ask-collect = { $name } już kończy: teraz Ty weź kolumnę.

terminal-push-wait-turn = { $name } odkrywa kartę albo chroni kolor …
terminal-push-wait-place = { $name } odkrywa { $card } i szuka kolumny …
terminal-push-wait-push = { $name } odkrywa dalej albo kończy …
terminal-push-wait-collect = { $name } bierze kolumnę …

## Push: co można wybrać i co z tego wynika

terminal-push-push = Odkryj kartę
terminal-push-push-on = Odkryj kolejną kartę
terminal-push-protect = Ochroń kolor { $colour }
terminal-push-makes-safe =
    { $points ->
        [one] { $points } punkt będzie bezpieczny
        [few] { $points } punkty będą bezpieczne
        [many] { $points } punktów będzie bezpiecznych
       *[other] { $points } punktu będzie bezpieczne
    }
terminal-push-place-new = Zacznij kolumnę { $column }
terminal-push-place = Dołóż do kolumny { $column }
terminal-push-take = Weź kolumnę { $column }
terminal-push-then-roll = potem rzucasz kostką

## Push: co się stało

terminal-push-told-switch =
    { $who ->
        [you] Odkrywasz kartę zmiany kierunku: pozostali będą wybierać { $direction }.
       *[other] { $name } odkrywa kartę zmiany kierunku: pozostali będą wybierać { $direction }.
    }
terminal-push-told-bust =
    { $who ->
        [you] Odkrywasz { $card }: nigdzie nie pasuje. Skucha!
       *[other] { $name } odkrywa { $card }: nigdzie nie pasuje. Skucha!
    }
terminal-push-told-protect =
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
terminal-push-told-place =
    { $who ->
        [you] Odkrywasz { $card }: kolumna { $column }.
       *[other] { $name } odkrywa { $card }: kolumna { $column }.
    }
terminal-push-told-take =
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
terminal-push-told-roll =
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

terminal-begin =
    { $starter ->
        [you] { $game }, { $edition }: zaczynasz.
       *[other] { $game }, { $edition }: zaczyna { $name }.
    }
terminal-end-out = { $name } nie ma już kart: koniec gry.
terminal-end-out-you = Nie masz już kart: koniec gry.
terminal-end-stock-linko = Talia i pula są puste: koniec gry.
terminal-end-stock-push = Talia jest pusta: koniec gry.
terminal-end-stall = Sto tur niczego nie zmieniło: koniec gry.
# Wygrywa jedna osoba albo kilka wspólnie; $names to zwrot.
terminal-won =
    { $who ->
        [you] Wygrywasz.
        [shared] Wspólne zwycięstwo: { $names }.
       *[other] Wygrywa { $names }.
    }
terminal-score-line = { $name }: { $score }
terminal-match-won =
    { $who ->
        [you] Wygrywasz mecz.
        [shared] Wspólnie wygrany mecz: { $names }.
       *[other] Mecz wygrywa { $names }.
    }
terminal-over-next = Enter: następna runda
terminal-over-again = Enter: jeszcze raz

## Tabela wyników

terminal-sheet-title = Tabela wyników
terminal-sheet-round = Runda
terminal-sheet-total = Razem
terminal-sheet-single = To pojedyncza partia; mecz rozegrasz z opcją --match.
terminal-close = Esc: powrót do stołu

## Wiadomości

terminal-forced-on = Decyzje z jedną odpowiedzią zapadają same.
terminal-forced-off = Każda decyzja należy do Ciebie, nawet z jedną odpowiedzią.
terminal-hint = Podpowiedź: { $choice }
terminal-hint-thinking = Szukam podpowiedzi …
terminal-hint-failed = Nie udało się znaleźć podpowiedzi: { $reason }
terminal-hint-none = To nie Twoja decyzja: nie ma czego podpowiadać.
terminal-undone = Cofnięto.
terminal-undo-none = Nie ma żadnej Twojej decyzji do cofnięcia.
terminal-undo-blocked = Nie można cofnąć: odkryto już kartę albo zdecydował ktoś inny.
terminal-saved = Zapisano: { $path }
terminal-save-failed = Nie udało się zapisać: { $reason }
terminal-resume = Dalszy ciąg: { $command }
terminal-left = Odchodzisz od stołu.
terminal-language = Stół mówi teraz po polsku.
terminal-not-legal = Teraz to niemożliwe.
terminal-not-yours = To nie Twoja decyzja.
terminal-bot-failed = { $name } nie odpowiada ({ $reason }); miejsce zajmuje prosty gracz.
terminal-small = Stół potrzebuje { $width } × { $height } znaków.
terminal-rules-missing = Nie ma tu tekstu zasad.

## Klawisze: wiersz na dole i pomoc

terminal-key-help = Pomoc
terminal-key-rules = Zasady
terminal-key-hint = Podpowiedź
terminal-key-undo = Cofnij
terminal-key-save = Zapisz
terminal-key-quit = Wyjdź
terminal-key-sheet = Wyniki
terminal-help-table = Przy stole
terminal-help-decide = Decyzja
terminal-help-choose = Wybór; decyduje Enter albo kliknięcie
terminal-help-groups = Wybór wartości z ręki
terminal-help-count = Jedna karta więcej, jedna karta mniej
terminal-help-jokers = Jeden dżoker więcej, jeden dżoker mniej
terminal-help-enter = Decyzja taka, jak mówi bursztynowy wiersz
terminal-help-places = Dobranie z miejsca puli
terminal-help-pile = Dobranie z talii
terminal-help-decline = Rezygnacja z dobrania
terminal-help-take = Wziąć, zostawić
terminal-help-reclaim = Odzyskać, odrzucić
terminal-help-push = Odkrycie karty
terminal-help-columns = Dołożenie do kolumny albo jej wzięcie
terminal-help-protect = Ochrona: czerwony, niebieski, zielony, żółty, fioletowy
terminal-help-mouse = Klik wybiera, drugi dodaje kartę; decyduje bursztynowy wiersz
terminal-help-hint = Podpowiedź silnego gracza
terminal-help-undo = Cofnięcie decyzji, póki nie odkryto nic zakrytego
terminal-help-save = Zapisanie gry
terminal-help-forced = Decyzje z jedną odpowiedzią: same albo nie
terminal-help-rules = Zasady (także r, jeśli pytanie go nie używa)
terminal-help-help = Ta strona
terminal-help-sheet = Tabela wyników
terminal-help-log = Wszystko, co się stało
terminal-help-language = Następny język
terminal-help-theme = Zmierzch albo len
terminal-help-quit = Wyjście; gra zostanie zapisana

## Tryb tekstowy: wiersz po wierszu

terminal-plain-why-pipe = Na tym terminalu nie da się narysować stołu: oto zwykły tekst.
terminal-plain-why-textual = Rysowany stół wymaga Textual (pip install "lynxdeck[terminal]"): oto zwykły tekst.
terminal-plain-welcome = { $game }, { $edition }, liczba graczy: { $seats }, ziarno „{ $seed }”. Siedzisz na miejscu { $seat }. Pomoc: wpisz ?.
terminal-plain-loaded = { $game }, { $edition }, liczba graczy: { $seats }, z pliku { $path }. Siedzisz na miejscu { $seat }. Pomoc: wpisz ?.
terminal-plain-help =
    Wpisz znak, który stoi przed zdaniem. Poza tym: „?” pomoc, „all” wszystkie możliwości, „table” stół, „hint” podpowiedź, „undo” cofnięcie, „save” albo „save PLIK” zapis, „rules” zasady, „sheet” wyniki, „auto” decyzje z jedną odpowiedzią, „quit” wyjście.
terminal-plain-choices =
    { $count ->
        [one] Jest { $count } możliwość; „all” ją pokaże.
        [few] Są { $count } możliwości; „all” je pokaże. Zagrania wpisuj tak: 9, 9x2, 9x2+J.
        [many] Jest { $count } możliwości; „all” je pokaże. Zagrania wpisuj tak: 9, 9x2, 9x2+J.
       *[other] Jest { $count } możliwości; „all” je pokaże. Zagrania wpisuj tak: 9, 9x2, 9x2+J.
    }
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand =
    { $cards ->
        [nic] Na ręce nie masz kart.
       *[other] Na ręce masz { $cards }.
    }
terminal-plain-no-token = Nie ma możliwości „{ $token }”; „all” pokaże wszystkie.
terminal-plain-display =
    { $cards ->
        [nic] Pula jest pusta.
       *[other] W puli widać { $cards }.
    } Talia liczy { $pile }, stos kart odrzuconych { $discards }.
terminal-plain-place = na { $place }. miejscu { $card }
terminal-plain-ghost =
    { $cards ->
        [nic] Wirtualny gracz nie ma kart.
       *[other] Wirtualny gracz ma { $cards }.
    }
terminal-plain-seat-linko =
    { $who ->
        [you] Ty: na ręce masz { $hand }, wynik { $score }.
       *[other] { $name }: na ręce ma { $hand }, wynik { $score }.
    }
terminal-plain-top = Na wierzchu widać { $layer }.
terminal-plain-beneath = Pod spodem widać { $layers }.
terminal-plain-no-layer = Brak warstw.
terminal-plain-seat-push =
    { $who ->
        [you] Ty: wynik { $score }. Ławka: { $bench }. Sejf: { $safe }.
       *[other] { $name }: wynik { $score }. Ławka: { $bench }. Sejf: { $safe }.
    }
terminal-plain-colour-cards = { $colour } { $numbers }
terminal-plain-column = Kolumna { $column } ma { $cards }.
terminal-plain-no-columns = Nie ma jeszcze kolumn.
terminal-plain-pile-push = Talia liczy { $pile }, stos kart odrzuconych { $discards }.
terminal-plain-over = Gra jest skończona.
terminal-plain-next-round = Runda { $round } z { $rounds }.
