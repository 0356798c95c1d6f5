# The dilemma's titles, where a picture shows the cards.
web-dilemma-T = Weź
web-dilemma-L = Zostaw
web-dilemma-R = Odzyskaj
web-dilemma-D = Odrzuć
