### Gra w terminalu: tabela wyników, wiadomości, klawisze, tryb tekstowy. Co mówi sam stół, stoi w table.ftl.

## Wiadomości

terminal-forced-on = Wymuszone ruchy wykonują się same.
terminal-forced-off = Każdy ruch wykonujesz samodzielnie, nawet wymuszony.
terminal-hint = Podpowiedź: { $choice }
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
terminal-small = Stół potrzebuje { $width } × { $height } znaków.
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
terminal-help-choose = Wybór; decyduje Enter albo kliknięcie
terminal-help-numbers = Wybierz jedną z pierwszych dziewięciu
terminal-help-groups = Wybór wartości z ręki
terminal-help-count = Dodaj kartę, odejmij kartę
terminal-help-jokers = Dodaj dżokera, odejmij dżokera
terminal-help-enter = Zagraj bursztynowy wiersz
terminal-help-places = Dobranie z miejsca puli
terminal-help-pile = Dobranie z talii
terminal-help-decline = Rezygnacja z dobrania
terminal-help-take = Wziąć, zostawić
terminal-help-reclaim = Odzyskać, odrzucić
terminal-help-push = Odkrycie karty
terminal-help-columns = Dołożenie do kolumny albo jej wzięcie
terminal-help-protect = Ochrona: czerwony, niebieski, zielony, żółty, fioletowy
terminal-help-mouse = Klik wybiera, drugi dodaje kartę; decyduje bursztynowy wiersz
terminal-help-hint = Podpowiedź silnego bota
terminal-help-undo = Cofnij ruch, póki nie odkryto nic zakrytego
terminal-help-save = Zapisanie gry
terminal-help-forced = Wymuszone ruchy: same albo nie
terminal-help-rules = Zasady (także r, jeśli pytanie go nie używa)
terminal-help-help = Ta strona
terminal-help-sheet = Tabela wyników
terminal-help-log = Wszystko, co się stało
terminal-help-language = Następny język
terminal-help-theme = Motyw: zmierzch albo len
terminal-help-quit = Wyjście; gra zostanie zapisana

## Tryb tekstowy: wiersz po wierszu

terminal-plain-why-pipe = Ten terminal nie narysuje stołu: oto zwykły tekst.
terminal-plain-why-textual = Rysowany stół wymaga Textual (pip install "lynxdeck[terminal]"): oto zwykły tekst.
terminal-plain-welcome = { $game }, { $edition }, liczba graczy: { $seats }, ziarno „{ $seed }”. Siedzisz na miejscu { $seat }. Pomoc: wpisz ?.
terminal-plain-loaded = { $game }, { $edition }, liczba graczy: { $seats }, z pliku { $path }. Siedzisz na miejscu { $seat }. Pomoc: wpisz ?.
terminal-plain-help =
    Wpisz znak, który stoi przed zdaniem. Poza tym: „?” pomoc, „all” wszystkie możliwości, „table” stół, „hint” podpowiedź, „undo” cofnięcie, „save” albo „save PLIK” zapis, „rules” zasady, „sheet” wyniki, „auto” wymuszone ruchy, „quit” wyjście.
terminal-plain-choices =
    { $count ->
        [one] Jest { $count } możliwość; „all” ją pokaże.
        [few] Są { $count } możliwości; „all” je pokaże.
        [many] Jest { $count } możliwości; „all” je pokaże.
       *[other] Jest { $count } możliwości; „all” je pokaże.
    }
terminal-plain-write-linko = Zagrania wpisuj tak: 9, 9x2, 9x2+J.
terminal-plain-choice = { $token }: { $sentence }
terminal-plain-hand =
    { $cards ->
        [nic] Na ręce nie masz kart.
       *[other] Na ręce masz { $cards }.
    }
terminal-plain-no-token = Nie ma możliwości „{ $token }”; „all” pokaże wszystkie.
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
terminal-plain-next-round = Runda { $round } z { $rounds }.

## Any game: what is said where a game has no words of its own

terminal-any-ask = Wybierz, co robisz.
terminal-any-wait = { $name } wybiera…
terminal-any-choice = Wybierz { $token }
terminal-any-told =
    { $who ->
        [you] Wybierasz { $token }.
       *[other] { $name } wybiera { $token }.
    }
