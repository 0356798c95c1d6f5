### A result as a picture or in words, to be shared.

share-format = Forme de l’image
share-square = Carré
share-wide = Large
share-picture = Partager l’image
share-save = Enregistrer l’image
share-copy = Copier en texte
share-copied = Copié.
share-saved = L’image est enregistrée.
share-failed = Impossible de dessiner l’image ici. Le texte, lui, est prêt.
