### Games that are kept on this device.

## Two tabs, one game

web-elsewhere-title = Ouverte dans un autre onglet
web-elsewhere = Cette partie est ouverte dans un autre onglet. Fermez-le pour continuer ici.
web-elsewhere-here = Jouer plutôt ici

## What cannot be played on

web-frozen-title = Cette partie ne peut pas continuer
web-frozen-outdated = Elle a été commencée avec une autre version de Lynxdeck et ne peut pas continuer ici. Rien n’est perdu : vous pouvez l’enregistrer dans un fichier.
web-frozen-damaged = Une partie des données n’est plus lisible. Enregistrez le reste dans un fichier : vous pourrez l’ouvrir et continuer.
web-frozen-again = Réessayer

## What cannot be kept

web-keep-full = Cet appareil est plein. Votre partie continue, mais seulement tant que cette page reste ouverte.
web-keep-none = Ce navigateur ne garde rien. Votre partie continue, mais seulement tant que cette page reste ouverte.

## To another device

web-take-about = Ouvrez ce lien sur votre autre appareil et continuez d’ici. Ce que vous jouerez ensuite ici n’y sera pas.
web-take-text = Ma partie, à continuer
web-take-file = Enregistrer un fichier
web-take-file-about = Un fichier s’ouvre aussi sur l’autre appareil : sur la page d’accueil, sous « { web-replay } ».
web-take-failed = Cette partie n’a pas pu être ouverte ici : { $reason }

## My games

web-status-on = Continuer
web-drop = Supprimer cette partie
web-drop-about = Cette partie n’existe que sur cet appareil. Une fois supprimée, elle est perdue.
web-drop-yes = Supprimer
