### Rozdanie dnia.

daily-rules = Te same karty i te same boty dla wszystkich. Liczy się pierwsza próba: bez cofania i bez podpowiedzi.
daily-known = Karty wynikają z daty, więc można je obliczyć wcześniej. Graj dla zabawy.
# $level: jak silne są boty.
daily-about =
    { $count ->
        [one] Ty i bot · { $level }
        [few] Ty i { $count } boty · { $level }
       *[many] Ty i { $count } botów · { $level }
    }
daily-go-on = Graj dalej
daily-day-done = rozegrane
daily-day-open = nierozegrane
daily-you = Ty
# Beside my own bar in a picture for friends, where I gave no name.
daily-me = Ja
daily-greedy = Prosty bot
daily-expert = Bot ekspert
daily-thinks = myśli…
daily-share = Udostępnij
daily-again = Jeszcze raz, dla zabawy
daily-text = Lynxdeck, rozdanie dnia: { $game }, { $date }
daily-text-expert = Bot ekspert: { $score }
daily-text-streak =
    { $count ->
        [one] { $count } dzień z rzędu
       *[many] { $count } dni z rzędu
    }

## Z serwerem: wyniki wszystkich

daily-everybody = Wszyscy
daily-compare = Porównaj ze wszystkimi
daily-compare-about = Wysyła tę partię na serwer, który ją sprawdza i wlicza wynik. Twoje imię zostaje tutaj, chyba że je wpiszesz.
daily-name = Imię dla innych (niekonieczne)
daily-sending = Serwer sprawdza Twoją partię…
daily-played =
    { $count ->
        [one] Jak dotąd { $count } osoba
        [few] Jak dotąd { $count } osoby
       *[many] Jak dotąd { $count } osób
    }
daily-best = najlepszy wynik: { $score }
daily-best-named = najlepszy wynik: { $score }, { $name }
daily-better =
    { $count ->
        [0] Nikt nie miał lepszego wyniku.
        [one] { $count } osoba miała lepszy wynik.
        [few] { $count } osoby miały lepszy wynik.
       *[many] { $count } osób miało lepszy wynik.
    }
daily-chart = Ile osób zdobyło jaki wynik. Twój jest bursztynowy.
daily-forget = Usuń stąd moje wyniki
daily-forgotten = Twoje wyniki zniknęły z tego serwera.
