### Stół Push w przeglądarce: napisy, zdania dla czytników ekranu, wyjaśnienia, klawisze.

## Plansza

web-push-columns = Kolumny
# $cards to lista słowami.
web-push-column = Kolumna { $column } zawiera { $cards }
web-push-column-empty = Kolumna { $column }: pusta
# Pod kolumną, gdy dokłada się kartę: ryzyko skuchy przy następnej karcie. Krótko.
web-push-risk-after = potem ryzyko { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
web-push-risk-none = potem bez ryzyka
# Pod kolumną, do której karta nie pasuje. Krótko.
web-push-fits-not = nie pasuje
web-push-stock = Talia, kostka i karty odrzucone
web-push-pile =
    { $count ->
        [0] Talia jest pusta
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } karty
    }
web-push-card = Odkryto { $card }
web-push-die = Ostatnio wyrzucono { $face }
web-push-die-fresh = Kostką jeszcze nie rzucano
web-push-discards =
    { $count ->
        [0] Brak odrzuconych kart
        [one] { $count } odrzucona karta
        [few] { $count } odrzucone karty
        [many] { $count } odrzuconych kart
       *[other] { $count } odrzuconej karty
    }
web-push-direction = Pozostali wybierają { $direction }
# Ktoś odkrył za dużo; obojętnie kto.
web-push-bust = Skucha!

## Miejsca

web-push-bench = Ławka: { $name }
web-push-bench-yours = Twoja ławka
# $numbers: „6, 4, 1”.
web-push-bench-colour =
    { $colour }: { $numbers } – { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-push-bench-none = { $colour }: brak
web-push-safe =
    W sejfie: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
web-push-safe-none = Sejf jest pusty
web-push-turn =
    { $who ->
        [you] Teraz grasz Ty
       *[other] Teraz gra { $name }
    }

## Dlaczego czegoś nie można zrobić

web-push-why-not-yours = Jeszcze nie: czekamy na gracza { $name }.
web-push-why-turn = Najpierw odkryj kartę albo ochroń kolor ze swojej ławki.
web-push-why-turn-bare = Najpierw odkryj kartę: na ławce nie masz nic do ochrony.
web-push-why-place = Najpierw dołóż { $card } do kolumny.
web-push-why-push = Odkryj kolejną kartę albo weź kolumnę. Kolor można ochronić tylko na początku tury.
web-push-why-collect = Teraz weź kolumnę.
web-push-why-bench-empty = Nie masz na ławce karty w tym kolorze.
web-push-why-same-number = W kolumnie { $column } jest już { $number }: liczby w kolumnie nie mogą się powtarzać.
web-push-why-same-colour = W kolumnie { $column } jest już kolor { $colour }: kolory w kolumnie nie mogą się powtarzać.
web-push-why-no-column = Na stole nie ma kolumny { $column }.

## Klawisze

web-push-key-push = Odkryj kartę
web-push-key-columns = Dołóż kartę do kolumny albo wybierz kolumnę do wzięcia
web-push-key-protect = Wybierz kolor do ochrony: czerwony, niebieski, zielony, żółty, fioletowy
web-push-key-cancel = Cofnij wybór
