### The browser table around the game: first page, new tables, invitations, waiting room, settings.

## The games and their editions

web-game-linko = Linko
web-game-push = Push
web-game-linko-about = Zagrywaj swoje, kradnij cudze
web-game-push-about = Jak daleko się posuniesz?
# A game and its edition in one line.
web-game-edition = { $game } · { $edition }
web-edition-ravensburger-2014 = Ravensburger 2014
web-edition-ravensburger-2014-about = Klasyczne zasady, bez dobrowolnego dobierania.
web-edition-amigo-2022-basic = 2022, tryb podstawowy
web-edition-amigo-2022-basic-about = Dobry początek: nikogo nie okradasz? Możesz dobrać kartę.
web-edition-amigo-2022-advanced = 2022, tryb zaawansowany
web-edition-amigo-2022-advanced-about = Jak tryb podstawowy, ale bez dobrowolnego dobierania.
web-edition-amigo-2022-expert = 2022, tryb ekspercki
web-edition-amigo-2022-expert-about = Nawet trzynastki i dżokery nie są bezpieczne: kradną je jedynki.
web-edition-amigo-2022-duel = 2022, pojedynek
web-edition-amigo-2022-duel-about = Dwie osoby i wirtualny gracz, którego obie mogą okradać.
web-edition-playte = Playte
web-edition-playte-about = Zasady wydania Playte.
web-edition-playte-ghost = Playte, z wirtualnym graczem
web-edition-playte-ghost-about = Dwie osoby i wirtualny gracz, jak w instrukcji Playte.
web-edition-push = Push
web-edition-push-about = Zasady z instrukcji: rzut kostką może zabrać z ławki karty jednego koloru.
web-edition-push-risk = Push, ryzyko
web-edition-push-risk-about = Dla odważnych: gwiazdka zabiera całą ławkę.
web-edition-push-classic = Push, zasady surowe
web-edition-push-classic-about = Nic nie jest bezpieczne automatycznie, nawet nowe karty chronionego koloru.
web-edition-custom = zasady domowe

## Levels of the bots

web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-expert = ekspert
web-level-champion = mistrz
web-bot = Bot
web-bot-level = Bot, { $level }

## The first page

web-home = Strona główna
web-home-title = Lynxdeck: gry karciane Linko i Push
web-game = Gra
web-opponents = Przeciwnicy
web-level = Poziom
web-edition = Wydanie
web-friends = Ze znajomymi
web-invite = Zaproś
web-here = Na jednym urządzeniu
web-join = Dołącz
web-join-code = Link lub kod
web-join-wrong = To nie wygląda na link ani kod Lynxdeck.
web-mine = W toku
web-mine-over =
    { $count ->
        [one] { $count } zakończona partia
        [few] { $count } zakończone partie
       *[other] { $count } zakończonych partii
    }
web-forget = Usuń z tej listy
web-with = z: { $names }
web-alone = jeszcze nikogo więcej
web-status-asked = Twój ruch
# Dalsze gry, które na mnie czekają, pod ostatnią.
web-asked-more =
    { $count ->
        [one] i jeszcze jedna
        [few] i jeszcze { $count }
        [many] i jeszcze { $count }
       *[other] i jeszcze { $count }
    }
web-mine-on =
    { $count ->
        [one] Jedna gra do dokończenia
        [few] { $count } gry do dokończenia
        [many] { $count } gier do dokończenia
       *[other] { $count } gry do dokończenia
    }
web-status-others = Czekamy na innych
web-status-waiting = Nierozpoczęta
web-status-between = Następna partia
web-status-over = Zakończona
web-status-closed = Ten stół jest zamknięty.
web-lobby = Otwarte stoły
web-lobby-nobody = jeszcze nikogo
web-lobby-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
web-lobby-watch = Oglądaj
web-rules = Zasady: { $game }
web-replay = Obejrzyj zapis partii
web-credit-linko = Linko to gra Wolfganga Kramera i Michaela Kieslinga.
web-credit-push = Push to gra Prospero Hall.
web-unofficial = Lynxdeck to wydanie nieoficjalne, bez związku z autorami i wydawcami.
web-away = Brak połączenia z serwerem
web-away-about = Gra ze znajomymi na odległość musi poczekać. Cała reszta działa.
web-again = Spróbuj ponownie
web-release = Nowa wersja Lynxdeck jest gotowa.
web-release-take = Zaktualizuj

