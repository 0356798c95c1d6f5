### Che cosa non va in una partita salvata che qualcuno porta. $token è la parte sbagliata.

web-error-bad-record =
    { $kind ->
        [comment] Un commento non si chiude: manca una graffa.
        [deck] Le carte non tornano: ce n’è una di troppo, una di meno, o una che questo gioco non ha.
        [dice] Il dado non ha questa faccia.
        [edition] Qui non c’è nessuna edizione «{ $token }».
        [end] La partita non è finita così: «{ $token }» è sbagliato.
        [escape] «{ $token }» non si può leggere.
        [game] Qui non c’è nessun gioco «{ $token }».
        [line] «{ $token }» non è una riga con un’etichetta.
        [long] È troppo lungo per una partita salvata.
        [missing] Manca l’etichetta { $token }.
        [move] Qui «{ $token }» non è possibile.
        [none] In questo file non c’è nessuna partita.
        [result] Il risultato «{ $token }» è sbagliato.
        [seats] I giocatori non tornano: un nome è vuoto, o sono troppi o troppo pochi.
        [start] «{ $token }» non può iniziare: questo posto non c’è.
        [text] Questo non è un file di testo.
        [twice] L’etichetta { $token } c’è due volte.
       *[other] Questa partita non si può leggere.
    }
