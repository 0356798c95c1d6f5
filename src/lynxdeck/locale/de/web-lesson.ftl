### Die Schritte der Lektion von Linko, die zur gelehrten Ausgabe gehören. $ben und $cleo heißen die Plätze 2 und 3.

web-learn-linko-may = Du hast niemandem etwas abgeluchst, also darfst du eine Karte ziehen, wenn du magst. In der Auslage liegt eine 2, und fünf hast du schon: Nimm sie.
web-learn-linko-may-nudge = Ziehen ist hier freiwillig. Aber eine sechste 2 ergibt eine große Lage: Nimm sie.
web-learn-linko-may-again = Wieder nichts abgeluchst: Du darfst ziehen. Aber Karten auf der Hand kosten Punkte, und hier hilft dir keine: Verzichte.
web-learn-linko-may-again-nudge = Noch eine Karte würde dich nur aufhalten. Verzichte.
web-learn-linko-seventh = Noch eine. Du hast sechs 2er: Nimm die siebte. Niedrige Karten lassen sich leicht sammeln, und sieben auf einmal sind fast sicher.
web-learn-linko-seventh-nudge = Mit der 2 aus der Auslage hast du sieben gleiche. Nimm diese.
web-learn-linko-nines = Zuerst die 9er von { $ben }. Du hast sieben 2er und einen Joker und kannst im nächsten Zug alles ausspielen. Mehr Karten würden dich nur aufhalten: Überlass sie.
web-learn-linko-home = Die Zielgerade: Spiel alle sieben 2er und dazu den Joker. Dann ist deine Hand leer, und das Spiel endet sofort. Letzte Karten luchsen niemandem etwas ab.
web-learn-linko-home-nudge = Alle sieben 2er und dazu den Joker: Dann ist deine Hand leer.
web-learn-linko-sixteen = Sechzehn Karten liegen vor dir, und auf der Hand hast du keine mehr: 16 Punkte. Was { $ben } und { $cleo } noch auf der Hand haben, zählt gegen sie.
