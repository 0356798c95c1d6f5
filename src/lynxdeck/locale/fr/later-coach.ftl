### L’entraîneur : ce qui mérite un second regard, dit comme un parent le dirait à table.

coach-title = L’entraîneur
coach-open = Que pouvais-je faire ?
coach-thinking = Je revois vos choix : { $done } sur { $all }
coach-later = Pas maintenant
# How the game went, by what the own choices cost. $won: yes or no.
coach-well =
    { $won ->
        [yes] Bien joué. Rien à ajouter !
       *[no] Bien joué. Cette fois, tout a souri aux autres.
    }
coach-little =
    { $won ->
        [yes] Une victoire méritée : vos choix ne vous ont presque rien coûté.
       *[no] Vos choix n’y sont pour rien : ils ne vous ont presque rien coûté.
    }
coach-some =
    { $won ->
        [yes] Vous avez gagné, et il reste quelque chose à découvrir.
       *[no] Quelques choix vous ont coûté quelque chose. C’est ainsi qu’on apprend.
    }
coach-about = Calculé sur cet appareil, et seulement d’après ce que vous pouviez voir. Les cartes cachées sont redistribuées { $deals } fois, comme elles auraient pu l’être.
coach-curve = Vos chances de gagner
# $from, $to, $low and $high are shares of the win.
coach-curve-words = À votre premier choix { NUMBER($from, style: "percent", maximumFractionDigits: 0) }, au dernier { NUMBER($to, style: "percent", maximumFractionDigits: 0) } ; entre { NUMBER($low, style: "percent", maximumFractionDigits: 0) } et { NUMBER($high, style: "percent", maximumFractionDigits: 0) }.
coach-moments =
    { $count ->
        [0] Aucun choix ne ressort.
        [one] Un moment mérite un second regard.
       *[other] { $count } moments méritent un second regard.
    }
