# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = This server doesn’t answer to the name { $called }. If it is one of its own, the host can add it to LYNXDECK_HOST_NAMES, or set --public-url.
