### Dlaczego Push odrzuca decyzję. Nad każdym zdaniem stoi numer zasady.

# P16
push-why-over = Koniec gry.
# PR5
push-why-not-asked =
    { $phase ->
        [turn] Miejsce { $seat } musi teraz odkryć kartę albo ochronić kolor.
        [place] Miejsce { $seat } musi teraz dołożyć kartę do kolumny.
        [push] Miejsce { $seat } musi teraz odkryć kolejną kartę albo wziąć kolumnę.
       *[collect] Miejsce { $seat } musi teraz wziąć kolumnę.
    }
# P16, PR8
push-why-pile-empty = Talia jest pusta: nikt już nie może odkrywać kart.
# PR2
push-why-bench-empty = Miejsce { $seat } nie ma na ławce karty w tym kolorze.
# P5
push-why-same-number = Odkryto { $card }, a w kolumnie { $column } ta liczba już jest.
push-why-same-colour = Odkryto { $card }, a w kolumnie { $column } ten kolor już jest.
push-why-second-roll = W kolumnie { $column } jest już karta rzutu.
# PR4
push-why-column-order = Kolumna { $column } nie jest następną nową kolumną.
# P9, PR1
push-why-no-column = Nie ma kolumny { $column } do wzięcia.
push-why-no-action = { $token } to nie jest ruch w tej grze.
