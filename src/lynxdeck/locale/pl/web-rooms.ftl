web-error-face-taken = Tego rysia ma już { $name }. Wybierz innego.
