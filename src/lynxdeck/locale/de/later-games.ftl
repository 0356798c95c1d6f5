### Meine Partien: was auf diesem Gerät gespielt wurde und was dabei herauskam.

games-title = Meine Partien
games-none = Noch nichts da. Spiel eine Partie zu Ende, dann steht sie hier.
games-play = Eine Partie spielen
games-count =
    { $count ->
        [one] Partie
       *[other] Partien
    }
games-won = gewonnen
games-streak = in Folge
games-best = Rekord: { $count }
games-last = Deine letzten Partien
games-chart = Wie nah du an der besten Punktzahl warst, Partie für Partie. Gelb: gewonnen.
games-victim =
    { $count ->
        [one] Lieblingsopfer: { $name }, einmal erwischt
       *[other] Lieblingsopfer: { $name }, { $count }-mal erwischt
    }
games-by-level = Gegen
games-by-game = Spiel
games-by-seats = Am Tisch
games-by-edition = Ausgabe
games-level-people = Menschen
games-level-mixed = gemischte Bots
games-seats =
    { $count ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
        [6] zu sechst
       *[other] { $count } Personen
    }
games-of = { $won } von { $count }
games-won-of = { $won } von { $count } gewonnen
games-place =
    { $place ->
        [1] Gewonnen
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
        [5] Fünfter Platz
       *[other] Sechster Platz
    }
games-shared = Geteilter Sieg
games-several = Mehrere an diesem Gerät
games-round = Partie { $round } von { $rounds }
games-snatches =
    { $count ->
        [0] nichts abgeluchst
        [one] einmal abgeluchst
       *[other] { $count }-mal abgeluchst
    }
games-busts =
    { $count ->
        [0] nie überreizt
        [one] einmal überreizt
       *[other] { $count }-mal überreizt
    }
games-watch = Ansehen
games-delete = Diese Partie löschen
games-delete-about = Sie ist dann auf diesem Gerät endgültig weg, auch aus deiner Statistik.
games-delete-yes = Löschen
games-more = Mehr zeigen
games-kept = Deine Partien bleiben auf diesem Gerät und sonst nirgends.
games-export = Als Datei speichern
games-clear = Alle löschen
games-clear-title = Alle deine Partien löschen?
games-clear-about = Ergebnisse, Statistik und Aufzeichnungen sind dann auf diesem Gerät endgültig weg.
games-import = Aus Datei laden
games-imported =
    { $count ->
        [0] Nichts Neues in dieser Datei: Du hast schon alles.
        [one] { $count } Partie ist wieder da.
       *[other] { $count } Partien sind wieder da.
    }
# After games-imported; $count games of the file.
games-import-broken =
    { $count ->
        [one] Eine war nicht lesbar.
       *[other] { $count } waren nicht lesbar.
    }
games-import-wrong = Das ist keine Datei mit deinen Partien. Sie heißt meist lynxdeck-games.json.
games-import-full = Auf diesem Gerät war nicht genug Platz. Schaff etwas Platz und versuch es noch einmal.

## Streaks; $count is 2 or more

games-run =
    { $count ->
        [2] Zweiter Sieg in Folge!
        [3] Dritter Sieg in Folge!
        [4] Vierter Sieg in Folge!
        [5] Fünfter Sieg in Folge!
       *[other] { $count } Siege in Folge!
    }
games-days =
    { $count ->
        [one] Partie des Tages: { $count } Tag in Folge
       *[other] Partie des Tages: { $count } Tage in Folge
    }
