### Lektionen und Regeln im Browser. $ben und $cleo heißen die Plätze 2 und 3.

## Der Rahmen der Lektion

web-learn-title = { $game } lernen
web-learn-choose = Welches Spiel möchtest du lernen?
web-learn-linko-what = Ausspielen, abluchsen, nehmen oder überlassen – und am Ende die meisten Karten auf dem Tisch haben.
web-learn-push-what = Karten aufdecken, Spalten bauen und rechtzeitig aufhören.
web-learn-minutes = zwei Minuten
web-learn-opening = Die Karten werden ausgelegt …
web-learn-failed = Die Lektion ließ sich nicht öffnen. { $reason }
web-learn-retry = Noch einmal versuchen
web-learn-step = Schritt { $step } von { $steps }
web-learn-next = Weiter
web-learn-show = Mach das für mich
web-learn-leave = Lektion verlassen
web-learn-back = Zurück an den Tisch
web-learn-called = Es wurde ausgeteilt: Hier ist dein Tisch.
web-learn-again = Von vorn
web-learn-lost = Du hast die Lektion verlassen. Spiel weiter oder fang von vorn an.
web-learn-done = Jetzt kannst du { $game } spielen
web-learn-won = Dein erster Sieg!
web-learn-play = { $game } spielen
web-learn-other = Auch { $game } lernen
web-learn-rules = Regeln lesen

## Die Regeln

web-rules-title = Regeln
web-rules-of = Die Regeln von { $game }
# The whole game in six pictures.
web-glance = Auf einen Blick
web-glance-linko-1 = Spiel Karten eines Werts aus: eine oder mehrere.
web-glance-linko-2 = Gleich viele Karten, und höhere? Du luchst sie ab.
web-glance-linko-3 = Nimm sie auf die Hand oder überlass sie: Du entscheidest.
web-glance-linko-4 = Deine Lage ist weg? Zieh genauso viele Karten.
web-glance-linko-5 = Das X ist ein Joker: Er nimmt jeden Wert an.
web-glance-linko-6 = Eine Hand ist leer? Jede Karte zählt: auf dem Tisch +1, auf der Hand −1.
web-glance-push-1 = Die meisten Punkte gewinnen. Deck eine Karte auf und leg sie in eine Spalte.
web-glance-push-2 = In jeder Spalte gibt es jede Zahl und jede Farbe nur einmal.
web-glance-push-3 = Hör rechtzeitig auf und nimm eine Spalte. Den Rest nehmen die anderen.
web-glance-push-4 = Sie passt nirgends? Keine Spalte, und du würfelst.
web-glance-push-5 = Der Würfel fegt seine Farbe aus deinen offenen Karten.
web-glance-push-6 = Oder schütz eine Farbe: Sie ist für immer sicher.
web-rules-contents = Inhalt
web-rules-edition = Ausgabe
web-rules-in-play = Deine Ausgabe
web-rules-not-here = nicht in dieser Ausgabe
web-rules-loading = Regeln werden geladen …
web-rules-failed = Die Regeln ließen sich nicht laden. { $reason }
web-rules-retry = Noch einmal versuchen
web-rules-dilemma = Wohin eine abgeluchste Lage kommt
web-rules-dilemma-active = Wer am Zug ist, wählt
web-rules-dilemma-take = Nehmen
web-rules-dilemma-take-does = Wer am Zug ist, nimmt die Lage auf die Hand. Das Opfer zieht ebenso viele Karten.
web-rules-dilemma-leave = Überlassen
web-rules-dilemma-victim = Das Opfer wählt
web-rules-dilemma-reclaim = Zurücknehmen
web-rules-dilemma-reclaim-does = Die Lage kommt zurück auf die Hand des Opfers. Niemand zieht.
web-rules-dilemma-discard = Abwerfen
web-rules-dilemma-discard-does = Die Lage kommt auf den Ablagestapel. Das Opfer zieht ebenso viele Karten.