## A new table

web-new = Nowy stół
web-seats = Gracze
web-name = Twoje imię
web-clock = Limit czasu
web-clock-about = Gdy skończy Ci się czas, zastąpi Cię bot, aż wrócisz.
web-clock-none = Bez limitu
web-clock-quick = 15 sekund i 1 minuta zapasu
web-clock-steady = 30 sekund i 2 minuty zapasu
web-clock-calm = 1 minuta i 5 minut zapasu
web-clock-day = 1 dzień na ruch
web-clock-days = 3 dni na ruch
web-clock-week = 7 dni na ruch
web-clock-is-none = bez limitu czasu
web-clock-is-live = { $seconds } s + { $minutes } min
web-clock-is-days =
    { $days ->
        [one] { $days } dzień na ruch
       *[other] { $days } dni na ruch
    }
web-match = Mecz
web-match-rounds =
    { $rounds ->
        [one] { $rounds } partia
        [few] { $rounds } partie
       *[other] { $rounds } partii
    }
web-public = Stół publiczny
web-public-about = Każdy na tym serwerze może go zobaczyć i przy nim usiąść.
web-more = Więcej opcji
web-spectators = Pozwól oglądać
web-chat = Czat
web-hints = Podpowiedzi
web-hints-about = Tylko w grze jednej osoby z botami.
web-odds = Pokaż ryzyko skuchy
web-table-title = Nazwa stołu
web-house = Zasady domowe
web-flag-optional_draw = Gdy nikogo nie okradniesz, możesz dobrać kartę
web-flag-ones_beat_top = Jedynki kradną trzynastki i warstwy z samych dżokerów
web-flag-ghost = Przy dwóch osobach gra też wirtualny gracz
web-flag-tie = Przy remisie
web-flag-follow_up = Nowe karty chronionego koloru
web-flag-risk = Gwiazdka zabiera całą ławkę
web-flag-value-yes = tak
web-flag-value-no = nie
web-flag-value-shared = zwycięstwo jest wspólne
web-flag-value-fewest_in_hand = wygrywa ten, kto ma najmniej kart na ręce
web-flag-value-free = są bezpieczne automatycznie
web-flag-value-action = wymagają kolejnej ochrony
web-no-chat = bez czatu
web-no-spectators = bez widzów

## Several people at one device

web-here-about = Podawajcie sobie urządzenie: karty są zakryte, póki nie odsłoni ich osoba, do której należą.
web-here-about-open = Podawajcie sobie urządzenie albo połóżcie je na stole: wszyscy widzą wszystko.
web-players = Gracze
web-player = Gracz { $number }
web-player-kind = Gracz { $number }: kto to
web-player-add = Dodaj gracza
web-player-remove = Usuń gracza { $number }
web-person = Człowiek
web-start = Rozdaj karty

## An invitation

web-join-title = Zaproszenie
web-join-unknown = To zaproszenie już nie działa.
web-join-full = Wszystkie miejsca są zajęte.
web-join-seated = Wróć na moje miejsce
web-seat-free = wolne
web-sit = Usiądź
web-watch = Tylko oglądaj

## The waiting room

web-waiting = Poczekalnia
web-seat = Miejsce { $number }
web-seat-clear = Usuń: { $name }
web-rename = Zmień imię
web-stand-up = Wstań
web-bot-add = Dodaj bota
web-fill =
    { $count ->
        [one] Uzupełnij botem
       *[other] Uzupełnij { $count } botami
    }
web-inviting = Zaproś
web-here-only = Ten link działa tylko na tym komputerze. Aby zaprosić innych, udostępnij Lynxdeck w sieci domowej.
web-invite-new = Nowy link
web-link = Link
web-copy = Kopiuj
web-copied = Link skopiowany.
web-copy-by-hand = Skopiuj zaznaczony link.
web-share = Udostępnij
web-share-text = Zagramy w { $game }?
web-qr = Link jako kod QR
web-unseated = Nie masz już miejsca przy tym stole.
web-close-table = Zamknij stół
web-host-give = Oddaj stół graczowi { $name }
web-host-give-about = Odtąd { $name } prowadzi stół i zaczyna partie. Tylko { $name } może Ci go oddać.
web-host-give-yes = Oddaj
web-host-now =
    { $who ->
        [you] Teraz to Ty prowadzisz stół.
       *[other] Stół prowadzi teraz { $name }.
    }
