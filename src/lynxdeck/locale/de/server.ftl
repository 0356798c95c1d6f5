# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = Dieser Server ist für die Adresse { $called } nicht eingerichtet. Stimmt die Adresse, kann sie, wer den Server betreibt, zu LYNXDECK_HOST_NAMES hinzufügen oder --public-url angeben.
# What a chat program shows of an invitation.
server-invited = Du bist eingeladen: { $taken } von { $seats } Plätzen besetzt