coach-begin = Montrez-moi
coach-moment = Moment { $number } sur { $all }
coach-ask = Que choisiriez-vous ici ?
coach-show = Dites-moi
coach-same = C’est aussi ce que je ferais !
coach-other = Bien réfléchi. Regardez :
coach-lesson = La prochaine fois : { $choice }
coach-find = Bien vu : { $choice } !
coach-yours = votre choix
coach-best = celui de l’entraîneur
coach-guess = votre idée à l’instant
# A chance to win with its error: “38% ± 2”.
coach-chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { $error }
coach-chance-words = { $choice } : { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de chances de gagner, à { $error } près
coach-why = Pourquoi ?
# What happens more often after one choice: $event is a sentence without its full stop. $mine: after the choice made; $other: after the other one.
coach-because =
    { $event } : { $mine ->
        [0] jamais
       *[other] { $mine } fois
    } sur { $deals } après votre choix, { $other ->
        [0] jamais
       *[other] { $other } fois
    } après l’autre.
coach-no-reason = Il n’y a pas de raison unique. Beaucoup de petites choses s’additionnent.
coach-close = Les deux choix sont trop proches pour trancher.
coach-try = Réessayer à partir d’ici
coach-next = Moment suivant
coach-done = Terminé
coach-none = Il n’y a rien à revoir : chaque choix était le seul possible.
coach-failed = L’entraîneur ne peut pas revoir cette partie : { $reason }

## Linko: what may happen

coach-linko-snatched = On vous subtilynxe une combinaison avant votre prochain tour
coach-linko-lost = On prend bientôt en main des cartes à vous
coach-linko-leader = Des cartes à vous vont à { $name }, qui a le plus de points parmi les autres
coach-linko-joker-lost = Quelqu’un obtient un de vos jokers
coach-linko-drew = Vous devez piocher avant votre prochain tour
coach-linko-back = { $name } reprend la combinaison en main
coach-linko-other-out = Quelqu’un d’autre pose bientôt sa dernière carte
coach-linko-caught = La partie finit et il vous reste cinq cartes ou plus en main
coach-linko-others-joker = Quelqu’un d’autre pioche le joker dans la réserve
coach-linko-dry = Réserve et pioche sont vides avant que vous ayez fini
coach-linko-threw = { $name } défausse la combinaison et pioche de nouvelles cartes
coach-linko-snatch = Peu après, vous subtilynxez une combinaison
coach-linko-haul = Vous prenez bientôt trois cartes ou plus d’un coup
coach-linko-out = Vous posez bientôt votre dernière carte
coach-linko-few = Il ne vous reste que deux cartes en main
coach-linko-many = Vous posez quatre cartes ou plus d’un coup
coach-linko-joker = Vous obtenez un joker
coach-linko-fresh = On vous subtilynxe la combinaison, et vous piochez de nouvelles cartes
coach-linko-bait = On vous subtilynxe la combinaison, et cette fois c’est une bonne chose
coach-linko-laid =
    { $least ->
        [one] Un peu plus tard, vous avez au moins { $least } carte devant vous
       *[other] Un peu plus tard, vous avez au moins { $least } cartes devant vous
    }
coach-linko-held =
    { $least ->
        [one] Un peu plus tard, il vous reste au moins { $least } carte en main
       *[other] Un peu plus tard, il vous reste au moins { $least } cartes en main
    }
coach-linko-rival =
    { $least ->
        [one] Un peu plus tard, quelqu’un d’autre a au moins { $least } carte devant soi
       *[other] Un peu plus tard, quelqu’un d’autre a au moins { $least } cartes devant soi
    }

## Linko: what can be counted. $layer and $whole are phrases such as “two 9s”. $who: you, if the weaker choice is the one made.

coach-linko-known = Cela s’était vu : { $name } a { $layer } en main.
coach-linko-safe = Avec les cartes en main à ce moment, personne ne peut subtilynxer { $layer }.
coach-linko-too-many =
    Personne d’autre n’a { $count } cartes : la main la plus pleine en a { $most }.
coach-linko-nearly-out =
    { $name } n’a plus que { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
coach-linko-split =
    { $who ->
        [you] Votre choix sépare des cartes qui vont ensemble : vous avez { $whole }.
       *[other] L’autre choix sépare des cartes qui vont ensemble : vous avez { $whole }.
    }
coach-linko-spent =
    { $who ->
        [you] Votre choix y dépense { $jokers }.
       *[other] L’autre choix y dépense { $jokers }.
    }
coach-linko-more = La carte rejoint ses pareilles : vous avez alors { $layer }.
coach-linko-taken =
    Prendre la combinaison vous met { $count ->
        [one] { $count } carte en main, et en main les cartes coûtent des points.
       *[other] { $count } cartes en main, et en main les cartes coûtent des points.
    }

## Push: what may happen

coach-push-bust = Vous allez trop loin ce tour-ci
coach-push-lose = Le dé vous prend des points
coach-push-lose-many = Le dé vous prend huit points ou plus
coach-push-roll = Vous devez lancer le dé
coach-push-feed = Quelqu’un d’autre prend une colonne de huit points ou plus
coach-push-feed-leader = { $name }, qui a le plus de points parmi les autres, prend une colonne de huit points ou plus
coach-push-end = La partie finit avant votre prochain tour
coach-push-nothing = Vous n’obtenez aucune colonne ce tour-ci
coach-push-best = Vous obtenez une colonne qui vaut au moins la meilleure de maintenant
coach-push-plenty = Vous prenez une colonne de douze points ou plus
coach-push-protect = Vous protégez bientôt huit points ou plus
coach-push-other-lose = Le dé prend cinq points ou plus à quelqu’un d’autre
coach-push-score =
    { $least ->
        [one] Un peu plus tard, vous avez au moins { $least } point
       *[other] Un peu plus tard, vous avez au moins { $least } points
    }
coach-push-rival =
    { $least ->
        [one] Un peu plus tard, quelqu’un d’autre a au moins { $least } point
       *[other] Un peu plus tard, quelqu’un d’autre a au moins { $least } points
    }

## Push: what can be counted. $who: you, if the weaker choice is the one made.

coach-push-odds =
    { $misfits ->
        [one] Dans la pioche, { $misfits } carte sur { $pile } ne va nulle part.
       *[other] Dans la pioche, { $misfits } cartes sur { $pile } ne vont nulle part.
    }
coach-push-odds-there =
    { $misfits ->
        [one] Placée là, elle laisse { $misfits } carte sur { $pile } sans place ; dans l’autre colonne, { $fewer }.
       *[other] Placée là, elle laisse { $misfits } cartes sur { $pile } sans place ; dans l’autre colonne, { $fewer }.
    }
coach-push-calm =
    { $misfits ->
        [0] Toutes les cartes de la pioche ont encore une place.
        [one] Dans la pioche, seule { $misfits } carte sur { $pile } ne va nulle part.
       *[other] Dans la pioche, seules { $misfits } cartes sur { $pile } ne vont nulle part.
    }
coach-push-points = Une colonne vaut { $points }, l’autre { $more }.
coach-push-roll-card = Il y a une carte Dé dans la colonne { $column } : qui la prend lance le dé.
coach-push-at-risk = Le dé peut vous prendre { $points } en { $colour }.
coach-push-ending =
    { $pile ->
        [0] La pioche est vide.
        [one] Il ne reste que { $pile } carte dans la pioche.
       *[other] Il ne reste que { $pile } cartes dans la pioche.
    }
coach-push-left = Il reste aux autres une colonne de { $points }.
