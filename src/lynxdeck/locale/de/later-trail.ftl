### The trail: twelve lynxes to meet, each with a way of playing.

trail-title = Der Pfad
trail-count = { $crowns } von { $all }
trail-count-said = { $crowns } von { $all } Kronen
trail-chapter = Kapitel { $number }
trail-meadow = Die Wiese
trail-pines = Der Diebeswald
trail-ridge = Der Grat
trail-meadow-about = Linko · der leichte Anfang
trail-pines-about = Abluchsen, Joker, Wagemut
trail-ridge-about = Die Letzten und die Besten
trail-waits-meadow = { $lynx } wartet auf der Wiese
trail-waits-pines = { $lynx } wartet im Wald
trail-waits-ridge = { $lynx } wartet auf dem Grat
trail-done = Alle zwölf besiegt. Sie wollen Revanche.
trail-with = { $game } · du, { $names }
trail-win = gewinnen
trail-margin = mit 10 Vorsprung
trail-play = Spielen
trail-learn = Mit der Lektion beginnen
trail-closed = Besieg zuerst { $name }.
trail-prize = Gewinn: { $prize }
trail-crown = Neue Krone
trail-crowns-none = Diesmal keine neue Krone. Noch mal dieselben Karten?
trail-next = Weiter: { $name }
trail-go = Zum Pfad
trail-new = Neu hier: { $edition }
trail-looks = Dein Stil
trail-cloth = Tuch
trail-back = Rückseiten
trail-wears = Dein Luchs trägt
trail-plain = schlicht
trail-locked = Gibt’s, wenn du { $name } besiegst
trail-locked-all = Gibt’s für alle 36 Kronen
trail-won-prize = Du hast etwas gewonnen: { $prize }

## Prizes

trail-prize-cloth-red = rotes Tuch
trail-prize-cloth-slate = schiefergraues Tuch
trail-prize-cloth-autumn = herbstliches Tuch
trail-prize-cloth-snow = verschneites Tuch
trail-prize-cloth-night = nachtblaues Tuch
trail-prize-cloth-linen = Leinentuch
trail-prize-back-meadow = wiesengrüne Rückseiten
trail-prize-back-pines = waldgrüne Rückseiten
trail-prize-back-ridge = abendrote Rückseiten
trail-prize-back-gold = goldene Rückseiten
trail-prize-wears-scarf = ein Schal
trail-prize-wears-bell = ein Glöckchen
trail-prize-wears-star = ein Stern

## Who they are

trail-title-rose = Rose, die Großzügige
trail-title-rust = Rust, der Hitzkopf
trail-title-olive = Olive, die Naschkatze
trail-title-sand = Sand, der Sammler
trail-title-ink = Ink, der Hamster
trail-title-sky = Sky, die Diebin
trail-title-slate = Slate, der Draufgänger
trail-title-pine = Pine, der Schelm
trail-title-snow = Snow, die Vorsichtige
trail-title-plum = Plum, die Hüterin
trail-title-cocoa = Cocoa, die Launische
trail-title-amber = Amber, die Alte

## What earns the second crown, as short as can be

trail-deed-rose = dreimal abluchsen
trail-deed-rust = eine Lage aus vier Karten
trail-deed-olive = die letzte Karte spielen
trail-deed-sand = drei Karten auf einmal abluchsen
trail-deed-ink = einen Joker abluchsen
trail-deed-sky = höchstens einmal beluchst werden
trail-deed-slate = nie überreizen
trail-deed-pine = nichts an den Würfel verlieren
trail-deed-snow = 12 Punkte auf einmal nehmen
trail-deed-plum = 30 Punkte schützen
trail-deed-cocoa = eine Lage aus sechs Karten
trail-deed-amber = fünfmal abluchsen

## What they say before a game

trail-before-rose = Nehmen oder liegen lassen? Ich lass immer liegen.
trail-before-rust = Wozu warten? Alles, was ich habe, raus damit.
trail-before-olive = Erst eine Karte, dann noch eine. Nur keine Eile.
trail-before-sand = Ich warte auf die vierte. Die kommt schon.
trail-before-ink = Joker? Die behalte ich. Alle.
trail-before-sky = Was da liegt, gehört so gut wie mir.
trail-before-slate = Eine noch. Was soll schon passieren?
trail-before-pine = Den Würfel leg ich an einen schönen Platz. Für dich.
trail-before-snow = Ich hör früh auf. Daheim ist’s warm und trocken.
trail-before-plum = Neun Punkte? Ab in den Tresor.
trail-before-cocoa = Wie ich heute spiele? Frag in einer Minute noch mal.
trail-before-amber = Du bist weit gekommen. Setz dich.

## What they say when they have lost

trail-won-rose = Gut gespielt! Und meine Hand ist noch so schön ordentlich.
trail-won-rust = Autsch. Irgendwann zähl ich vorher nach.
trail-won-olive = Ein Häppchen zu viel übrig. Kommt vor.
trail-won-sand = Die vierte hattest du, stimmt’s?
trail-won-ink = Und ich hatte noch zwei Joker. Wunderschöne.
trail-won-sky = Das hast du mir geklaut. Ich bin fast stolz.
trail-won-slate = Eine Karte zu weit. Wieder mal.
trail-won-pine = Meinem Würfel ausgewichen. Wie unhöflich.
trail-won-snow = Eine hätte ich vielleicht noch wagen sollen.
trail-won-plum = Alles weggeschlossen, und doch zu wenig.
trail-won-cocoa = Ich wäre besser beim vorletzten Plan geblieben.
trail-won-amber = So eine Partie hat der Hügel lange nicht gesehen.

## What they say when they have won

trail-lost-rose = Oh! Ich hab gewonnen? Mit dem, was ich liegen ließ?
trail-lost-rust = Groß und schnell. Das ist der ganze Trick.
trail-lost-olive = Stück für Stück, und der Tisch ist voll.
trail-lost-sand = Vier gleiche. Das Warten hat sich gelohnt.
trail-lost-ink = Siehst du? Keinem Joker ist etwas passiert.
trail-lost-sky = Alles, was glänzt. Ich kann nicht anders.
trail-lost-slate = Sag ich doch: Eine ging noch.
trail-lost-pine = Schöner Wurf! Ach herrje …
trail-lost-snow = Langsam und sicher kommt man auch hinauf.
trail-lost-plum = Was sicher ist, bleibt sicher.
trail-lost-cocoa = Damit hast du nicht gerechnet? Ich auch nicht.
trail-lost-amber = Komm wieder. Der Pfad läuft nicht weg.
