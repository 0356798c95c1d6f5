### The browser table around the game: first page, new tables, invitations, waiting room, settings.

## The games and their editions

web-game-linko = Linko
web-game-push = Push
web-game-linko-about = Zagrywaj swoje, kradnij cudze
web-game-push-about = Jak daleko się odważysz?
# A game and its edition in one line.
web-game-edition = { $game } · { $edition }
web-edition-ravensburger-2014 = Ravensburger 2014
web-edition-ravensburger-2014-about = Klasyczne zasady, bez dodatkowej karty do dobrania.
web-edition-amigo-2022-basic = 2022, tryb podstawowy
web-edition-amigo-2022-basic-about = Na początek: kto nikogo nie okradł, może dobrać kartę.
web-edition-amigo-2022-advanced = 2022, tryb zaawansowany
web-edition-amigo-2022-advanced-about = Jak tryb podstawowy, ale bez dobrowolnego dobierania.
web-edition-amigo-2022-expert = 2022, tryb ekspercki
web-edition-amigo-2022-expert-about = Nawet „13” i dżokery nie są bezpieczne: kradną je „1”.
web-edition-amigo-2022-duel = 2022, pojedynek
web-edition-amigo-2022-duel-about = Dwie osoby i duch, któremu obie mogą kraść karty.
web-edition-playte = Playte
web-edition-playte-about = Zasady wydania Playte.
web-edition-playte-ghost = Playte, z duchem
web-edition-playte-ghost-about = Dwie osoby i duch, tak jak w instrukcji Playte.
web-edition-push = Push
web-edition-push-about = Zasady z instrukcji: kostka zabiera z ławki karty jednego koloru.
web-edition-push-risk = Push, ryzyko
web-edition-push-risk-about = Dla odważnych: gwiazdka zabiera całą ławkę.
web-edition-push-classic = Push, ściśle
web-edition-push-classic-about = Każdą kartę trzeba ochronić; żadna nie jest bezpieczna sama z siebie.
web-edition-custom = zasady domowe

## Levels of the bots

web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-expert = ekspert
web-bot = Bot
web-bot-level = Bot, { $level }

## The first page

web-home = Na stronę główną
web-home-title = Lynxdeck: gry karciane Linko i Push
web-play = Z botami
web-play-now = Zagraj teraz
web-play-sum =
    { $count ->
        [one] { $game } z jednym botem, { $level }
       *[other] { $game } z { $count } botami, { $level }
    }
web-game = Gra
web-opponents = Przeciwnicy
web-level = Poziom
web-edition = Wydanie
web-friends = Z ludźmi
web-invite = Zaproś znajomych
web-here = Na jednym urządzeniu
web-join = Dołącz
web-join-code = Link lub kod zaproszenia
web-join-wrong = To nie jest ani link, ani kod Lynxdeck.
web-mine = Moje partie
web-mine-over =
    { $count ->
        [one] { $count } zakończona partia
        [few] { $count } zakończone partie
       *[other] { $count } zakończonych partii
    }
web-forget = Usuń z tej listy
web-with = z: { $names }
web-alone = jeszcze nikogo więcej
web-status-asked = Twoja decyzja
web-status-others = Decydują inni
web-status-waiting = Jeszcze nie zaczęta
web-status-between = Następna runda
web-status-over = Zakończona
web-status-closed = Ten stół jest zamknięty.
web-lobby = Otwarte stoły
web-lobby-none = Teraz żaden publiczny stół nie jest otwarty.
web-lobby-nobody = jeszcze nikogo
web-lobby-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
web-lobby-watch = Oglądaj
web-learning = Nauka i zasady
web-learn = Naucz się: { $game }
web-rules = Zasady: { $game }
web-replay = Obejrzyj zapis partii
web-credit-linko = Linko to gra Wolfganga Kramera i Michaela Kieslinga.
web-credit-push = Push to gra Prospero Hall.
web-unofficial = Lynxdeck to wydanie nieoficjalne, niezwiązane z autorami ani wydawcami.
web-away = Serwer jest nieosiągalny
web-away-about = Gra ze znajomymi na odległość musi poczekać. Cała reszta działa i bez niego.
web-again = Spróbuj ponownie
web-release = Nowszy Lynxdeck już czeka.
web-release-take = Włącz teraz

