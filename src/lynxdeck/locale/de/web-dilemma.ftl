# The dilemma's titles, where a picture shows the cards.
web-dilemma-T = Nehmen
web-dilemma-L = Überlassen
web-dilemma-R = Zurücknehmen
web-dilemma-D = Abwerfen
