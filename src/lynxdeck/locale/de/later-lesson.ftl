### Die Lektionen, Schritt für Schritt. $ben und $cleo heißen die Plätze 2 und 3.

## Linko

web-learn-linko-aim = Jede Karte, die am Ende vor dir liegt, ist ein Punkt. Jede, die du noch auf der Hand hast, kostet einen. Also bring deine Karten auf den Tisch – und sorg dafür, dass sie dort bleiben.
web-learn-linko-play = In deinem Zug spielst du Karten eines Wertes aus: eine oder mehrere, so viele, wie du willst. Wähle deine 6er und spiel beide aus.
web-learn-linko-play-nudge = Jeder Wert wäre erlaubt. Spiel jetzt beide 6er: zwei Karten auf einmal.
web-learn-linko-rivals = { $ben } hat zwei 4er ausgespielt, { $cleo } eine 9. Spiel gleich viele, aber höhere Karten, und du luchst sie ab.
web-learn-linko-snatch = Du hast zwei 8er: so viele, wie { $ben } oben liegen hat, und höher. Spiel beide aus. Wem du etwas abluchst, zeigt der Tisch, bevor du entscheidest.
web-learn-linko-snatch-nudge = So bliebe die Lage von { $ben } liegen: Zwei Karten luchst man nur mit genau zweien ab. Spiel beide 8er.
web-learn-linko-take = Abgeluchst! Nun wähle: Nimmst du die 4er auf die Hand, oder überlässt du sie? Du hast selbst zwei 4er, und vier gleiche sind schwer zu schlagen. Nimm sie.
web-learn-linko-take-nudge = Überlässt du die 4er, bekommt { $ben } sie vielleicht zurück. Dir nützen sie mehr: Nimm sie.
web-learn-linko-drew = { $ben } musste so viele Karten ziehen, wie du genommen hast: aus der Auslage, wo es alle sehen, oder vom Stapel. Danach wurde die Auslage wieder auf sechs aufgefüllt.
web-learn-linko-others = Jetzt spielt { $ben } eine 11 und luchst { $cleo } die 9 ab. Eine einzelne Karte genügt, und wer abluchsen kann, muss.
web-learn-linko-robbed = Nun trifft es dich: { $cleo } luchst dir mit zwei 10ern die 8er ab und überlässt sie dir. Zurück auf die Hand, oder abwerfen und zwei Karten ziehen? In der Auslage liegen ein Joker und eine 2, also wirf ab.
web-learn-linko-robbed-nudge = Die 8er zurückzunehmen wäre erlaubt. Aber in der Auslage locken ein Joker und eine 2: Wirf die 8er ab.
web-learn-linko-draw = Du ziehst eine Karte nach der anderen. Nimm den Joker: Bei anderen Karten hat er deren Wert, allein ist er höher als eine 13.
web-learn-linko-draw-nudge = Ein Joker liegt nie lange in der Auslage. Nimm ihn.
web-learn-linko-many = Jetzt sind deine vier 4er beisammen: Spiel alle aus. Nur genau vier höhere Karten können sie abluchsen, und solange sie da liegen, ist sicher, was darunter ist.
web-learn-linko-many-nudge = Weniger Karten luchst man leichter ab. Spiel alle vier 4er.
web-learn-linko-double = Beide zeigen ein Paar: { $ben } zwei 9er, { $cleo } zwei 5er. Deine zwei 12er schlagen beide. Du luchst beiden etwas ab, nacheinander.
web-learn-linko-double-nudge = Zwei 12er luchsen beiden auf einmal etwas ab. Lass dir das nicht entgehen.
web-learn-linko-leave-nudge = Mit deiner letzten Karte endet das Spiel. Mit mehr Karten schaffst du das nicht im nächsten Zug. Überlass sie.
web-learn-linko-leave-again = { $ben } hat die 9er zurückgenommen. Nun die 5er von { $cleo }: Überlass auch sie.
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

## Push