## A new table

web-new = Stół dla znajomych
web-seats = Gracze
web-bots = W tym boty
web-name = Twoje imię
web-guest = Gość
web-clock = Czas do namysłu
web-clock-about = Kto przekroczy czas, tego zastępuje bot; można wrócić.
web-clock-none = Ile chcesz
web-clock-quick = 15 sekund i 1 minuta zapasu
web-clock-steady = 30 sekund i 2 minuty zapasu
web-clock-calm = 1 minuta i 5 minut zapasu
web-clock-day = 1 dzień na decyzję
web-clock-days = 3 dni na decyzję
web-clock-week = 7 dni na decyzję
web-clock-is-none = bez zegara
web-clock-is-live = { $seconds } s + { $minutes } min
web-clock-is-days =
    { $days ->
        [one] po { $days } dniu
       *[other] po { $days } dni
    }
web-match = Mecz
web-match-rounds =
    { $rounds ->
        [one] { $rounds } partia
        [few] { $rounds } partie
       *[other] { $rounds } partii
    }
web-public = Stół publiczny
web-public-about = Każdy na tym serwerze może go zobaczyć i usiąść.
web-more = Więcej opcji
web-spectators = Widzowie mogą oglądać
web-chat = Czat
web-hints = Podpowiedzi silnego bota
web-hints-about = Tylko dopóki gra jedna osoba.
web-odds = Pokaż ryzyko skuchy
web-table-title = Nazwa stołu
web-house = Zasady domowe
web-flag-optional_draw = Kto nikogo nie okradł, może dobrać kartę
web-flag-ones_beat_top = „1” kradną „13” i same dżokery
web-flag-ghost = We dwoje gra też duch
web-flag-tie = Przy remisie
web-flag-follow_up = Kolejne karty chronionego koloru
web-flag-risk = Gwiazdka zabiera całą ławkę
web-flag-value-yes = tak
web-flag-value-no = nie
web-flag-value-shared = zwycięstwo jest wspólne
web-flag-value-fewest_in_hand = wygrywa, kto ma mniej kart na ręce
web-flag-value-free = są bezpieczne same z siebie
web-flag-value-action = trzeba ochronić ponownie
web-no-chat = bez czatu
web-no-spectators = bez widzów
web-open = Otwórz stół

## Several people at one device

web-here-about = Podawajcie sobie urządzenie: każda ręka jest zakryta, dopóki nie dotknie jej właściciel.
web-players = Gracze
web-player = Gracz { $number }
web-player-kind = Kto gra jako gracz { $number }
web-player-add = Jeszcze jeden gracz
web-player-remove = Usuń gracza { $number }
web-person = Człowiek
web-start = Rozdaj karty

## An invitation

web-join-title = Zaproszenie
web-join-unknown = To zaproszenie nie prowadzi (już) do żadnego stołu.
web-join-full = Wszystkie miejsca są zajęte.
web-join-seated = Wróć na moje miejsce
web-seat-choose = Wybierz miejsce
web-seat-free = wolne
web-sit = Usiądź
web-watch = Tylko oglądaj

## The waiting room

web-waiting = Poczekalnia
web-seat = Miejsce { $number }
web-seat-you = Ty
web-seat-here = na miejscu
web-seat-away = chwilowo poza stołem
web-seat-clear = Zwolnij miejsce: { $name }
web-rename = Zmień imię
web-stand-up = Wstań
web-bot-add = Dodaj bota
web-fill =
    { $count ->
        [one] Posadź bota na wolnym miejscu
        [few] Posadź boty na { $count } wolnych miejscach
       *[other] Posadź boty na { $count } wolnych miejscach
    }
web-inviting = Zaproś
web-inviting-about = Kto ma ten link, może zająć wolne miejsce.
web-here-only = Ten adres prowadzi tylko do tego komputera. „lynxdeck serve --lan” wpuszcza sieć domową.
web-invite-new = Utwórz nowy link
web-link = Link
web-copy = Kopiuj
web-copied = Link skopiowany.
web-copy-by-hand = Link jest zaznaczony: skopiuj go stąd.
web-share = Udostępnij
web-share-text = Zagraj ze mną w { $game }!
web-qr = Link jako kod QR
web-waiting-free =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[other] { $count } miejsc jest jeszcze wolnych.
    }
