### Les leçons, étape par étape. $ben et $cleo sont les noms des places 2 et 3.

## Linko

web-learn-linko-aim = Chaque carte posée devant vous à la fin vaut un point. Chaque carte encore en main en coûte un. Posez donc vos cartes, et faites en sorte qu’elles restent sur la table.
web-learn-linko-play = À votre tour, vous posez des cartes d’une même valeur : une ou plusieurs, à votre choix. Choisissez vos 6 et posez les deux.
web-learn-linko-play-nudge = Toute valeur conviendrait. Pour l’instant, posez les deux 6 : deux cartes d’un coup.
web-learn-linko-rivals = { $ben } a posé deux 4, { $cleo } un 9. Posez autant de cartes, mais plus hautes, et vous les subtilynxez.
web-learn-linko-snatch = Vous avez deux 8 : autant { LINKED("que", $ben) } sur le dessus, et plus hauts. Posez les deux. La table montre qui vous allez subtilynxer avant que vous décidiez.
web-learn-linko-snatch-nudge = Les cartes { LINKED("de", $ben) } resteraient en place : deux cartes se subtilynxent avec deux cartes exactement. Posez les deux 8.
web-learn-linko-take = Subtilynxé ! À vous de choisir : prendre les 4 en main, ou les laisser. Vous avez déjà deux 4, et quatre cartes identiques sont dures à battre. Prenez-les.
web-learn-linko-take-nudge = Si vous laissez les 4, { $ben } peut les reprendre. Ils vous sont plus utiles : prenez-les.
web-learn-linko-drew = { $ben } a dû piocher autant de cartes que vous en avez pris : dans la réserve, à la vue de tous, ou dans la pioche. Puis la réserve est revenue à six cartes.
web-learn-linko-others = { $ben } pose maintenant un 11 et subtilynxe le 9 { LINKED("de", $cleo) }. Une seule carte suffit, et l’on n’a jamais le choix.
web-learn-linko-robbed = C’est vous la victime : { $cleo } subtilynxe vos 8 avec deux 10, et vous les laisse. Les reprendre en main, ou les défausser et piocher deux cartes ? Un joker et un 2 sont dans la réserve : défaussez.
web-learn-linko-robbed-nudge = Reprendre les 8 serait permis. Mais la réserve offre un joker et un 2 : défaussez les 8.
web-learn-linko-draw = On pioche une carte à la fois. Prenez le joker : avec d’autres cartes, il a leur valeur ; seul, il dépasse le 13.
web-learn-linko-draw-nudge = Un joker ne reste jamais longtemps dans la réserve. Prenez-le.
web-learn-linko-many = Vos quatre 4 sont réunis : posez-les tous. Seules quatre cartes plus hautes, exactement, peuvent les subtilynxer, et tant qu’ils sont là, le dessous est à l’abri.
web-learn-linko-many-nudge = Moins de cartes se subtilynxent plus facilement. Posez les quatre 4.
web-learn-linko-double = Tous deux montrent une paire : { $ben } deux 9, { $cleo } deux 5. Vos deux 12 battent l’une et l’autre. Vous allez subtilynxer les deux, l’un après l’autre.
web-learn-linko-double-nudge = Deux 12 subtilynxent les deux adversaires d’un coup. Ne ratez pas l’occasion.
web-learn-linko-leave-nudge = La partie s’arrête à votre dernière carte. Avec plus de cartes, vous ne pourriez pas finir au prochain tour. Laissez-les.
web-learn-linko-leave-again = { $ben } a repris les 9. Maintenant les 5 { LINKED("de", $cleo) } : laissez-les aussi.
web-learn-linko-may = Vous n’avez subtilynxé personne : vous pouvez piocher une carte, si vous voulez. Il y a un 2 dans la réserve, et vous en avez déjà cinq : prenez-le.
web-learn-linko-may-nudge = Ici, piocher est libre. Mais un sixième 2 fait une grande combinaison : prenez-le.
web-learn-linko-may-again = Encore personne : vous pouvez piocher. Mais les cartes en main coûtent des points, et rien ici ne vous aide : renoncez.
web-learn-linko-may-again-nudge = Une carte de plus vous ralentirait. Renoncez.
web-learn-linko-seventh = Encore une. Vous avez six 2 : prenez le septième. Les petites cartes se réunissent facilement, et sept d’un coup ne risquent presque rien.
web-learn-linko-seventh-nudge = Le 2 de la réserve vous en fait sept. Prenez celui-là.
web-learn-linko-nines = D’abord les 9 { LINKED("de", $ben) }. Vous avez sept 2 et un joker, et pourrez tout poser au prochain tour. D’autres cartes vous ralentiraient : laissez-les.
web-learn-linko-home = La dernière ligne droite : posez les sept 2 et le joker avec eux. Votre main est vide et la partie s’arrête aussitôt. Les dernières cartes ne subtilynxent personne.
web-learn-linko-home-nudge = Les sept 2, et le joker aussi : alors votre main est vide.
web-learn-linko-sixteen = Seize cartes sont posées devant vous et il ne vous en reste aucune en main : 16 points. Ce { LINKED("que", $ben) } et { $cleo } ont encore en main compte en moins.

