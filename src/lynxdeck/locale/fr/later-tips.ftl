### Conseils et règles vite oubliées, chacun une seule fois. Un conseil se comprend seul : il dit d’abord de quoi il parle.

web-tip-linko-must = Vous ne pouvez épargner personne : autant de cartes, valeur plus basse, et c’est subtilynxé. Vous choisissez seulement qui aura les cartes.
web-tip-linko-stretch = Quelqu’un n’a presque plus de cartes. Ce qui vous reste en main à la fin vous coûte : réfléchissez avant d’en prendre d’autres.
web-tip-linko-last = Vous pourriez poser vos dernières cartes. La partie s’arrêterait aussitôt, et elles ne subtilynxeraient personne.
web-tip-linko-first-round = Déjà subtilynxé ! Cela peut arriver dès le tout premier tour de table, quand le deuxième joueur pose.
web-tip-linko-single = Subtilynxer avec une seule carte ? Oui : une carte suffit contre une carte seule plus basse.
web-tip-linko-top = Seules les combinaisons du dessus comptent. Celle qui vient d’apparaître ne risque plus rien pendant ce tour.
web-tip-linko-active = Votre combinaison est plus haute que celle qu’on vient de poser, mais elle ne riposte pas : seul le joueur actif subtilynxe.
web-tip-linko-once = On pose une seule fois par tour, même avec une main pleine de paires.
web-tip-linko-refill = Vous piochez plusieurs cartes : la réserve n’est complétée qu’une fois toutes vos cartes piochées.
web-tip-linko-many = Vous avez beaucoup de cartes d’une même valeur basse. Une grande combinaison est difficile à subtilynxer, et chaque carte vaut un point.
web-tip-linko-decoy = Un leurre peut payer : posez une seule carte basse, laissez-la subtilynxer et piochez dans la réserve ce qui vous plaît.
web-tip-push-bust = Trop loin ! On lance d’abord le dé ; les autres ne prennent les colonnes qu’ensuite.
web-tip-push-star = Le dé montre l’étoile. Elle est inoffensive : rien n’est perdu.
web-tip-push-star-risk = Le dé montre l’étoile. Avec ces règles, c’est la pire des faces : toutes les cartes exposées sont perdues, seules les protégées restent.
web-tip-push-switch = Une carte Sens ! Elle change l’ordre dans lequel on choisit les colonnes, pas l’ordre des tours.
web-tip-push-switches = La deuxième carte Sens annule la première : seul un nombre impair inverse l’ordre.
web-tip-push-roll = Une colonne accepte une carte Dé, jamais deux.
web-tip-push-sort = Il y a une carte Dé sur la table. Si vous prenez sa colonne, vous lancez le dé une fois les cartes exposées : même les nouvelles peuvent partir.
web-tip-push-both = Dans une colonne, jamais deux fois le même nombre, ni deux fois la même couleur.
web-tip-push-joins = Vous avez pris une carte d’une couleur que vous protégez : elle est aussitôt à l’abri.
web-tip-push-pile = La pioche est presque vide. Une fois la partie finie, protéger ne sert plus à rien.
web-tip-push-protect = Au lieu de retourner, vous pourriez protéger une couleur. Cela prend tout le tour : aucune carte retournée, aucune colonne prise.
web-tip-push-third = Voilà trois colonnes : on ne peut plus en ouvrir. Comptez ce qui peut encore se placer avant de continuer.
web-tip-push-new = Vous pouvez toujours ouvrir une nouvelle colonne, même si la carte va dans une ancienne.

## Le guide : les premières parties. Chaque phrase est dite une fois, au moment dont elle parle.

web-guide-linko-goal = Sur la table, chaque carte vaut +1 ; en main, −1. Choisissez une valeur et posez-la : une carte, ou plusieurs.
# $layer, $prey : ce qu'on a posé et ce qu'on a subtilynxé.
web-guide-linko-snatched = { $name } pose { $layer } et vous subtilynxe { $prey } : autant de cartes, valeur plus haute.
web-guide-linko-snatch = Vous posez { $layer } et subtilynxez { $prey } à { $name } : autant de cartes, valeur plus haute. Prendre ou laisser ?
web-guide-linko-draw = Votre combinaison est partie : piochez autant de cartes, visibles dans la réserve ou cachées dans la pioche.
web-guide-linko-option = Vous n’avez rien subtilynxé : vous pouvez piocher une carte. Utile si elle complète les vôtres ; sinon, renoncez.
web-guide-linko-joker = Le X est un joker : posé avec d’autres cartes, il prend leur valeur. Seul, il bat un 13.
web-guide-push-goal = Le plus grand total gagne : retournez des cartes pour les colonnes, arrêtez-vous à temps et prenez une colonne.
web-guide-push-place = Dans une colonne, jamais deux fois le même nombre ni la même couleur. Choisissez où va la carte.
web-guide-push-stop = Arrêtez-vous et prenez une colonne, ou encore une carte. Si elle ne va nulle part : pas de colonne, et vous lancez le dé.
# $card: “un 4 rouge”.
web-guide-push-bust =
    Vous avez retourné { $card }, qui ne va nulle part : trop loin ! Pas de colonne, et le dé { $points ->
        [0] ne vous a rien pris.
        [one] vous a pris { $points } point.
       *[other] vous a pris { $points } points.
    }
# $face is a colour's name or the star.
web-guide-push-rolled =
    Le dé donne { $face } : vos cartes exposées de cette couleur sont perdues ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }). Les cartes protégées restent.
# $points lie open, $safe of them in the colour.
web-guide-push-protect =
    Le dé peut vous prendre { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Protéger le { $colour } prend ce tour, et { $safe ->
        [one] { $safe } point reste à l’abri.
       *[other] { $safe } points restent à l’abri.
    }

# Under the cards of a snatch, small: 12 12 › 6 6.
web-linko-beats = autant de cartes, valeur plus haute

web-linko-sum = posées : { $laid } − en main : { $held } = { $score }
web-linko-layers = Combinaisons, celle du dessus d’abord
web-linko-known = Cartes connues en main
web-linko-in-hand = En main
web-linko-unknown =
    { $count ->
        [0] Aucune autre carte.
        [one] Et { $count } carte que personne d’autre n’a vue.
       *[other] Et { $count } cartes que personne d’autre n’a vues.
    }
