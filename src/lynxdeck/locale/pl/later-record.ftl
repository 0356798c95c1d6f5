### Co jest nie tak z zapisem, który ktoś przynosi. $token to błędna część.

web-error-bad-record =
    { $kind ->
        [comment] Komentarz nie jest zamknięty: brakuje klamry.
        [deck] Karty się nie zgadzają: jest o jedną za dużo, o jedną za mało albo taka, której w tej grze nie ma.
        [dice] Kostka nie ma takiej ścianki.
        [edition] Nie ma tu wydania „{ $token }”.
        [end] Gra nie tak się skończyła: „{ $token }” się nie zgadza.
        [escape] Nie da się odczytać „{ $token }”.
        [game] Nie ma tu gry „{ $token }”.
        [line] „{ $token }” to nie jest wiersz z etykietą.
        [long] To za długie jak na zapis gry.
        [missing] Brakuje etykiety { $token }.
        [move] Tutaj „{ $token }” nie jest możliwe.
        [none] W tym pliku nie ma żadnej partii.
        [result] Wynik „{ $token }” się nie zgadza.
        [seats] Gracze się nie zgadzają: imię jest puste albo osób jest za dużo lub za mało.
        [start] „{ $token }” nie może zaczynać: nie ma takiego miejsca.
        [text] To nie jest plik tekstowy.
        [twice] Etykieta { $token } jest podana dwa razy.
       *[other] Tej partii nie da się odczytać.
    }