web-learn-push-aim = Karten werden einzeln aufgedeckt und in Spalten gelegt, höchstens drei. Dann nehmen alle je eine Spalte, solange es welche gibt. Am Ende zählen die Zahlen auf deinen Karten.
web-learn-push-push = Du bist dran. Deck die erste Karte des Stapels auf.
web-learn-push-place = Eine rote 5. Mit der ersten Karte beginnt Spalte A.
web-learn-push-on = Nach jeder Karte darfst du aufhören oder weiter aufdecken. Eine Karte ist wenig: Deck noch eine auf.
web-learn-push-on-nudge = Du könntest schon aufhören. Aber solange eine Spalte frei ist, kann nichts schiefgehen: Deck noch eine auf.
web-learn-push-fits = Eine blaue 4: andere Zahl, andere Farbe, also passt sie zur 5. Leg sie in Spalte A.
web-learn-push-fits-nudge = Du darfst immer eine neue Spalte beginnen. Aber nehmen wirst du nur eine: Mach Spalte A wertvoll.
web-learn-push-clash = Eine gelbe 5. In Spalte A liegt schon eine 5, und keine Spalte hat zweimal die gleiche Zahl oder die gleiche Farbe. Also beginnt sie Spalte B.
web-learn-push-best = Eine lila 6 passt in beide. Leg sie dorthin, wo du sie haben willst: in Spalte A.
web-learn-push-best-nudge = Dort schnappt sie sich vielleicht jemand anderes. Leg sie in Spalte A.
web-learn-push-stop = Fünfzehn Punkte in Spalte A. Das ist reichlich: Hör auf und nimm Spalte A.
web-learn-push-stop-nudge = Nimm, was du hast: Spalte A ist 15 Punkte wert.
web-learn-push-collect = Du hast zuerst genommen. Nun nehmen die anderen im Uhrzeigersinn je eine Spalte, solange es welche gibt: { $ben } bekommt Spalte B, und für { $cleo } bleibt keine.
web-learn-push-switch = Eine Wechselkarte. Sie kommt zur Seite, und diesmal wählen die anderen andersherum: Nach { $ben } kommst du, nicht { $cleo }.
web-learn-push-roll-card = Eine Würfelkarte kommt in eine Spalte wie jede andere, höchstens eine in jede. Nimmst du diese Spalte, musst du würfeln.
web-learn-push-choose = Dank der Wechselkarte wählst du vor { $cleo }. In Spalte A liegt die Würfelkarte: Nimm lieber Spalte C.
web-learn-push-choose-nudge = Für Spalte A müsstest du würfeln, und sie ist nur 2 wert. Nimm Spalte C.
web-learn-push-rolled = { $cleo } musste Spalte A nehmen und würfelte Grün. Alle offenen grünen Karten von { $cleo } sind verloren, auch die neue.
web-learn-push-greed = Du bist dran. Sehen wir uns an, wie man überreizt: Deck eine Karte auf.
web-learn-push-greed-nudge = Schützen kommt später. Erst einmal: Deck eine Karte auf.
web-learn-push-red = Mit der roten 2 beginnt Spalte A.
web-learn-push-red-three = Mit der roten 1 beginnt die dritte Spalte, und eine vierte gibt es nicht. Ab jetzt ist jede rote Karte eine zu viel.
web-learn-push-bust = Klug wäre es, aufzuhören. Aber überreiz dieses eine Mal mit Absicht.
web-learn-push-bust-nudge = Klug! Aber sieh dir einmal an, was Überreizen kostet: Deck noch eine Karte auf.
web-learn-push-busted = Eine rote 6 passt nirgends: überreizt. Du bekommst keine Spalte und musst würfeln. Es kommt Blau, und deine blaue 4 ist weg. Die anderen nehmen deine Spalten trotzdem.
web-learn-push-protect = { $cleo } hat einen ganzen Zug gebraucht, um Blau zu schützen. Mach es auch so: Statt aufzudecken, leg deine lila Karten verdeckt weg. Dann sind 11 Punkte für immer vor dem Würfel sicher.
web-learn-push-protect-nudge = Lila ist deine beste Farbe: 11 Punkte. Schütze Lila.
web-learn-push-must = Nur Spalte A ist noch da, mit einer Würfelkarte. Solange es eine Spalte gibt, musst du eine nehmen.
web-learn-push-safe = Die lila 3 kam automatisch zu deinen geschützten Karten. Dann hast du Lila gewürfelt und nichts verloren: Was geschützt ist, bleibt dir.
web-learn-push-end = So geht es weiter, bis der Stapel leer ist. Dann werden alle Zahlen addiert, offene und geschützte, und die höchste Summe gewinnt.
