### The trail: twelve lynxes to meet, each with a way of playing.

trail-title = Il sentiero
trail-count = { $crowns } su { $all }
trail-count-said = { $crowns } corone su { $all }
trail-chapter = Capitolo { $number }
trail-meadow = Il prato
trail-pines = La pineta dei ladri
trail-ridge = La cresta
trail-meadow-about = Linko · per cominciare
trail-pines-about = Furti, Jolly e coraggio
trail-ridge-about = Gli ultimi e i migliori
trail-waits-meadow = { $lynx } ti aspetta nel prato
trail-waits-pines = { $lynx } ti aspetta nella pineta
trail-waits-ridge = { $lynx } ti aspetta sulla cresta
trail-done = Battuti tutti e dodici. Vogliono la rivincita.
trail-with = { $game } · tu, { $names }
trail-win = vinci
trail-margin = vinci di 10
trail-play = Gioca
trail-learn = Comincia dalla lezione
trail-closed = Prima devi battere { $name }.
trail-prize = Premio: { $prize }
trail-crown = Nuova corona
trail-crowns-none = Stavolta niente corone nuove. Ci riprovi con le stesse carte?
trail-next = Avanti con { $name }
trail-go = Al sentiero
trail-new = Novità: { $edition }
trail-looks = Il tuo stile
trail-cloth = Panno
trail-back = Dorsi
trail-wears = La tua lince porta
trail-plain = semplice
trail-locked = Si vince battendo { $name }
trail-locked-all = Si vince con tutte le 36 corone
trail-won-prize = Hai vinto un premio: { $prize }

## Prizes

trail-prize-cloth-red = panno rosso
trail-prize-cloth-slate = panno ardesia
trail-prize-cloth-autumn = panno d’autunno
trail-prize-cloth-snow = panno neve
trail-prize-cloth-night = panno notte
trail-prize-cloth-linen = panno di lino
trail-prize-back-meadow = dorsi verde prato
trail-prize-back-pines = dorsi verde pino
trail-prize-back-ridge = dorsi al tramonto
trail-prize-back-gold = dorsi dorati
trail-prize-wears-scarf = una sciarpa
trail-prize-wears-bell = un campanellino
trail-prize-wears-star = una stella

## Who they are

trail-title-rose = Rose, la generosa
trail-title-rust = Rust, testa calda
trail-title-olive = Olive, che spilluzzica
trail-title-sand = Sand, il collezionista
trail-title-ink = Ink, l’avaro
trail-title-sky = Sky, la ladra
trail-title-slate = Slate, lo spericolato
trail-title-pine = Pine, il burlone
trail-title-snow = Snow, la prudente
trail-title-plum = Plum, la custode
trail-title-cocoa = Cocoa, l’imprevedibile
trail-title-amber = Amber, l’anziana

## What earns the second crown, as short as can be

trail-deed-rose = sgraffigna tre volte
trail-deed-rust = una fila di quattro carte
trail-deed-olive = gioca l’ultima carta
trail-deed-sand = sgraffigna tre carte in un colpo
trail-deed-ink = sgraffigna un Jolly
trail-deed-sky = fatti derubare al massimo una volta
trail-deed-slate = non rischiare mai troppo
trail-deed-pine = non perdere nulla col dado
trail-deed-snow = prendi 12 punti in un colpo
trail-deed-plum = proteggi 30 punti
trail-deed-cocoa = una fila di sei carte
trail-deed-amber = sgraffigna cinque volte

## What they say before a game

trail-before-rose = Prendere o lasciare? Io lascio sempre.
trail-before-rust = Perché aspettare? Tutto quello che ho, giù sul tavolo.
trail-before-olive = Una carta, poi un’altra. Senza fretta.
trail-before-sand = Aspetto la quarta. Arriverà.
trail-before-ink = I Jolly? Me li tengo. Tutti.
trail-before-sky = Quello che sta lì è già quasi mio.
trail-before-slate = Ancora una carta. Che può succedere?
trail-before-pine = Il dado lo metto in un bel posto. Per te.
trail-before-snow = Io smetto presto. A casa è caldo e asciutto.
trail-before-plum = Nove punti? Dritti in cassaforte.
trail-before-cocoa = Come gioco oggi? Richiedimelo tra un minuto.
trail-before-amber = Ne hai fatta di strada. Siediti.

## What they say when they have lost

trail-won-rose = Ben giocato! E la mia mano è ancora così in ordine.
trail-won-rust = Ahi. Un giorno conterò prima.
trail-won-olive = Un boccone di troppo. Capita.
trail-won-sand = La quarta ce l’avevi tu, vero?
trail-won-ink = E avevo ancora due Jolly. Bellissimi.
trail-won-sky = Rubato a me! Ne vado quasi fiera.
trail-won-slate = Una carta di troppo. Come sempre.
trail-won-pine = Hai schivato i miei dadi. Che maleducazione.
trail-won-snow = Forse dovevo osarne ancora una.
trail-won-plum = Tutto sotto chiave, eppure troppo poco.
trail-won-cocoa = Dovevo fidarmi del penultimo piano.
trail-won-amber = Una partita così, su questa collina, mancava da anni.

## What they say when they have won

trail-lost-rose = Oh! Ho vinto? Con quello che ho lasciato in giro?
trail-lost-rust = Grande e subito. Il trucco è tutto qui.
trail-lost-olive = Un po’ alla volta, e il tavolo è pieno.
trail-lost-sand = Quattro uguali. Ne è valsa la pena.
trail-lost-ink = Visto? Nessun Jolly si è fatto male.
trail-lost-sky = Tutto ciò che luccica. È più forte di me.
trail-lost-slate = Te l’avevo detto: ancora una ci stava.
trail-lost-pine = Bel tiro! Oh, accidenti…
trail-lost-snow = Piano e al sicuro, in cima ci si arriva.
trail-lost-plum = Quel che è al sicuro resta al sicuro.
trail-lost-cocoa = Non te l’aspettavi? Nemmeno io.
trail-lost-amber = Torna quando vuoi. Il sentiero non scappa.
