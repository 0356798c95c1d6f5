### Le lezioni, passo per passo. $ben e $cleo sono i nomi ai posti 2 e 3.

## Linko

web-learn-linko-aim = Ogni carta che alla fine sta davanti a te è un punto. Ogni carta che ti resta in mano te ne toglie uno. Quindi metti le carte sul tavolo, e fa’ che ci restino.
web-learn-linko-play = Nel tuo turno cali carte di un solo valore: una o più, quante ne vuoi. Scegli i tuoi 6 e calali tutti e due.
web-learn-linko-play-nudge = Andrebbe bene qualsiasi valore. Per ora cala i due 6: due carte in una volta.
web-learn-linko-rivals = { $ben } ha calato due 4, { $cleo } un 9. Cala lo stesso numero di carte, ma più alte, e le sgraffigni.
web-learn-linko-snatch = Hai due 8: tanti quante le carte in cima davanti { LINKED("a", $ben) }, e più alti. Calali tutti e due. Prima che tu decida, il tavolo mostra a chi sgraffignerai.
web-learn-linko-snatch-nudge = Così le carte di { $ben } resterebbero dove sono: due carte si sgraffignano con due carte, né più né meno. Cala i due 8.
web-learn-linko-take = Sgraffignati! Ora scegli: prendi in mano i 4, o li lasci? Hai già due 4, e quattro carte uguali sono difficili da battere. Prendili.
web-learn-linko-take-nudge = Se lasci i 4, { $ben } può riprenderli. A te servono di più: prendili.
web-learn-linko-drew = { $ben } ha dovuto pescare tante carte quante ne hai prese: dal display, dove tutti vedono, o dal mazzetto. Poi il display è tornato a sei carte.
web-learn-linko-others = Ora { $ben } cala un 11 e sgraffigna il 9 di { $cleo }. Basta una carta sola, e quando si può, si deve.
web-learn-linko-robbed = Ora la vittima sei tu: { $cleo } ti sgraffigna gli 8 con due 10 e te li lascia. Li riprendi in mano, o li scarti e peschi due carte? Nel display ci sono un Jolly e un 2: scartali.
web-learn-linko-robbed-nudge = Riprendere gli 8 sarebbe permesso. Ma il display offre un Jolly e un 2: scarta gli 8.
web-learn-linko-draw = Si pesca una carta alla volta. Prendi il Jolly: insieme ad altre carte ha il loro valore, da solo supera il 13.
web-learn-linko-draw-nudge = Un Jolly non resta mai a lungo nel display. Prendilo.
web-learn-linko-many = Ora i tuoi quattro 4 sono insieme: calali tutti. Li sgraffignano solo quattro carte più alte, né più né meno, e finché stanno lì è al sicuro anche ciò che sta sotto.
web-learn-linko-many-nudge = Meno carte si sgraffignano più facilmente. Cala tutti e quattro i 4.
web-learn-linko-double = Tutti e due mostrano una coppia: { $ben } due 9, { $cleo } due 5. I tuoi due 12 battono entrambe. Sgraffignerai a tutti e due, uno dopo l’altro.
web-learn-linko-double-nudge = Due 12 sgraffignano a tutti e due in una volta. Non perdere l’occasione.
web-learn-linko-leave-nudge = La partita finisce quando cali la tua ultima carta. Con più carte non ce la faresti al prossimo turno. Lasciale.
web-learn-linko-leave-again = { $ben } ha ripreso i 9. Ora i 5 di { $cleo }: lascia anche questi.
web-learn-linko-may = Non hai sgraffignato niente, quindi puoi pescare una carta, se vuoi. Nel display c’è un 2, e ne hai già cinque: prendilo.
web-learn-linko-may-nudge = Qui pescare è a tua scelta. Ma un sesto 2 fa una fila grande: prendilo.
web-learn-linko-may-again = Di nuovo niente da sgraffignare: puoi pescare. Ma le carte che restano in mano costano punti, e qui non c’è niente di utile: rinuncia.
web-learn-linko-may-again-nudge = Un’altra carta ti rallenterebbe soltanto. Rinuncia.
web-learn-linko-seventh = Ancora una. Hai sei 2: prendi il settimo. Le carte basse si raccolgono facilmente, e sette in una volta sono quasi al sicuro.
web-learn-linko-seventh-nudge = Con il 2 del display ne hai sette uguali. Prendi quello.
web-learn-linko-nines = Prima i 9 di { $ben }. Hai sette 2 e un Jolly, e nel prossimo turno puoi calarli tutti. Altre carte ti rallenterebbero: lasciale.
web-learn-linko-home = La dirittura d’arrivo: cala tutti e sette i 2 insieme al Jolly. La tua mano è vuota e la partita finisce subito. Le ultime carte non derubano nessuno.
web-learn-linko-home-nudge = Tutti e sette i 2, e anche il Jolly: così la tua mano è vuota.
web-learn-linko-sixteen = Davanti a te ci sono sedici carte e in mano non ne hai più: 16 punti. Quello che { $ben } { LINKED("e", $cleo) } hanno ancora in mano vale punti negativi.

