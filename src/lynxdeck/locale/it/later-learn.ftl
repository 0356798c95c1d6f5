### Lezioni e regole nel browser. $ben e $cleo sono i nomi ai posti 2 e 3.

## La cornice della lezione

web-learn-title = Impara { $game }
web-learn-choose = Quale gioco vuoi imparare?
web-learn-linko-what = Calare, sgraffignare, prendere o lasciare – e finire con più carte di tutti sul tavolo.
web-learn-push-what = Scoprire carte, formare colonne e fermarsi in tempo.
web-learn-minutes = due minuti
web-learn-opening = Prepariamo le carte…
web-learn-failed = La lezione non si è aperta. { $reason }
web-learn-retry = Riprova
web-learn-step = Passo { $step } di { $steps }
web-learn-next = Avanti
web-learn-show = Fallo per me
web-learn-leave = Esci dalla lezione
web-learn-back = Torna al tavolo
web-learn-called = Le carte sono distribuite: ecco il tuo tavolo.
web-learn-again = Ricomincia
web-learn-lost = Hai lasciato la lezione. Continua a giocare, o ricomincia.
web-learn-done = Ora sai giocare a { $game }
web-learn-won = La tua prima vittoria!
web-learn-play = Gioca a { $game }
web-learn-other = Impara anche { $game }
web-learn-rules = Leggi le regole

## Le regole

web-rules-title = Regole
web-rules-of = Le regole di { $game }
# The whole game in six pictures.
web-glance = In breve
web-glance-linko-1 = Cala carte di un solo valore: una o più.
web-glance-linko-2 = Stesso numero di carte, e più alte? Le sgraffigni.
web-glance-linko-3 = Prendile in mano, o lasciale a chi le aveva calate.
web-glance-linko-4 = La tua fila non c’è più? Pesca altrettante carte.
web-glance-linko-5 = La X è un Jolly: prende qualsiasi valore.
web-glance-linko-6 = Una mano è vuota? Ogni carta vale: sul tavolo +1, in mano −1.
web-glance-push-1 = Vince chi ha più punti. Scopri una carta e mettila in una colonna.
web-glance-push-2 = In una colonna nessun numero e nessun colore sta due volte.
web-glance-push-3 = Fermati in tempo e prendi una colonna. Il resto va agli altri.
web-glance-push-4 = Non c’è posto? Niente colonna, e lanci il dado.
web-glance-push-5 = Il dado spazza via il suo colore dalle tue carte esposte.
web-glance-push-6 = Oppure proteggi un colore: è al sicuro per sempre.
web-rules-contents = Indice
web-rules-edition = Edizione
web-rules-in-play = La tua edizione
web-rules-not-here = non in questa edizione
web-rules-loading = Caricamento delle regole…
web-rules-failed = Le regole non si sono caricate. { $reason }
web-rules-retry = Riprova
web-rules-dilemma = Dove va una fila sgraffignata
web-rules-dilemma-active = Sceglie il giocatore di turno
web-rules-dilemma-take = Prendere
web-rules-dilemma-take-does = La fila va in mano al giocatore di turno. Il derubato pesca altrettante carte.
web-rules-dilemma-leave = Lasciare
web-rules-dilemma-victim = Sceglie il derubato
web-rules-dilemma-reclaim = Riprendere
web-rules-dilemma-reclaim-does = La fila torna in mano al derubato. Nessuno pesca.
web-rules-dilemma-discard = Scartare
web-rules-dilemma-discard-does = La fila va tra gli scarti. Il derubato pesca altrettante carte.
