### Why a decision is refused in Linko. The rule's number stands behind each.

# L16, L17
linko-why-over = La partita è finita.
# LR7
linko-why-not-asked =
    { $phase ->
        [play] Ora il posto { $seat } deve calare carte.
        [ghost] Ora il posto { $seat } deve scegliere una combinazione del fantasma.
        [take] Ora il posto { $seat } deve prendere o lasciare la fila sgraffignata.
        [reclaim] Ora il posto { $seat } deve riprendere o scartare la fila.
        [draw] Ora il posto { $seat } deve pescare una carta.
       *[option] Ora il posto { $seat } può pescare una carta o rinunciare.
    }
# L5
linko-why-few-numbers =
    Il posto { $seat } non può calare { $wanted } × { $card }: { $held ->
        [0] in mano non ne ha.
        [one] in mano ne ha solo uno.
       *[other] in mano ne ha solo { $held }.
    }
# L6
linko-why-few-jokers =
    Il posto { $seat } non può calare { $wanted } × J: { $held ->
        [0] in mano non ha Jolly.
        [one] in mano ne ha solo uno.
       *[other] in mano ne ha solo { $held }.
    }
# L24
linko-why-no-set = Il fantasma non ha nessun { $card }.
linko-why-set-size =
    La combinazione di { $card } del fantasma ha { $held ->
        [one] { $held } carta
       *[other] { $held } carte
    }, la tua fila ne ha { $wanted }.
linko-why-set-value = La tua fila non supera la combinazione di { $card } del fantasma.
# L12
linko-why-pile-empty = Il mazzetto è finito: pesca dal display.
linko-why-place-empty = In quella posizione del display non ci sono carte.
linko-why-not-leftmost = Le stesse carte si trovano più a sinistra: pesca quelle.
linko-why-no-action = Nessuna posizione del display contiene { $token }.
