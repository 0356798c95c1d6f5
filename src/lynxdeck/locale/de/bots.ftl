### The bots, one line each: for lists and menus.

bot-random = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
bot-greedy = Spielt nach einer Faustregel, ohne vorauszudenken.
bot-odds = Rechnet mit den genauen Chancen der Karten, die noch im Nachziehstapel sind.
bot-search = Spielt die Partie in Gedanken viele Male weiter und teilt die verdeckten Karten jedes Mal neu aus.
bot-cmd = Ein eigenes Programm, in beliebiger Sprache.

## For people, from the mildest to the strongest

bot-easy = Macht Flüchtigkeitsfehler; für die erste Partie.
bot-medium = Spielt vernünftig und ist zu schlagen.
bot-hard = Übersieht selten etwas.
bot-expert = Der Stärkste, den es hier gibt; denkt einen Moment nach.
