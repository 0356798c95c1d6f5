### Tipps und leicht Vergessenes, jeweils einmal gezeigt. Ein Tipp steht für sich: Er sagt zuerst, wovon er spricht.

web-tip-title = Gut zu wissen
web-tip-ok = Verstanden
web-tip-rule = Regel { $rule }
web-tip-off = Keine Tipps mehr
web-tip-switch = Tipps während des Spiels
web-tip-linko-stays = Deine Lage ist abgeluchst und kann nicht liegen bleiben: Nimm sie auf die Hand, oder wirf sie ab und zieh ebenso viele Karten.
web-tip-push-must = Du wählst. Solange es eine Spalte gibt, musst du eine nehmen, auch eine schlechte.
