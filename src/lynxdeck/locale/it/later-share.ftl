### A result as a picture or in words, to be shared.

share-format = Formato dell’immagine
share-square = Quadrata
share-wide = Larga
share-picture = Condividi l’immagine
share-save = Salva l’immagine
share-copy = Copia come testo
share-copied = Copiato.
share-saved = L’immagine è salvata.
share-failed = Qui non siamo riusciti a disegnare l’immagine. Il testo però c’è.
