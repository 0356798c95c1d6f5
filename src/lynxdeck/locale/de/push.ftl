### Warum Push eine Entscheidung ablehnt. Die Nummer der Regel steht jeweils darüber.

# P16
push-why-over = Das Spiel ist zu Ende.
# PR5
push-why-not-asked =
    { $phase ->
        [turn] Platz { $seat } muss jetzt eine Karte aufdecken oder eine Farbe schützen.
        [place] Platz { $seat } muss die Karte jetzt in eine Spalte legen.
        [push] Platz { $seat } muss jetzt weiter aufdecken oder eine Spalte nehmen.
       *[collect] Platz { $seat } muss jetzt eine Spalte nehmen.
    }
# P16, PR8
push-why-pile-empty = Der Nachziehstapel ist leer: Niemand kann weiter aufdecken.
# PR2
push-why-bench-empty = Platz { $seat } hat keine offene Karte dieser Farbe.
# P5
push-why-same-number = In Spalte { $column } liegt diese Zahl schon: { $card } passt nicht.
push-why-same-colour = In Spalte { $column } liegt diese Farbe schon: { $card } passt nicht.
push-why-second-roll = In Spalte { $column } liegt schon eine Würfelkarte.
# PR4
push-why-column-order = Spalte { $column } ist nicht die nächste neue.
# P9, PR1
push-why-no-column = Es gibt keine Spalte { $column } zu nehmen.
push-why-no-action = { $token } ist in diesem Spiel nicht möglich.
