web-error-face-taken = { $name } a déjà ce lynx. Choisis-en un autre.
