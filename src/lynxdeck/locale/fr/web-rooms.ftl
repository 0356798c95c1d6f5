web-error-face-taken = { $name } a déjà ce lynx. Choisissez-en un autre.