## Push

web-learn-push-aim = Le carte si scoprono una alla volta e si mettono in colonne, al massimo tre. Poi ognuno prende una colonna, finché ce ne sono. Alla fine contano i numeri sulle tue carte.
web-learn-push-push = Tocca a te. Scopri la prima carta del mazzo.
web-learn-push-place = Un 5 rosso. La prima carta apre la colonna A.
web-learn-push-on = Dopo ogni carta puoi fermarti o continuare. Una carta è poco: scopri ancora.
web-learn-push-on-nudge = Potresti già fermarti. Ma finché una colonna è libera non può andare storto niente: scopri ancora.
web-learn-push-fits = Un 4 blu: altro numero e altro colore, quindi sta bene con il 5. Mettilo nella colonna A.
web-learn-push-fits-nudge = Puoi sempre aprire una colonna nuova. Ma ne prenderai una sola: fa’ che la colonna A ne valga la pena.
web-learn-push-clash = Un 5 giallo. Nella colonna A c’è già un 5, e nessuna colonna ha due volte lo stesso numero o lo stesso colore. Perciò apre la colonna B.
web-learn-push-best = Un 6 viola sta bene in tutte e due. Mettilo dove lo vuoi tu: nella colonna A.
web-learn-push-best-nudge = Lì sarebbe di chi prende quella colonna. Mettilo nella colonna A.
web-learn-push-stop = Quindici punti nella colonna A. Bastano: fermati e prendi la colonna A.
web-learn-push-stop-nudge = Prendi quello che hai: la colonna A vale 15 punti.
web-learn-push-collect = La prima scelta era tua. Ora gli altri prendono una colonna a testa, in senso orario, finché ce ne sono: { $ben } ha la colonna B, e per { $cleo } non ne resta.
web-learn-push-switch = Una carta-cambio direzione. Si mette da parte, e questa volta gli altri scelgono al contrario: dopo { $ben } vieni tu, non { $cleo }.
web-learn-push-roll-card = Una carta-dado sta in una colonna come le altre, al massimo una per colonna. Chi prende quella colonna deve lanciare il dado.
web-learn-push-choose = Grazie alla carta-cambio direzione scegli prima di { $cleo }. Nella colonna A c’è la carta-dado: meglio la colonna C.
web-learn-push-choose-nudge = Per la colonna A dovresti lanciare il dado, e vale solo 2. Prendi la colonna C.
web-learn-push-rolled = { $cleo } ha dovuto prendere la colonna A, e il dado ha dato verde. Tutte le carte verdi esposte di { $cleo } sono perse, anche quella nuova.
web-learn-push-greed = Tocca a te. Vediamo come si rischia troppo: scopri una carta.
web-learn-push-greed-nudge = A proteggere penseremo dopo. Prima scopri una carta.
web-learn-push-red = Un 2 rosso apre la colonna A.
web-learn-push-red-three = Un 1 rosso apre la terza colonna, e una quarta non c’è. D’ora in poi ogni carta rossa è una di troppo.
web-learn-push-bust = Sarebbe saggio fermarsi. Ma per questa volta rischia troppo.
web-learn-push-bust-nudge = Scelta saggia! Ma per una volta guarda quanto costa rischiare troppo: scopri ancora.
web-learn-push-busted = Un 6 rosso non trova posto: hai rischiato troppo. Non prendi nessuna colonna e devi lanciare il dado. Esce blu, e il tuo 4 blu è perso. Gli altri prendono lo stesso le tue colonne.
web-learn-push-protect = { $cleo } ha usato un turno intero per proteggere il blu. Fa’ lo stesso: invece di scoprire, metti via coperte le tue carte viola. Così 11 punti sono per sempre al riparo dal dado.
web-learn-push-protect-nudge = Il viola è il tuo colore migliore: 11 punti. Proteggi il viola.
web-learn-push-must = Resta solo la colonna A, con una carta-dado. Finché c’è una colonna, devi prenderne una.
web-learn-push-safe = Il 3 viola si è unito automaticamente alle tue carte protette. Poi il dado ha dato viola e non hai perso niente: ciò che è protetto resta tuo.
web-learn-push-end = Si va avanti così finché il mazzo non è finito. Poi si sommano tutti i numeri, esposti e protetti, e vince la somma più alta.
