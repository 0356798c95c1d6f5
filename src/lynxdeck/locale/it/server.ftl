# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = Questo server non è configurato per l’indirizzo { $called }. Se l’indirizzo è giusto, chi gestisce il server può aggiungerlo a LYNXDECK_HOST_NAMES o indicare --public-url.
# What a chat program shows of an invitation.
server-invited =
    Un posto ti aspetta: { $taken ->
        [one] { $taken } posto su { $seats } occupato
       *[other] { $taken } posti su { $seats } occupati
    }
