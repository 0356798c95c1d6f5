### Ramka wokół gry w przeglądarce: nagłówek, przebieg gry, czat, menu, połączenie.

web-table-over = Gra jest skończona.
web-table-not-yours = To nie Twoja decyzja: decyduje { $name }.
web-table-events-lost = Serwer stracił ostatnie decyzje przy tym stole. Gra toczy się od miejsca sprzed nich.
# The table of a game without a page of its own.
web-plain-ask = Twoja kolej: wybierz.
web-plain-wait = { $name } wybiera …
web-table-home = Na stronę główną
web-table-menu = Menu
web-table-rules = Zasady
web-table-rule = Zasada { $rule }: otwórz zasady
web-table-keys = Klawisze
web-table-settings = Ustawienia
web-table-hint = Podpowiedź
web-table-hint-thinking = Szukam podpowiedzi …
web-table-hint-says = Podpowiedź: { $choice }
web-table-watching =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }

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
web-table-again = Pokaż ostatnią turę jeszcze raz
web-table-again-now = Ostatnia tura jeszcze raz …
web-table-chat = Czat
web-table-chat-empty = Nikt jeszcze nic nie powiedział.
web-table-chat-say = Powiedz coś
web-table-chat-send = Wyślij

## Tempo i inne ustawienia stołu

web-table-speed = Tempo kart
web-table-speed-slow = wolno
web-table-speed-normal = zwykle
web-table-speed-fast = szybko
web-table-speed-instant = od razu
web-table-auto = Podejmuj za mnie decyzje z jedną odpowiedzią
web-table-stand-up = Odejdź: bot zagra za Ciebie
web-table-sit-back = Graj znów samodzielnie

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

web-table-link-connecting = Łączenie …
web-table-link-offline = Brak połączenia. Twoja gra jest bezpieczna, kolejna próba …
web-table-link-restart = Serwer uruchamia się ponownie. Gra sama ruszy dalej …
web-table-link-back = Znów połączono: wszystko leży tam, gdzie leżało.
web-table-link-gone = Tego stołu już nie ma.

## Jeden ekran dla kilku osób

web-table-pass = Przekaż urządzenie: { $name }
web-table-uncover = To ja, { $name }: pokaż moją rękę
web-table-waking = Stół się przygotowuje …

## Kto jest przy stole

web-table-away = { $name }: brak połączenia.
web-table-stand-in =
    { $who ->
        [you] Bot gra za Ciebie.
       *[other] { $name }: teraz gra bot.
    }
web-table-back =
    { $who ->
        [you] Znów grasz samodzielnie.
       *[other] { $name } znów gra.
    }
web-table-revoked = { $name }: miejsce ma nowy klucz, stare już nie działają.
