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
web-end-starts = (początek rundy)
web-end-hands = Pokaż wszystkie ręce
web-end-fair = Czy rozdanie było uczciwe?
web-end-replay = Obejrzyj jeszcze raz
web-end-record = Zapisz przebieg
web-end-next = Następna runda
web-end-rematch = Zagraj jeszcze raz
web-end-wait-next = Następną rundę zaczyna gospodarz.
web-end-wait-rematch = Gospodarz może zaprosić do kolejnej gry.

## Sprawdzenie rozdania

web-fair-checking = Przeliczam rozdanie …
web-fair-sound = Rozdanie było uczciwe: wszystko się zgadza.
web-fair-broken = Coś się nie zgadza. Nie ufaj temu rozdaniu.
web-fair-promise = Ujawnione ziarno to to samo, do którego serwer zobowiązał się przed grą.
web-fair-promise-broken = Ujawnione ziarno to nie to, do którego serwer zobowiązał się przed grą.
web-fair-promise-unknown = Tę stronę otwarto po rozdaniu, więc nie widziała wcześniejszego zobowiązania.
web-fair-deck = Kolejność kart wynika z tego ziarna i z wkładu wszystkich miejsc.
web-fair-deck-broken = Kolejność kart nie wynika z tego ziarna.
web-fair-dice = Tak samo wszystkie rzuty kostką.
web-fair-dice-broken = Rzuty kostką nie wynikają z tego ziarna.
web-fair-seen = Karty, które widać było u Ciebie, leżą tam, gdzie każe ta kolejność.
web-fair-seen-broken = Karty, które widać było u Ciebie, nie leżą tam, gdzie każe ta kolejność.
web-fair-seen-unknown = Twoich kart nie da się porównać: ta strona nie widziała początku.
web-fair-none = W tej grze kolejność kart była ustalona z góry, więc nie ma czego sprawdzać.
web-fair-numbers = Liczby
web-fair-commitment = Zobowiązanie
web-fair-seed = Ziarno
web-fair-shares = Wkład miejsc
web-fair-limits = Obliczyła to Twoja przeglądarka. To dowód, że potem niczego nie zmieniono, a jeśli w rozdaniu jest Twój udział, to także że nikt rozdania nie wybrał. Nie dowodzi to, że prowadzący serwer nie podglądał, ani że unieważnione rozdania przepadły przypadkiem.
