### Games that are kept on this device.

## Two tabs, one game

web-elsewhere-title = In einem anderen Tab offen
web-elsewhere = Diese Partie ist in einem anderen Tab offen. Schließ ihn, um hier weiterzuspielen.
web-elsewhere-here = Lieber hier spielen

## What cannot be played on

web-frozen-title = Diese Partie kann nicht weitergehen
web-frozen-outdated = Sie wurde mit einer anderen Version von Lynxdeck begonnen und kann hier nicht weitergehen. Verloren ist nichts: Du kannst sie als Datei speichern.
web-frozen-damaged = Ein Teil davon lässt sich nicht mehr lesen. Speichere den Rest als Datei: Die kannst du öffnen und weiterspielen.
web-frozen-again = Noch einmal versuchen

## What cannot be kept

web-keep-full = Dieses Gerät ist voll. Deine Partie geht weiter, aber nur, solange diese Seite offen bleibt.
web-keep-none = Dieser Browser speichert nichts. Deine Partie geht weiter, aber nur, solange diese Seite offen bleibt.

## To another device

web-take-about = Öffne diesen Link auf deinem anderen Gerät und spiel von hier aus weiter. Was du danach hier spielst, ist nicht dabei.
web-take-text = Meine Partie zum Weiterspielen
web-take-file = Als Datei speichern
web-take-file-about = Auch eine Datei kannst du auf dem anderen Gerät öffnen: auf der Startseite unter „{ web-replay }“.
web-take-failed = Diese Partie ließ sich hier nicht öffnen: { $reason }

## My games

web-status-on = Weiterspielen
web-drop = Diese Partie löschen
web-drop-about = Diese Partie liegt nur auf diesem Gerät. Gelöscht ist sie weg.
web-drop-yes = Löschen
