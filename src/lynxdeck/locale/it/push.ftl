### Why a decision is refused in Push. The rule's number stands behind each.

# P16
push-why-over = La partita è finita.
# PR5
push-why-not-asked =
    { $phase ->
        [turn] Ora il posto { $seat } deve scoprire una carta o proteggere un colore.
        [place] Ora il posto { $seat } deve mettere la carta in una colonna.
        [push] Ora il posto { $seat } deve continuare a scoprire o prendere una colonna.
       *[collect] Ora il posto { $seat } deve prendere una colonna.
    }
# P16, PR8
push-why-pile-empty = Il mazzo è finito: nessuno può più scoprire carte.
# PR2
push-why-bench-empty = Il posto { $seat } non ha carte esposte di quel colore.
# P5
push-why-same-number = Nella colonna { $column } c’è già quel numero: { $card } non ci sta.
push-why-same-colour = Nella colonna { $column } c’è già quel colore: { $card } non ci sta.
push-why-second-roll = Nella colonna { $column } c’è già una carta-dado.
# PR4
push-why-column-order = La colonna { $column } non è la prossima da aprire.
# P9, PR1
push-why-no-column = Non c’è nessuna colonna { $column } da prendere.
push-why-no-action = { $token } non è una mossa di questo gioco.
