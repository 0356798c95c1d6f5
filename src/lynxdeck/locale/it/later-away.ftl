### Manca qualcuno, e gli altri aspettano.

away-bot = Fai giocare un bot al posto di { $name }
web-error-not-away = { $name } è di nuovo qui.
