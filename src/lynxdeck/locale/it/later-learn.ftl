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
