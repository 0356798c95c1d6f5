# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = This server isn’t set up for the address { $called }. If that address is right, the person who runs the server can add it to LYNXDECK_HOST_NAMES or set --public-url.
# What a chat program shows of an invitation.
server-invited = You’re invited: { $taken } of { $seats } seats taken
