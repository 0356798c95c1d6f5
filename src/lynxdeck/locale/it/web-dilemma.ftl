# The dilemma's titles, where a picture shows the cards.
web-dilemma-T = Prendi
web-dilemma-L = Lascia
web-dilemma-R = Riprendi
web-dilemma-D = Scarta
