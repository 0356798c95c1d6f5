### Was eine Ausgabe zum Spiel der Lektion hinzufügt, in je drei Schritten; einmal gezeigt.

web-new-title = Neu: { $edition }
web-new-ghost-yes-1 = Mit euch beiden spielt ein Geist. Seine dreizehn Karten liegen offen, gleiche Werte zusammen als Satz.
web-new-ghost-yes-2 = Spiel so viele Karten, wie ein Satz hat, aber höhere: Du nimmst den Satz auf die Hand, und der Geist wird wieder aufgefüllt. Passen mehrere, wählst du einen.
web-new-ghost-yes-3 = Nach dem Geist vergleichst du mit deinem Gegenüber, wie sonst. Zwei Karten an einer Stelle der Auslage sind eine Gruppe: Du ziehst sie wie eine Karte und bekommst beide.
web-new-ones_beat_top-yes-1 = Hier schlägt das Niedrigste das Höchste: 1er luchsen 13er ab.
web-new-ones_beat_top-yes-2 = Auch reine Joker-Lagen luchsen sie ab – wie immer bei gleich vielen Karten.
web-new-ones_beat_top-yes-3 = Alles andere bleibt: Jede höhere Karte luchst 1er ab.
web-new-risk-yes-1 = Achtung, Stern: Hier ist er die schlimmste Seite des Würfels.
web-new-risk-yes-2 = Würfelst du ihn, sind alle deine offenen Karten verloren. Nur geschützte bleiben.
web-new-risk-yes-3 = Jeder sechste Wurf ist ein Stern. Also schütze rechtzeitig und überleg dir Würfelkarten gut.
web-new-follow_up-action-1 = Hier schützt sich nichts von selbst.
web-new-follow_up-action-2 = Eine neue Karte in einer geschützten Farbe bleibt offen liegen, und der Würfel kann sie holen.
web-new-follow_up-action-3 = Um sie zu sichern, brauchst du noch einen Zug: Schütze die Farbe noch einmal.
