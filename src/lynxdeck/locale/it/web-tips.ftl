### Consigli e regole che si dimenticano, ciascuno una volta sola. Un consiglio si capisce da solo: dice prima di che cosa parla.

web-tip-title = Buono a sapersi
web-tip-ok = Capito
web-tip-rule = Regola { $rule }
web-tip-off = Basta consigli
web-tip-switch = Consigli durante la partita
web-tip-linko-stays = La tua fila è stata sgraffignata e non può restare lì: riprendila in mano, oppure scartala e pesca altrettante carte.
web-tip-push-must = Ora scegli tu. Finché c’è una colonna devi prenderne una, anche se è brutta.
