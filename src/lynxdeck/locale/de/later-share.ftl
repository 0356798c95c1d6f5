### A result as a picture or in words, to be shared.

share-format = Form des Bildes
share-square = Quadrat
share-wide = Breit
share-picture = Bild teilen
share-save = Bild speichern
share-copy = Als Text kopieren
share-copied = Kopiert.
share-saved = Das Bild ist gespeichert.
share-failed = Das Bild ließ sich hier nicht zeichnen. Der Text geht trotzdem.