web-waiting-ready = Są już wszyscy: rozdaj karty.
web-waiting-host = Są już wszyscy: karty rozdaje gospodarz.
web-unseated = Nie masz już miejsca przy tym stole.
web-close-table = Zamknij stół
web-host-give = Przekaż rolę gospodarza: { $name }
web-host-give-about = Odtąd to { $name } zaczyna gry i zajmuje się stołem. Tylko { $name } może oddać Ci tę rolę.
web-host-give-yes = Przekaż rolę
web-host-now =
    { $who ->
        [you] Teraz gospodarzem jesteś ty.
       *[other] Gospodarzem jest teraz { $name }.
    }
web-handover = Graj na innym urządzeniu
web-handover-about = Otwórz tam ten link w ciągu dziesięciu minut. Działa raz; tutaj Twoje miejsce też pozostaje otwarte.

## Settings and keys

web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-auto = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-theme-now =
    { $theme ->
        [light] Kolory: jasne
        [dark] Kolory: ciemne
       *[auto] Kolory: jak w systemie
    }
web-speed = Tempo kart
web-speed-slow = wolne
web-speed-normal = zwykłe
web-speed-fast = szybkie
web-speed-instant = od razu
web-calm = Twój system prosi o mniej ruchu: karty przenikają, zamiast wędrować.
web-sounds = Dźwięki
web-notices = Powiadom mnie, gdy decyzja należy do mnie
web-notices-about = Powiadomienie przeglądarki, dla partii na dni, dopóki ta strona jest gdzieś otwarta.
web-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-keys = Klawisze
web-keys-here = Tutaj
web-keys-always = Wszędzie
web-key-tab = Do następnego przycisku
web-key-enter = Naciśnij przycisk
web-key-esc = Zamknij albo cofnij wybór
web-key-help = Pokaż klawisze
web-close = Zamknij
web-done = Gotowe

## The page itself

web-title-asked = ● Twoja decyzja – { $game }
web-notice-body = Stół czeka na Ciebie.
web-lost = Nic tu nie ma
web-lost-about = Takiej strony nie ma.
web-torn = Coś się na tej stronie zepsuło
web-torn-about = Nic nie zginęło: twoje gry są zapisane.
web-reload = Wczytaj stronę ponownie

## Answers of the server; the key ends with its code

web-error-fault = Coś poszło nie tak. Spróbuj ponownie.
web-error-offline = Serwer nie odpowiada. Spróbuj za chwilę.
web-error-no-server = Do tego potrzebny jest serwer Lynxdeck, a ta strona go nie ma.
web-error-bad-name = Imię musi mieć literę lub cyfrę i najwyżej 24 znaki.
web-error-name-taken = Przy tym stole ktoś już tak się nazywa.
web-error-seat-taken = Ktoś właśnie zajął to miejsce.
web-error-seats-free = Jest jeszcze wolne miejsce: najpierw trzeba je zająć.
web-error-full = Wszystkie miejsca są zajęte.
web-error-closed = Ten stół jest zamknięty.
web-error-started = Partia już się zaczęła.
web-error-not-started = Partia jeszcze się nie zaczęła.
web-error-not-found = Takiego stołu (już) nie ma.
web-error-not-host = Może to zrobić tylko gospodarz.
web-error-no-key = Tego linku już użyto albo jest za stary.
web-error-off = Przy tym stole to wyłączono.
web-error-stale = Stół tymczasem poszedł dalej.
web-error-not-your-decision = To nie Twoja decyzja.
web-error-stand-in = Bot gra za Ciebie: najpierw odzyskaj swoje miejsce.
web-error-storage = W tej chwili nic nie da się zapisać. Spróbuj ponownie.
web-error-too-many = To było za dużo naraz. Poczekaj chwilę.
web-error-hints-full = Wiele osób prosi teraz o podpowiedź. Spróbuj za chwilę.
web-error-no-hint = Tym razem nie ma podpowiedzi.
web-error-too-big = To jest za duże.
