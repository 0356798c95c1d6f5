### A result as a picture or in words, to be shared.

share-format = Shape of the picture
share-square = Square
share-wide = Wide
share-picture = Share the picture
share-save = Save the picture
share-copy = Copy as text
share-copied = Copied.
share-saved = The picture is saved.
share-failed = We couldn’t draw the picture here. The text works, though.
