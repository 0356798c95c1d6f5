### The first page, invitations and the waiting room.

## The first page

web-tile-play = Graj
web-tile-learn = Poznaj w 2 minuty
web-tile-bots =
    { $count ->
        [one] 1 bot
        [few] { $count } boty
       *[many] { $count } botów
    }
web-tile-sum = { $bots } · { $level }
web-tile-welcome = Pierwszy raz? Dwie minuty i już grasz.
web-which-game = Która gra?
web-more-links = Więcej
web-friends-here = Jedno urządzenie
web-friends-code = Kod
web-try-linko = Spróbuj: wybierz dziewiątkę.
web-tried-linko = Obie dziewiątki! Jedna wartość, ile kart chcesz.
web-try-push = Jeszcze jedna karta? Odkryj ją.
web-tried-push = Udało się! Stop czy dalej?

## Faces

web-face = Twój ryś
web-face-number = Ryś { $number }
web-error-face-taken = Tego rysia ma już { $name }. Wybierz innego.

## An invitation

web-join-invites = { $name } zaprasza do gry
web-join-note = Bez konta, bez instalowania.
web-seat-yours = Twoje miejsce

## The waiting room

web-room-table = Stół
web-room-you = { $name } (Ty)
web-room-wait = Czekamy na rozdanie kart.
web-room-seats =
    { $count ->
        [one] 1 miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
web-room-learn = Tymczasem poznaj grę
web-room-with = przy stole także { $names }
web-room-few = Potrzeba co najmniej { $count } graczy. Zaproś kogoś albo dodaj bota.
web-room-gap =
    { $count ->
        [one] przy stole także { $names } · wolne miejsce zajmie bot
       *[other] przy stole także { $names } · wolne miejsca zajmą boty
    }
web-room-watching =
    { $count ->
        [one] Przygląda się jedna osoba.
        [few] Przyglądają się { $count } osoby.
       *[many] Przygląda się { $count } osób.
    }
web-ready = Można zaczynać
web-ready-is = można zaczynać
web-again-wait = Czekamy: { $names }…
web-again-now = Zacznij bez czekania
web-watch-large = Pokaż na dużym ekranie
