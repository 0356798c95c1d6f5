# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = Dieser Server hört nicht auf den Namen { $called }. Ist es einer seiner eigenen, kann der Gastgeber ihn zu LYNXDECK_HOST_NAMES hinzufügen oder --public-url angeben.
