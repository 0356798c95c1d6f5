# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = Ce serveur n’est pas réglé pour l’adresse { $called }. Si elle est exacte, la personne qui gère le serveur peut l’ajouter à LYNXDECK_HOST_NAMES ou indiquer --public-url.
# What a chat program shows of an invitation.
server-invited =
    Une place vous attend : { $taken ->
        [one] { $taken } place sur { $seats } prise
       *[other] { $taken } places sur { $seats } prises
    }
