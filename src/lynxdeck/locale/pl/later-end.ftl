### Koniec gry w przeglądarce: liczenie punktów, mecz, co dalej i sprawdzenie rozdania.

web-end-fold = Zobacz stół
web-end-unfold = Wróć do wyniku
# Linko: skąd bierze się wynik.
web-end-linko =
    { $laid ->
        [one] { $laid } zagrana karta
        [few] { $laid } zagrane karty
        [many] { $laid } zagranych kart
       *[other] { $laid } zagranej karty
    } − { $hand } na ręce
# Push: skąd bierze się wynik.
web-end-push = ławka { $bench } + sejf { $safe }
# Równe wyniki; $names mają tyle samo, $winner wygrywa.
web-end-tie-cards = Remis: { $names }. Rozstrzyga największa liczba kart: { $winner }.
web-end-tie-hand = Remis: { $names }. Rozstrzyga najmniejsza liczba kart na ręce: { $winner }.
web-end-tie-shared = Pełny remis: { $names }. Zwycięstwo jest wspólne.
web-end-hands = Pokaż wszystkie ręce
web-end-fair = Czy rozdanie było uczciwe?
web-end-replay = Obejrzyj jeszcze raz
web-end-record = Zapisz przebieg
web-end-next = Następna partia
web-end-rematch = Zagraj jeszcze raz
web-again-ready = Gotowe osoby: { $ready } z { $all }

## Sprawdzenie rozdania

web-fair-checking = Sprawdzam rozdanie…
web-fair-proven = Nikt nie wybrał tego rozdania: Twoja przeglądarka to udowodniła.
web-fair-sound = Wszystko się zgadza, na ile Twoja przeglądarka może to stwierdzić.
web-fair-broken = Coś się nie zgadza. Nie ufaj temu rozdaniu.
web-fair-how = Jak to działa: przed rozdaniem serwer i urządzenie każdej osoby zamykają pod kluczem tajną, losową liczbę. Dopiero gdy są wszystkie, otwiera się je i łączy, a z tego wynika kolejność kart. W pojedynkę nikt jej nie wybierze.
web-fair-promise = Serwer zamknął swoją tajną liczbę, zanim ktokolwiek dodał swoją, i już jej nie zmienił.
web-fair-promise-broken = Serwer zmienił liczbę, którą zamknął przed rozdaniem.
web-fair-promise-unknown = Twoja przeglądarka dołączyła po rozdaniu, więc nie widziała, co serwer wcześniej zamknął.
web-fair-terms = Cała reszta – zasady, miejsca, kto zaczyna – też była ustalona wcześniej i się nie zmieniła.
web-fair-terms-broken = Gra toczyła się inaczej, niż ustalono przed rozdaniem.
web-fair-terms-unknown = Twoja przeglądarka nie widziała, co ustalono przed rozdaniem.
web-fair-shares = Liczby wszystkich osób były zamknięte, zanim otwarto pierwszą.
web-fair-shares-broken = Czyjaś liczba jest inna niż ta, którą zamknięto.
web-fair-own = Twoja liczba też tu jest. Jedna uczciwa wystarczy: nikt nie mógł wybrać kart.
web-fair-own-broken = Twojej liczby tu nie ma; na jej miejscu jest inna.
web-fair-own-unknown = Twojej liczby tu nie ma: serwer twierdzi, że Twojej przeglądarki nie było przy rozdawaniu.
web-fair-start = Zaczęła właściwa osoba.
web-fair-start-broken = Zacząć powinna inna osoba.
web-fair-deck = Kolejność kart wynika dokładnie ze wszystkich liczb razem.
web-fair-deck-broken = Kolejność kart nie wynika ze wszystkich liczb razem.
web-fair-deck-unknown = Twoja przeglądarka nie zna talii tej gry i nie może jej rozdać jeszcze raz.
web-fair-dice = Rzuty kostką wynikają z tych liczb.
web-fair-dice-broken = Rzuty kostką nie wynikają z tych liczb.
web-fair-seen = Karty, które widziała ta strona, leżą tam, gdzie powinny.
web-fair-seen-broken = Karty, które widziała ta strona, nie leżą tam, gdzie powinny.
web-fair-seen-unknown = Twoich kart nie da się porównać: ta strona nie widziała początku.
web-fair-none = W tej grze kolejność kart była ustalona z góry, więc nie ma czego sprawdzać.
web-fair-alone = Żadne urządzenie przy stole nie dodało liczby: serwer rozdał sam i mógł wcześniej próbować innych rozdań.
web-fair-others = Liczby pochodzą od: { $names }. Jeśli choć jedna jest uczciwa, nikt nie wybrał kart.
web-fair-silent = Bez swojej liczby: { $names }. To nie szkodzi: pozostałe wystarczą.
web-fair-void =
    { $count ->
        [one] Jedno wcześniejsze rozdanie unieważniono, bo zabrakło odpowiedzi: { $names }. Jeśli zdarza się to często, zapytaj dlaczego.
        [few] { $count } wcześniejsze rozdania unieważniono, bo zabrakło odpowiedzi: { $names }. Jeśli zdarza się to często, zapytaj dlaczego.
       *[other] { $count } wcześniejszych rozdań unieważniono, bo zabrakło odpowiedzi: { $names }. Jeśli zdarza się to często, zapytaj dlaczego.
    }
