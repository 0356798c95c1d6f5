# What the server itself says to somebody with a browser; pages have their own words.
# $called: the name under which somebody came.
server-foreign = Ten serwer nie obsługuje adresu { $called }. Jeśli adres jest poprawny, osoba prowadząca serwer może go dodać do LYNXDECK_HOST_NAMES albo podać --public-url.
# What a chat program shows of an invitation.
server-invited = Zaproszenie do gry: zajęte miejsca { $taken } z { $seats }
