### Ramka wokół gry w przeglądarce: nagłówek, przebieg gry, czat, menu, połączenie.

web-table-over = Koniec gry.
web-table-not-yours = Jeszcze nie: czekamy na gracza { $name }.
# The table of a game without a page of its own.
web-plain-ask = Twój ruch: wybierz.
web-plain-wait = { $name } wybiera…
web-table-home = Strona główna
web-table-menu = Menu
web-table-rules = Zasady
web-table-rule = Zasada { $rule }: otwórz zasady
web-table-keys = Klawisze
web-table-settings = Ustawienia
web-table-hint = Podpowiedź
web-table-hint-thinking = Szukam podpowiedzi…

## Przebieg gry i czat

web-table-log = Przebieg gry i czat
web-table-log-unread =
    { $count ->
        [one] Przebieg gry i czat, { $count } nowa wiadomość
        [few] Przebieg gry i czat, { $count } nowe wiadomości
        [many] Przebieg gry i czat, { $count } nowych wiadomości
       *[other] Przebieg gry i czat, { $count } nowej wiadomości
    }
web-table-log-empty = Jeszcze nic się nie wydarzyło.
web-table-again = Powtórz ostatnią turę
web-table-again-now = Jeszcze raz ostatnia tura…
web-table-chat = Czat
web-table-chat-empty = Nie ma jeszcze wiadomości.
web-table-chat-say = Napisz coś
web-table-chat-send = Wyślij

## Tempo i inne ustawienia stołu

web-table-speed = Tempo kart
web-table-hurry = Przytrzymaj stół, żeby przyspieszyć.
web-table-speed-slow = wolne
web-table-speed-normal = zwykłe
web-table-speed-fast = szybkie
web-table-speed-instant = od razu
web-table-auto = Wykonuj za mnie wymuszone ruchy
web-table-auto-about = Gdy możliwy jest tylko jeden ruch, wykona się za Ciebie.

## Czas

web-table-time-left = Pozostały czas
web-table-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
web-table-bank = +{ $time }

## Połączenie z serwerem

web-table-link-connecting = Łączenie…
web-table-link-offline = Brak połączenia. Twoja gra jest bezpieczna, ponawiamy próbę…
web-table-link-restart = Serwer uruchamia się ponownie. Gra sama ruszy dalej…
web-table-link-back = Znów połączono. Nic nie przepadło.
web-table-link-gone = Tego stołu już nie ma.

## Jeden ekran dla kilku osób

web-table-waking = Przygotowujemy stół…

## Kto jest przy stole

web-table-away = Gracza { $name } nie ma przy stole.
web-table-stand-in =
    { $who ->
        [you] Bot gra za Ciebie.
       *[other] Za gracza { $name } gra bot.
    }
web-table-back =
    { $who ->
        [you] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
web-table-revoked =
    { $who ->
        [you] Twoje miejsce ma nowy link. Stare już nie działają.
       *[other] { $name }: miejsce ma nowy link. Stare już nie działają.
    }
web-end-match = Mecz, partia { $round } z { $rounds }
web-end-starts = (zaczyna)

## Zanim będą karty

web-deal-dealing = Rozdajemy karty…
web-deal-void =
    { $who ->
        [you] Twoja przeglądarka nie odpowiedziała na czas. Tasujemy i rozdajemy jeszcze raz.
       *[other] Zabrakło odpowiedzi na czas: { $names }. Tasujemy i rozdajemy jeszcze raz.
    }
web-deal-silent = Te karty rozdano bez liczby Twojej przeglądarki.
web-deal-other = Serwer chce rozdawać inaczej, niż uzgodniono, więc Twoja przeglądarka zatrzymuje swoją liczbę dla siebie.
