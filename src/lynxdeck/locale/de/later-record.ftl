### Was an einer mitgebrachten Aufzeichnung nicht stimmt. $token ist die falsche Stelle.

web-error-bad-record =
    { $kind ->
        [comment] Ein Kommentar ist nicht geschlossen: Es fehlt eine Klammer.
        [deck] Die Karten gehen nicht auf: Es ist eine zu viel, eine zu wenig oder eine, die es in diesem Spiel nicht gibt.
        [dice] Diese Seite hat der Würfel nicht.
        [edition] Eine Ausgabe „{ $token }“ gibt es hier nicht.
        [end] So endete die Partie nicht: „{ $token }“ ist falsch.
        [escape] „{ $token }“ ist nicht lesbar.
        [game] Ein Spiel „{ $token }“ gibt es hier nicht.
        [line] „{ $token }“ ist keine Zeile mit einem Etikett.
        [long] Das ist zu lang für eine Aufzeichnung.
        [missing] Das Etikett { $token } fehlt.
        [move] „{ $token }“ ist hier nicht möglich.
        [none] In dieser Datei ist keine Partie.
        [result] Das Ergebnis „{ $token }“ ist falsch.
        [seats] Die Mitspieler passen nicht: Ein Name ist leer, oder es sind zu viele oder zu wenige.
        [start] „{ $token }“ kann nicht beginnen: Diesen Platz gibt es nicht.
        [text] Das ist keine Textdatei.
        [twice] Das Etikett { $token } kommt zweimal vor.
       *[other] Diese Partie lässt sich nicht lesen.
    }
