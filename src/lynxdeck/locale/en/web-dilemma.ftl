# The dilemma's titles, where a picture shows the cards.
web-dilemma-T = Take it
web-dilemma-L = Leave it
web-dilemma-R = Reclaim it
web-dilemma-D = Discard it
