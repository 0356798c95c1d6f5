### Ce qu’une édition ajoute au jeu de la leçon, en trois étapes ; montré une seule fois.

web-new-title = Nouveau : { $edition }
web-new-ghost-yes-1 = Un fantôme joue avec vous deux. Ses treize cartes sont face visible ; celles d’une même valeur forment une combinaison.
web-new-ghost-yes-2 = Posez autant de cartes qu’une combinaison, mais plus hautes : vous la prenez en main, et le fantôme revient à treize. S’il y en a plusieurs, vous choisissez.
web-new-ghost-yes-3 = Après le fantôme, vous comparez avec votre adversaire, comme d’habitude. Deux cartes au même emplacement de la réserve forment un groupe : on le pioche comme une carte, on reçoit les deux.
web-new-ones_beat_top-yes-1 = Ici, le plus bas bat le plus haut : les 1 subtilynxent les 13.
web-new-ones_beat_top-yes-2 = Ils subtilynxent aussi une combinaison de jokers seuls, toujours avec autant de cartes.
web-new-ones_beat_top-yes-3 = Le reste ne change pas : toute carte plus haute subtilynxe encore les 1.
web-new-risk-yes-1 = Gare à l’étoile : ici, c’est la pire face du dé.
web-new-risk-yes-2 = Si elle sort, toutes vos cartes exposées sont perdues. Seules les protégées restent.
web-new-risk-yes-3 = Un lancer sur six donne l’étoile. Protégez à temps, et méfiez-vous des cartes Dé.
web-new-follow_up-action-1 = Ici, rien n’est protégé d’office.
web-new-follow_up-action-2 = Une nouvelle carte d’une couleur protégée reste exposée, et le dé peut l’emporter.
web-new-follow_up-action-3 = Pour la mettre à l’abri, il faut un autre tour : protégez de nouveau cette couleur.
