### Conseils et règles vite oubliées, chacun une seule fois. Un conseil se comprend seul : il dit d’abord de quoi il parle.

web-tip-title = Bon à savoir
web-tip-ok = Compris
web-tip-rule = Règle { $rule }
web-tip-off = Masquer les conseils
web-tip-switch = Conseils pendant la partie
web-tip-linko-stays = Votre combinaison est subtilynxée et quitte la table : reprenez-la en main, ou défaussez-la et piochez autant de cartes.
web-tip-push-must = À vous de choisir. Tant qu’il y a une colonne, vous devez en prendre une, même mauvaise.
