### A result as a picture or in words, to be shared.

share-format = Kształt obrazka
share-square = Kwadrat
share-wide = Szeroki
share-picture = Udostępnij obrazek
share-save = Zapisz obrazek
share-copy = Kopiuj jako tekst
share-copied = Skopiowano.
share-saved = Obrazek zapisany.
share-failed = Nie udało się tu narysować obrazka. Tekst jednak działa.