## Push

web-learn-push-aim = On retourne les cartes une à une et on les place en colonnes, trois au plus. Ensuite chacun prend une colonne, tant qu’il y en a. À la fin, ce sont les nombres de vos cartes qui comptent.
web-learn-push-push = À vous. Retournez la première carte de la pioche.
web-learn-push-place = Un 5 rouge. La première carte ouvre la colonne A.
web-learn-push-on = Après chaque carte, vous pouvez vous arrêter ou continuer. Une carte, c’est peu : encore une.
web-learn-push-on-nudge = Vous pourriez déjà vous arrêter. Mais tant qu’une colonne est libre, rien ne peut mal tourner : encore une carte.
web-learn-push-fits = Un 4 bleu : autre nombre, autre couleur, il va donc avec le 5. Placez-le dans la colonne A.
web-learn-push-fits-nudge = On peut toujours ouvrir une nouvelle colonne. Mais vous n’en prendrez qu’une : faites de la colonne A une bonne affaire.
web-learn-push-clash = Un 5 jaune. La colonne A contient déjà un 5, et aucune colonne n’a deux fois le même nombre ni la même couleur. Il ouvre donc la colonne B.
web-learn-push-best = Un 6 violet va dans les deux. Placez-le où vous voulez l’avoir : dans la colonne A.
web-learn-push-best-nudge = Là, quelqu’un d’autre pourrait le prendre. Placez-le dans la colonne A.
web-learn-push-stop = Quinze points dans la colonne A. C’est beaucoup : arrêtez-vous et prenez la colonne A.
web-learn-push-stop-nudge = Prenez ce que vous avez : la colonne A vaut 15 points.
web-learn-push-collect = Vous avez pris en premier. Les autres prennent maintenant une colonne chacun, dans le sens horaire, tant qu’il y en a : { $ben } a la colonne B, et il n’en reste pas pour { $cleo }.
web-learn-push-switch = Une carte Sens. On la met de côté, et cette fois les autres choisissent à rebours : après { $ben }, c’est vous, pas { $cleo }.
web-learn-push-roll-card = Une carte Dé se place dans une colonne comme les autres, une au plus par colonne. Si vous prenez cette colonne, vous devez lancer le dé.
web-learn-push-choose = Grâce à la carte Sens, vous choisissez avant { $cleo }. La colonne A contient la carte Dé : prenez plutôt la colonne C.
web-learn-push-choose-nudge = Avec la colonne A, il faudrait lancer le dé, et elle ne vaut que 2. Prenez la colonne C.
web-learn-push-rolled = { $cleo } a dû prendre la colonne A, et le dé a donné vert. Toutes les cartes vertes exposées { LINKED("de", $cleo) } sont perdues, la nouvelle aussi.
web-learn-push-greed = À vous. Voyons comment on va trop loin : retournez une carte.
web-learn-push-greed-nudge = Protéger viendra plus tard. D’abord, retournez une carte.
web-learn-push-red = Un 2 rouge ouvre la colonne A.
web-learn-push-red-three = Un 1 rouge ouvre la troisième colonne, et il n’y en a pas de quatrième. Désormais, chaque carte rouge est une carte de trop.
web-learn-push-bust = Il serait sage de s’arrêter. Mais pour une fois, allez trop loin.
web-learn-push-bust-nudge = Sage décision ! Mais voyez une fois ce qu’il en coûte d’aller trop loin : encore une carte.
web-learn-push-busted = Un 6 rouge ne va nulle part : trop loin ! Vous n’avez pas de colonne et devez lancer le dé. Il donne bleu, et votre 4 bleu est perdu. Les autres prennent vos colonnes malgré tout.
web-learn-push-protect = { $cleo } a passé un tour entier à protéger le bleu. Faites de même : au lieu de retourner une carte, rangez vos cartes violettes face cachée. Ces 11 points seront pour toujours à l’abri du dé.
web-learn-push-protect-nudge = Le violet est votre meilleure couleur : 11 points. Protégez le violet.
web-learn-push-must = Il ne reste que la colonne A, avec une carte Dé. Tant qu’il y a une colonne, vous devez en prendre une.
web-learn-push-safe = Le 3 violet a rejoint d’office vos cartes protégées. Puis le dé a donné violet et vous n’avez rien perdu : ce qui est protégé reste à vous.
web-learn-push-end = On continue ainsi jusqu’à ce que la pioche soit vide. Puis on additionne tous les nombres, exposés et protégés, et le total le plus élevé l’emporte.
