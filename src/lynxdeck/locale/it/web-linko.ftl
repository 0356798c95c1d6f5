### Linko in the browser. What is asked, offered and told is in table.ftl.

# Read aloud for a seat. $beneath counts the layers under the top one.
web-linko-seat =
    { $name }{ $turn ->
        [yes] , di turno
       *[no] { "" }
    }: { $hand } in mano, punteggio { $score }, { $layer } in cima{ $beneath ->
        [0] .
        [one] , sotto { $beneath } fila.
       *[other] , sotto { $beneath } file.
    }
web-linko-place = Posizione { $place } del display: { $card }
web-linko-pile =
    { $count ->
        [0] Il mazzetto è finito
        [one] Mazzetto, { $count } carta
       *[other] Mazzetto, { $count } carte
    }
web-linko-discards =
    { $count ->
        [0] Ancora nessuno scarto
        [one] Scarti, { $count } carta: guardala
       *[other] Scarti, { $count } carte: guardale
    }
web-linko-hand = La tua mano
web-linko-choose = Scegli un valore della tua mano.
web-linko-choose-display = Il mazzetto è finito: scegli una carta del display.
web-linko-ask-draw-display =
    { $count ->
        [1] Pesca una carta dal display: il mazzetto è finito.
       *[other] Pesca { $count } carte dal display, una alla volta: il mazzetto è finito.
    }
web-linko-ask-option-display = Niente da sgraffignare: pesca una carta dal display, o rinuncia.
web-linko-more = Aggiungi una carta
web-linko-fewer = Togli una carta
web-linko-jokers = Jolly: { $count } su { $most }. Premi per aggiungerne uno.

## More about a seat

# A layer alone, as the name of a fan of cards.
web-linko-layer = { $layer }

## Why something is not possible, said to the person who wished it

web-linko-now =
    { $wished ->
        [draw] Ora non puoi pescare.
        [play] Ora non puoi calare carte.
        [rob] Ora non puoi derubare il fantasma.
       *[other] { $phase ->
            [play] Prima cala una o più carte dello stesso valore.
            [ghost] Prima scegli una combinazione del fantasma.
            [take] Prima prendi o lascia la fila sgraffignata.
            [reclaim] Prima riprendi o scarta la fila.
            [draw] Ora pesca una carta.
           *[option] Ora puoi solo pescare una carta o rinunciare.
        }
    }
web-linko-few-numbers =
    Non puoi calare { $wanted } × { $card }: { $held ->
        [0] non ne hai.
        [one] ne hai solo uno.
       *[other] ne hai solo { $held }.
    }
web-linko-few-jokers =
    Non puoi calare { $wanted } × Jolly: { $held ->
        [0] non ne hai.
        [one] ne hai solo uno.
       *[other] ne hai solo { $held }.
    }

## Keys

web-linko-key-groups = Scegli un valore della mano
web-linko-key-count = Aggiungi una carta, togli una carta
web-linko-key-jokers = Aggiungi un Jolly (con Maiusc: togli)
web-linko-key-act = Conferma (pulsante ambra)
web-linko-key-places = Pesca dal display, o scegli una combinazione del fantasma
web-linko-key-pile = Pesca dal mazzetto
web-linko-key-take = Prendi, lascia
web-linko-key-reclaim = Riprendi, scarta
web-linko-key-decline = Rinuncia a pescare
web-linko-key-cancel = Annulla la scelta
web-linko-key-hint = Suggerimento
web-linko-key-again = Rivedi l’ultimo turno
web-linko-hands = Tutte le mani
