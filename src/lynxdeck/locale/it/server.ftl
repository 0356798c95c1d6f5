# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = Questo server non risponde al nome { $called }. Se è uno dei suoi, chi lo ospita può aggiungerlo a LYNXDECK_HOST_NAMES, o indicare --public-url.
