# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = Ce serveur ne répond pas au nom { $called }. Si c’est l’un des siens, son hôte peut l’ajouter à LYNXDECK_HOST_NAMES, ou indiquer --public-url.
