### Gra w terminalu: tabela wyników, wiadomości, klawisze, tryb tekstowy. Co mówi sam stół, stoi w table.ftl.

## Wiadomości

terminal-forced-on = Wymuszone ruchy wykonują się same.
terminal-forced-off = Każdy ruch wykonujesz samodzielnie, nawet wymuszony.
terminal-hint-thinking = Szukam podpowiedzi…
terminal-hint-failed = Brak podpowiedzi: { $reason }
terminal-hint-none = Brak podpowiedzi: to nie Twój ruch.
terminal-undone = Cofnięto.
terminal-undo-none = Nie ma czego cofnąć.
terminal-undo-blocked = Za późno na cofnięcie: odkryto już kartę albo ruch wykonał ktoś inny.
terminal-saved = Zapisano: { $path }
terminal-save-failed = Nie udało się zapisać: { $reason }
terminal-resume = Dalszy ciąg: { $command }
terminal-left = Odchodzisz od stołu.
terminal-language = Stół mówi teraz po polsku.
terminal-not-legal = Teraz nie można.
terminal-not-yours = To nie Twój ruch.
terminal-bot-failed = { $name } nie odpowiada ({ $reason }); dalej gra prosty bot.
terminal-small = Stół potrzebuje { $width } × { $height } znaków, a to okno ma { $columns } × { $rows }. Powiększ je albo graj w wierszach tekstu: { $command }. „q” zapisuje i kończy.
terminal-rules-missing = Nie znaleziono tekstu zasad.

## Klawisze: wiersz na dole i pomoc

terminal-key-help = Pomoc
terminal-key-rules = Zasady
terminal-key-hint = Podpowiedź
terminal-key-undo = Cofnij
terminal-key-save = Zapisz
terminal-key-quit = Wyjdź
terminal-key-sheet = Wyniki
terminal-help-table = Przy stole
terminal-help-decide = Twój ruch
terminal-help-choose = Wybierz; Enter albo kliknięcie zatwierdza
terminal-help-numbers = Wybierz jedną z pierwszych dziewięciu
terminal-help-groups = Wybierz wartość z ręki
terminal-help-count = Dodaj kartę, odejmij kartę
terminal-help-jokers = Dodaj dżokera, odejmij dżokera
terminal-help-enter = Zagraj bursztynowy wiersz
terminal-help-places = Dobierz z miejsca puli
terminal-help-pile = Dobierz z talii
terminal-help-decline = Zrezygnuj z dobrania
terminal-help-take = Weź, zostaw
terminal-help-reclaim = Odzyskaj, odrzuć
terminal-help-push = Odkryj kartę
terminal-help-columns = Dołóż do kolumny albo ją weź
# The letters of red, blue, green, yellow and purple, all different: on cards, and to be typed.
terminal-colour-letters = c n z t i
terminal-help-protect = Ochroń: czerwony, niebieski, zielony, żółty, fioletowy
terminal-help-mouse = Klik wybiera, drugi dodaje kartę; decyduje bursztynowy wiersz
terminal-help-hint = Podpowiedź silnego bota
terminal-help-undo = Cofnij ruch, póki nie odkryto niczego zakrytego
terminal-help-save = Zapisz grę
terminal-help-forced = Wymuszone ruchy: same albo nie
terminal-help-rules = Zasady (także r, gdy jest wolne)
terminal-help-help = Ta strona
terminal-help-sheet = Tabela wyników
terminal-help-log = Wszystko, co się stało
terminal-help-language = Następny język
terminal-help-theme = Motyw: zmierzch albo len
terminal-help-quit = Wyjdź; gra zostanie zapisana

## Tryb tekstowy: wiersz po wierszu

terminal-plain-why-pipe = Ten terminal nie narysuje stołu: oto zwykły tekst.
terminal-plain-why-textual = Rysowany stół wymaga Textual ({ $install }): oto zwykły tekst.
terminal-plain-welcome = { $game }, liczba graczy: { $seats }, ziarno „{ $seed }”. Siedzisz na miejscu { $seat }. Pomoc: wpisz ?.
terminal-plain-loaded = { $game }, liczba graczy: { $seats }, z pliku { $path }. Siedzisz na miejscu { $seat }. Pomoc: wpisz ?.
# What one types in plain mode; the English words are understood in every language.
terminal-word-all = wszystkie
terminal-word-auto = auto
terminal-word-help = pomoc
terminal-word-hint = podpowiedź
terminal-word-quit = koniec
terminal-word-rules = zasady
terminal-word-save = zapisz
terminal-word-sheet = wyniki
terminal-word-table = stół
terminal-word-undo = cofnij
terminal-plain-help =
    Wpisz kod, który stoi przed zdaniem, na przykład 9x2. Poza tym: „?” pomoc, „{ terminal-word-all }” wszystkie możliwości, „{ terminal-word-table }” stół, „{ terminal-word-hint }” podpowiedź, „{ terminal-word-undo }” cofnięcie, „{ terminal-word-save }” albo „{ terminal-word-save } PLIK” zapis, „{ terminal-word-rules }” zasady, „{ terminal-word-sheet }” wyniki, „{ terminal-word-auto }” wymuszone ruchy, „{ terminal-word-quit }” wyjście.