web-fair-numbers = Wszystkie liczby, do sprawdzenia
web-fair-commitment = Liczba serwera, zamknięta
web-fair-seed = Liczba serwera, otwarta
web-fair-parts = Liczby miejsc
web-fair-sealed = Ustalono też
web-fair-limits = Obliczyła to Twoja przeglądarka. Nie może dowieść, że nikt przy serwerze nie podglądał kart.

## The count, the story, the picture

web-end-count = Liczymy punkty
web-end-story = Jak to było
web-end-share = Udostępnij
web-end-round = Partia { $round } z { $rounds }
# Under the winner of a match.
web-end-margin =
    { $points ->
        [one] przewagą jednego punktu
       *[other] przewagą { $points } punktów
    }, { $rounds ->
        [one] po { $rounds } partii
       *[other] po { $rounds } partiach
    }
# $told is a whole sentence of the log.
web-story-snatches =
    { $who ->
        [you] Twoje kradzieże: { $count }.
       *[other] Najwięcej kradzieży: { $name }, { $count }.
    }
web-story-victim = Ulubiona ofiara: { $name }, { $count }×.
web-story-layer =
    { $who ->
        [you] Największa warstwa: zagrywasz { $layer }.
       *[other] Największa warstwa: { $name } zagrywa { $layer }.
    }
web-story-catch = Największy łup. { $told }
web-story-turn = Punkt zwrotny. { $told }
web-story-haul = Największy zbiór. { $told }
web-story-luck = Pech! { $told }
web-story-busts = Najwięcej skuch: { $name }, { $count }×.
## Dlaczego tak wyszło: jedno zdanie pod zwycięzcą

# $cards: ile kart zostało na ręce; $name to nigdy nie czytający.
web-why-linko-caught = { $name } kończy, a Ty masz jeszcze na ręce { $cards }.
web-why-linko-caught-all = { $name } kończy, a pozostali mają jeszcze na ręce { $cards }.
web-why-linko-out = Kończysz, a pozostali mają jeszcze na ręce { $cards }.
web-why-linko-robbed =
    Okradziono Cię { $count ->
        [one] raz: tracisz ze stołu { $cards }.
       *[other] { $count } razy: tracisz ze stołu { $cards }.
    }
web-why-linko-kept = Masz na stole { $cards } i nikt ich nie ukradł.
web-why-linko-short = Na koniec { $name } ma na stole { $cards }, a Ty { $own }.
web-why-push-never =
    Bez żadnej ochrony: kostka zabrała Ci { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
web-why-push-die =
    Kostka zabrała Ci { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
web-why-push-busts = Skucha { $count } razy, za każdym razem bez kolumny.
web-why-push-safe =
    { $points ->
        [one] Ochrona ocaliła { $points } punkt: żadna kostka go nie zabierze.
        [few] Ochrona ocaliła { $points } punkty: żadna kostka ich nie zabierze.
        [many] Ochrona ocaliła { $points } punktów: żadna kostka ich nie zabierze.
       *[other] Ochrona ocaliła { $points } punktu: żadna kostka go nie zabierze.
    }
web-why-push-spared = Kostka nie zabrała Ci ani jednego punktu.
web-why-push-short =
    { $name } ma z kolumn { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, a Ty { $own }.

## The games of the same people one after the other; $count is 2 or more

web-evening = Bilans po { $count } partiach
web-evening-won = Wygrane partie
web-evening-run =
    { $who ->
        [you] Wygrywasz { $count }. raz z rzędu.
       *[other] { $name } wygrywa { $count }. raz z rzędu.
    }
