### The bots, one line each: for lists and menus.

bot-random = Spielt irgendeinen erlaubten Zug, ganz nach Zufall.
bot-greedy = Spielt nach einer Faustregel, ohne vorauszudenken.
bot-odds = Kennt die genauen Chancen der Karten, die noch im Nachziehstapel sind.
bot-search = Spielt die Partie im Kopf viele Male weiter und teilt die verdeckten Karten jedes Mal neu aus.
bot-neural = Spielt, was ein trainiertes Netz auf den ersten Blick am besten findet.
bot-cmd = Dein eigenes Programm, in beliebiger Sprache.

## For people, from the mildest to the strongest

bot-easy = Macht Fehler. Gut für die erste Partie.
bot-medium = Spielt vernünftig und ist zu schlagen.
bot-hard = Übersieht selten etwas.
bot-expert = Sieht fast alles, auf den ersten Blick.
bot-champion = Der Stärkste hier. Denkt einen Moment nach.

## The lynxes of the trail, in the order in which they are met

bot-rose = Lässt jede Lage liegen.
bot-rust = Spielt sofort die längste Gruppe.
bot-olive = Spielt am liebsten einzelne Karten.
bot-sand = Sammelt, bis es vier sind.
bot-ink = Spielt nie einen Joker mit Zahlen.
bot-sky = Luchst ab, wann immer es geht, um jeden Preis.
bot-slate = Deckt auf, bis es fast immer schiefgeht.
bot-pine = Legt Würfelkarten dorthin, wo andere sie nehmen müssen.
bot-snow = Hört auf, bevor es gefährlich wird.
bot-plum = Schützt, sobald es etwas zu verlieren gibt.
bot-cocoa = Spielt mit jeder Lage anders.
bot-amber = Der stärkste Luchs der Hügel.
