# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = Ten serwer nie odpowiada pod nazwą { $called }. Jeśli to jedna z jego nazw, gospodarz może ją dodać do LYNXDECK_HOST_NAMES albo podać --public-url.
