### The bots, one line each: for lists and menus.

bot-random = Spielt irgendeinen erlaubten Zug, alle gleich wahrscheinlich.
bot-greedy = Spielt nach einer Faustregel, ohne vorauszudenken.
bot-odds = Kennt die genauen Chancen der Karten, die noch im Nachziehstapel sind.
bot-search = Spielt die Partie im Kopf viele Male weiter und teilt die verdeckten Karten jedes Mal neu aus.
bot-cmd = Dein eigenes Programm, in beliebiger Sprache.

## For people, from the mildest to the strongest

bot-easy = Macht Fehler. Gut für die erste Partie.
bot-medium = Spielt vernünftig und ist zu schlagen.
bot-hard = Übersieht selten etwas.
bot-expert = Der Stärkste hier. Denkt einen Moment nach.
