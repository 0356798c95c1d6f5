### Quello che un’edizione aggiunge al gioco della lezione, in tre passi; si mostra una volta sola.

web-new-title = Novità: { $edition }
web-new-ghost-yes-1 = Con voi due gioca un fantasma. Le sue tredici carte sono scoperte; quelle di un valore formano una combinazione.
web-new-ghost-yes-2 = Cala tante carte quante ne ha una combinazione, ma più alte: la prendi in mano, e il fantasma torna a tredici. Se ce n’è più d’una, scegli.
web-new-ghost-yes-3 = Dopo il fantasma confronti la fila superiore dell’avversario, come sempre. Due carte in una posizione del display sono un gruppo: conta come una carta pescata, ma le ricevi entrambe.
web-new-ones_beat_top-yes-1 = Qui la più bassa batte la più alta: gli 1 sgraffignano i 13.
web-new-ones_beat_top-yes-2 = Sgraffignano anche una fila di soli Jolly, sempre con lo stesso numero di carte.
web-new-ones_beat_top-yes-3 = Il resto non cambia: ogni carta più alta sgraffigna ancora gli 1.
web-new-risk-yes-1 = Attenzione alla stella: qui è la faccia peggiore del dado.
web-new-risk-yes-2 = Se esce, perdi tutte le carte esposte. Restano solo quelle protette.
web-new-risk-yes-3 = Esce una volta su sei. Proteggi in tempo, e pensaci bene con le carte-dado.
web-new-follow_up-action-1 = Qui niente si protegge da solo.
web-new-follow_up-action-2 = Una nuova carta di un colore protetto resta esposta, e il dado può portarla via.
web-new-follow_up-action-3 = Per metterla al sicuro serve un altro turno: proteggi di nuovo quel colore.
