### Koniec gry w przeglądarce: liczenie punktów, mecz, co dalej i sprawdzenie rozdania.

web-end-fold = Zobacz stół
web-end-unfold = Wróć do wyniku
# Linko: skąd bierze się wynik.
web-end-linko =
    { $laid ->
        [one] { $laid } wyłożona karta
        [few] { $laid } wyłożone karty
        [many] { $laid } wyłożonych kart
       *[other] { $laid } wyłożonej karty
    } − { $hand } na ręce
# Push: $cards to zwrot, „12 kart”.
web-end-push = ławka { $bench } + sejf { $safe } · { $cards }
# Równe wyniki; $names mają tyle samo, $winner wygrywa.
web-end-tie-cards = Remis: { $names }. Rozstrzyga największa liczba kart: { $winner }.
web-end-tie-hand = Remis: { $names }. Rozstrzyga najmniejsza liczba kart na ręce: { $winner }.
web-end-tie-shared = Pełny remis: { $names }. Zwycięstwo jest wspólne.
web-end-match = Mecz, runda { $round } z { $rounds }
web-end-starts = (zaczyna)
web-end-hands = Pokaż wszystkie ręce
web-end-fair = Czy rozdanie było uczciwe?
web-end-replay = Obejrzyj jeszcze raz
web-end-record = Zapisz przebieg
web-end-next = Następna runda
web-end-rematch = Zagraj jeszcze raz

## Sprawdzenie rozdania

web-fair-checking = Sprawdzam rozdanie…
web-fair-proven = Nikt nie wybrał tego rozdania: Twoja przeglądarka to udowodniła.
web-fair-sound = Wszystko się zgadza, na ile Twoja przeglądarka może to stwierdzić.
web-fair-broken = Coś się nie zgadza. Nie ufaj temu rozdaniu.
web-fair-promise = Serwer ustalił swoją część, zanim ktokolwiek coś dodał, i jej dotrzymał.
web-fair-promise-broken = Serwer nie dotrzymał części, którą ustalił przed rozdaniem.
web-fair-promise-unknown = Twoja przeglądarka przyszła po rozdaniu, więc nie widziała, co serwer ustalił wcześniej.
web-fair-terms = Cała reszta też została wcześniej zapieczętowana i się nie zmieniła.
web-fair-terms-broken = To, co zapieczętowano przed rozdaniem, to nie to, w co grano.
web-fair-terms-unknown = Twoja przeglądarka nie widziała, co zapieczętowano przed rozdaniem.
web-fair-shares = Każdy dał to, co obiecał w ciemno, zanim cokolwiek pokazano.
web-fair-shares-broken = Czyjaś część nie jest tą, którą obiecano.
web-fair-each = Każde miejsce ma w tym swoją część.
web-fair-each-broken = Części nie przypada po jednej na miejsce albo są za krótkie, by czegoś dowieść.
web-fair-own = Jest w tym część Twojej przeglądarki. Jedna uczciwa wystarczy: nikt nie mógł wybrać.
web-fair-own-broken = Części Twojej przeglądarki w tym nie ma, jest za to inna.
web-fair-own-unknown = Części Twojej przeglądarki w tym nie ma: serwer twierdzi, że nie było jej przy rozdawaniu.
web-fair-start = Zaczął ten, kto powinien.
web-fair-start-broken = Zacząć powinien kto inny.
web-fair-deck = Karty leżały dokładnie tak, jak mówią wszystkie części razem.
web-fair-deck-broken = Karty nie leżały tak, jak mówią wszystkie części razem.
web-fair-deck-unknown = Twoja przeglądarka nie zna talii tej gry i nie może jej rozdać jeszcze raz.
web-fair-dice = Kostka padła tak, jak mówią części.
web-fair-dice-broken = Kostka nie padła tak, jak mówią części.
web-fair-seen = Karty, które widziała ta strona, leżą tam, gdzie każe ta kolejność.
web-fair-seen-broken = Karty, które widziała ta strona, nie leżą tam, gdzie każe ta kolejność.
web-fair-seen-unknown = Twoich kart nie da się porównać: ta strona nie widziała początku.
web-fair-none = W tej grze kolejność kart była ustalona z góry, więc nie ma czego sprawdzać.
web-fair-alone = Żadna przeglądarka nie dodała swojej części: serwer zrobił to rozdanie sam i mógł wcześniej próbować innych.
web-fair-others = Części pochodzą od: { $names }. Jeśli choć jedna jest uczciwa, nikt nie wybrał.
web-fair-silent = Bez swojej części: { $names }. To nie szkodzi: pozostałe wystarczą.
web-fair-void =
    { $count ->
        [one] Jedno wcześniejsze rozdanie unieważniono, bo zabrakło odpowiedzi: { $names }. Jeśli zdarza się to często, zapytaj dlaczego.
        [few] { $count } wcześniejsze rozdania unieważniono, bo zabrakło odpowiedzi: { $names }. Jeśli zdarza się to często, zapytaj dlaczego.
       *[other] { $count } wcześniejszych rozdań unieważniono, bo zabrakło odpowiedzi: { $names }. Jeśli zdarza się to często, zapytaj dlaczego.
    }
web-fair-older = Ten stół powstał według starszych zasad uczciwego rozdawania. Dowodzą one mniej: serwer mógł wybrać, co doda za boty i za tych, którzy nic nie dodali.
web-fair-numbers = Liczby
web-fair-commitment = Zobowiązanie
web-fair-seed = Ziarno
web-fair-parts = Części miejsc
web-fair-sealed = Zapieczętowano wcześniej
web-fair-limits = Obliczyła to Twoja przeglądarka. Nie dowodzi to, że prowadzący serwer nie podglądał kart.

## Zanim będą karty

web-deal-dealing = Karty są rozdawane…
web-deal-void =
    { $who ->
        [you] Twoja przeglądarka nie odpowiedziała na czas, więc to rozdanie jest nieważne. Zaraz będzie następne.
       *[other] Zabrakło odpowiedzi na czas: { $names }. To rozdanie jest nieważne. Zaraz będzie następne.
    }
web-deal-silent = Te karty rozdano bez części Twojej przeglądarki.
web-deal-other = Serwer chce rozdawać inaczej, niż uzgodniono. Twoja przeglądarka zatrzymuje swoją część.