web-handover = Graj na innym urządzeniu
web-handover-about = Otwórz tam ten link w ciągu dziesięciu minut. Działa raz, a tutaj miejsce też zostaje otwarte.

## Settings and keys

web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-auto = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-speed = Tempo kart
web-speed-slow = wolne
web-speed-normal = zwykłe
web-speed-fast = szybkie
web-speed-instant = od razu
web-calm = W systemie ograniczono animacje, więc karty pojawiają się od razu.
web-sounds = Dźwięki
web-notices = Powiadom mnie, gdy będzie mój ruch
web-notices-about = Powiadomienie przeglądarki przy partiach trwających wiele dni.
web-notices-denied = Przeglądarka blokuje powiadomienia tej strony.
web-keys = Klawisze
web-keys-here = Tutaj
web-keys-always = Wszędzie
web-key-tab = Następny przycisk lub pole
web-key-enter = Naciśnij
web-key-esc = Zamknij albo cofnij wybór
web-key-help = Pokaż klawisze
web-close = Zamknij
web-done = Gotowe
web-labelled = { $label }: { $text }

## The page itself

web-title-asked = ● Twój ruch – { $game }
web-notice-body = Stół czeka na Ciebie.
web-lost = Nie znaleziono strony
web-lost-about = Pod tym adresem nic nie ma.
web-torn = Coś poszło nie tak
web-torn-about = Twoje gry są bezpieczne.
web-reload = Wczytaj ponownie

## Answers of the server; the key ends with its code

web-error-fault = Coś poszło nie tak. Spróbuj ponownie.
web-error-offline = Serwer nie odpowiada. Spróbuj za chwilę.
web-error-no-server = Do tego potrzebny jest serwer Lynxdeck, a ta strona działa bez niego.
web-error-bad-name = Do 24 znaków, w tym co najmniej jedna litera lub cyfra.
web-error-name-taken = To imię jest już zajęte przy tym stole.
web-error-seat-taken = Ktoś właśnie zajął to miejsce.
web-error-seats-free = Jest jeszcze wolne miejsce: najpierw trzeba je zająć.
web-error-full = Wszystkie miejsca są zajęte.
web-error-closed = Ten stół jest zamknięty.
web-error-started = Partia już się zaczęła.
web-error-not-started = Partia jeszcze się nie zaczęła.
web-error-not-found = Tego stołu już nie ma.
web-error-not-host = Może to zrobić tylko osoba prowadząca stół.
web-error-no-key = Tego linku już użyto albo jest za stary.
web-error-off = Przy tym stole to wyłączono.
web-error-stale = Za późno: gra potoczyła się już dalej.
web-error-not-your-decision = To nie Twój ruch.
web-error-stand-in = Bot gra za Ciebie: najpierw odzyskaj swoje miejsce.
web-error-storage = Serwer nie może teraz zapisać. Spróbuj ponownie.
web-error-other-version = Serwer jest właśnie aktualizowany. Spróbuj za chwilę.
web-error-too-many = Za dużo prób naraz. Poczekaj chwilę.
web-error-hints-full = Wiele osób prosi teraz o podpowiedź. Spróbuj za chwilę.
web-error-no-hint = Tym razem nie ma podpowiedzi.
web-error-too-big = To jest za duże.
web-error-too-long = To za długie. Skróć trochę.
web-error-over = Mecz się skończył. Jeszcze raz?
web-error-not-over = Mecz jeszcze trwa.
web-error-seat-free = Na tym miejscu nikt już nie siedzi.
web-error-no-person = Na tym miejscu siedzi bot.
web-error-outdated = Tę partię zaczęto w innej wersji.
web-error-damaged = Części tej partii nie da się odczytać.
web-error-unplayable = Tego stołu nie da się odczytać.
web-error-unknown-bot = Tego bota już tu nie ma.
web-error-bad-address = Powiadomienia tej przeglądarki nie działają z tym serwerem.
web-error-bad-result = Serwer nie mógł potwierdzić tego wyniku.
web-error-too-slow = To trwało za długo. Spróbuj ponownie.
web-error-superseded = Czekasz już na nowszą podpowiedź.
web-error-foreign = Otwórz tę stronę pod adresem serwera.
