### Ce qui ne va pas dans une partie enregistrée que l’on apporte. $token est ce qui est faux.

web-error-bad-record =
    { $kind ->
        [comment] Un commentaire n’est pas fermé : il manque une accolade.
        [deck] Les cartes ne concordent pas : il y en a une de trop, une de moins, ou une que ce jeu n’a pas.
        [dice] Le dé n’a pas cette face.
        [edition] Il n’y a pas d’édition « { $token } » ici.
        [end] La partie ne s’est pas terminée ainsi : « { $token } » est faux.
        [escape] « { $token } » est illisible.
        [game] Il n’y a pas de jeu « { $token } » ici.
        [line] « { $token } » n’est pas une ligne d’étiquette.
        [long] C’est trop long pour une partie enregistrée.
        [missing] Il manque l’étiquette { $token }.
        [move] « { $token } » n’est pas possible ici.
        [none] Aucune partie dans ce fichier.
        [result] Le résultat « { $token } » est faux.
        [seats] Les joueurs ne concordent pas : un nom est vide, ou ils sont trop ou trop peu nombreux.
        [start] « { $token } » ne peut pas commencer : cette place n’existe pas.
        [text] Ce n’est pas un fichier texte.
        [twice] L’étiquette { $token } y est deux fois.
       *[other] Cette partie est illisible.
    }
