### I passi della lezione di Linko che appartengono all’edizione insegnata. $ben e $cleo sono i nomi ai posti 2 e 3.

web-learn-linko-may = Non hai sgraffignato niente, quindi puoi pescare una carta, se vuoi. Nel display c’è un 2, e ne hai già cinque: prendilo.
web-learn-linko-may-nudge = Qui pescare è a tua scelta. Ma un sesto 2 fa una fila grande: prendilo.
web-learn-linko-may-again = Di nuovo niente da sgraffignare: puoi pescare. Ma le carte che restano in mano costano punti, e qui non c’è niente di utile: rinuncia.
web-learn-linko-may-again-nudge = Un’altra carta ti rallenterebbe soltanto. Rinuncia.
web-learn-linko-seventh = Ancora una. Hai sei 2: prendi il settimo. Le carte basse si raccolgono facilmente, e sette in una volta sono quasi al sicuro.
web-learn-linko-seventh-nudge = Con il 2 del display ne hai sette uguali. Prendi quello.
web-learn-linko-nines = Prima i 9 di { $ben }. Hai sette 2 e un Jolly, e nel prossimo turno puoi calarli tutti. Altre carte ti rallenterebbero: lasciale.
web-learn-linko-home = La dirittura d’arrivo: cala tutti e sette i 2 insieme al Jolly. La tua mano è vuota e la partita finisce subito. Le ultime carte non derubano nessuno.
web-learn-linko-home-nudge = Tutti e sette i 2, e anche il Jolly: così la tua mano è vuota.
web-learn-linko-sixteen = Davanti a te ci sono sedici carte e in mano non ne hai più: 16 punti. Quello che { $ben } e { $cleo } hanno ancora in mano vale punti negativi.