terminal-plain-rules = Wpisz „{ terminal-word-rules }” i numer, na przykład „{ terminal-word-rules } 1”, żeby przeczytać jedną z części.
terminal-plain-choices =
    { $count ->
        [one] Jest { $count } możliwość; „{ terminal-word-all }” ją pokaże.
        [few] Są { $count } możliwości; „{ terminal-word-all }” je pokaże.
        [many] Jest { $count } możliwości; „{ terminal-word-all }” je pokaże.
       *[other] Jest { $count } możliwości; „{ terminal-word-all }” je pokaże.
    }
terminal-plain-write-linko = Zagrania wpisuj tak: 9, 9x2, 9x2+J.
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand =
    { $cards ->
        [nic] Na ręce nie masz kart.
       *[other] Na ręce masz { $cards }.
    }
terminal-plain-no-token = Nie ma możliwości „{ $token }”; „{ terminal-word-all }” pokaże wszystkie.
terminal-plain-display =
    { $cards ->
        [nic] Pula jest pusta.
       *[other] W puli widać { $cards }.
    } Talia liczy { $pile }, stos kart odrzuconych { $discards }.
terminal-plain-place = na { $place }. miejscu { $card }
terminal-plain-ghost =
    { $cards ->
        [nic] Wirtualny gracz nie ma kart.
       *[other] Wirtualny gracz ma { $cards }.
    }
terminal-plain-seat-linko =
    { $who ->
        [you] Ty: na ręce masz { $hand }, wynik { $score }.
       *[other] { $name }: na ręce ma { $hand }, wynik { $score }.
    }
terminal-plain-top = Na wierzchu widać { $layer }.
terminal-plain-beneath = Pod spodem widać { $layers }.
terminal-plain-no-layer = Brak warstw.
terminal-plain-seat-push =
    { $who ->
        [you] Ty: wynik { $score }. Ławka: { $bench }. Sejf: { $safe }.
       *[other] { $name }: wynik { $score }. Ławka: { $bench }. Sejf: { $safe }.
    }
terminal-plain-colour-cards = { $colour } { $numbers }
terminal-plain-column = Kolumna { $column } ma { $cards }.
terminal-plain-no-columns = Nie ma jeszcze kolumn.
terminal-plain-pile-push = Talia liczy { $pile }, stos kart odrzuconych { $discards }.
terminal-plain-over = Koniec gry.
terminal-plain-next-round = Partia { $round } z { $rounds }.

## Any game: what is said where a game has no words of its own

terminal-any-ask = Wybierz, co chcesz zrobić.
terminal-any-wait = { $name } wybiera…
terminal-any-choice = Wybierz { $token }
terminal-any-told =
    { $who ->
        [you] Wybierasz { $token }.
       *[other] { $name } wybiera { $token }.
    }

## Drawn and plain table

table-label-pile = Talia
table-label-in-hand = { $count } na ręce
table-label-known = znane: { $cards }
table-label-jokers = dżokery
table-label-card = Odkryta
table-label-die = Kostka
table-label-protected = Sejf
# Na samych kartach rzutu i zmiany kierunku: najwyżej dziewięć liter.
table-label-roll = rzut
table-label-switch = zmiana
table-label-switches =
    { $count ->
        [one] { $count } zmiana
        [few] { $count } zmiany
        [many] { $count } zmian
       *[other] { $count } zmiany
    }
table-label-risk = Ryzyko
# Dokładnie: $misfits z $pile kart nigdzie nie pasuje; $chance to ich udział, od 0 do 1.
table-bust-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
table-begin =
    { $starter ->
        [you] { $game }: zaczynasz Ty.
       *[other] { $game }: zaczyna { $name }.
    }
table-score-line = { $name }: { $score }
table-over-next = Enter: następna partia
table-over-again = Enter: jeszcze raz
table-sheet-single = To pojedyncza partia; mecz rozegrasz z opcją --match.
table-close = Esc: powrót do stołu
