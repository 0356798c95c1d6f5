# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = This server does not answer to the name { $called }. If it is one of its own, its host can add it to LYNXDECK_HOST_NAMES, or say --public-url.
