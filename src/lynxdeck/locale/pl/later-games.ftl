### Moje partie: co grano na tym urządzeniu i co z tego wyszło.

games-title = Moje partie
games-none = Jeszcze nic tu nie ma. Dokończ partię, a znajdziesz ją tutaj.
games-play = Zagraj partię
games-count =
    { $count ->
        [one] partia
        [few] partie
       *[many] partii
    }
games-won = wygrane
games-streak = z rzędu
games-best = rekord: { $count }
games-last = Twoje ostatnie partie
games-chart = Jak blisko najlepszego wyniku udało Ci się dojść, partia po partii. Bursztynowe słupki to wygrane.
games-victim =
    { $count ->
        [one] Ulubiona ofiara: { $name }, okradziona raz
       *[many] Ulubiona ofiara: { $name }, okradziona { $count } razy
    }
games-by-level = Przeciwko
games-by-game = Gra
games-by-seats = Przy stole
games-by-edition = Wydanie
games-level-people = ludzie
games-level-mixed = różne boty
games-seats =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
games-of = { $won } z { $count }
games-won-of = wygrane: { $won } z { $count }
games-place =
    { $place ->
        [1] Wygrana
        [2] Drugie miejsce
        [3] Trzecie miejsce
        [4] Czwarte miejsce
        [5] Piąte miejsce
       *[other] Szóste miejsce
    }
games-shared = Wspólna wygrana
games-several = Kilka osób na tym urządzeniu
games-round = partia { $round } z { $rounds }
games-snatches =
    { $count ->
        [0] bez kradzieży
        [one] { $count } kradzież
        [few] { $count } kradzieże
       *[many] { $count } kradzieży
    }
games-busts =
    { $count ->
        [0] bez skuchy
        [one] { $count } skucha
        [few] { $count } skuchy
       *[many] { $count } skuch
    }
games-watch = Obejrzyj
games-delete = Usuń tę partię
games-delete-about = Zniknie na dobre z tego urządzenia i z Twoich statystyk.
games-delete-yes = Usuń
games-more = Pokaż więcej
games-kept = Twoje partie są tylko na tym urządzeniu i nigdzie indziej.
games-export = Zapisz do pliku
games-clear = Usuń wszystko
games-clear-title = Usunąć wszystkie Twoje partie?
games-clear-about = Wyniki, statystyki i powtórki znikną z tego urządzenia na dobre.
games-import = Wczytaj z pliku
games-imported =
    { $count ->
        [0] Nic nowego w tym pliku: masz już wszystko.
        [one] { $count } partia wróciła.
        [few] { $count } partie wróciły.
       *[many] { $count } partii wróciło.
    }
# After games-imported; $count games of the file.
games-import-broken =
    { $count ->
        [one] Jednej nie dało się odczytać.
       *[many] { $count } nie dało się odczytać.
    }
games-import-wrong = To nie jest plik z Twoimi partiami. Zwykle nazywa się lynxdeck-games.json.
games-import-full = Na tym urządzeniu zabrakło miejsca. Zwolnij trochę i spróbuj jeszcze raz.

## Streaks; $count is 2 or more

games-run =
    { $count ->
        [2] Druga wygrana z rzędu!
        [3] Trzecia wygrana z rzędu!
        [4] Czwarta wygrana z rzędu!
        [5] Piąta wygrana z rzędu!
        [one] { $count } wygrana z rzędu!
        [few] { $count } wygrane z rzędu!
       *[many] { $count } wygranych z rzędu!
    }
games-days =
    { $count ->
        [one] Rozdanie dnia: { $count } dzień z rzędu
       *[many] Rozdanie dnia: { $count } dni z rzędu
    }
