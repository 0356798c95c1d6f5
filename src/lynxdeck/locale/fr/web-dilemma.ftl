# The dilemma's titles, where a picture shows the cards.
web-dilemma-T = Prendre
web-dilemma-L = Laisser
web-dilemma-R = Reprendre
web-dilemma-D = Défausser
