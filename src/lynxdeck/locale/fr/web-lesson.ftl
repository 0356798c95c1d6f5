### Les étapes de la leçon de Linko propres à l’édition enseignée. $ben et $cleo sont les noms des places 2 et 3.

web-learn-linko-may = Vous n’avez subtilynxé personne : vous pouvez piocher une carte, si vous voulez. Il y a un 2 dans la réserve, et vous en avez déjà cinq : prenez-le.
web-learn-linko-may-nudge = Ici, piocher est libre. Mais un sixième 2 fait une grande combinaison : prenez-le.
web-learn-linko-may-again = Encore personne : vous pouvez piocher. Mais les cartes en main coûtent des points, et rien ici ne vous aide : renoncez.
web-learn-linko-may-again-nudge = Une carte de plus vous ralentirait. Renoncez.
web-learn-linko-seventh = Encore une. Vous avez six 2 : prenez le septième. Les petites cartes se réunissent facilement, et sept d’un coup ne risquent presque rien.
web-learn-linko-seventh-nudge = Le 2 de la réserve vous en fait sept. Prenez celui-là.
web-learn-linko-nines = D’abord les 9 de { $ben }. Vous avez sept 2 et un joker, et pourrez tout poser au prochain tour. D’autres cartes vous ralentiraient : laissez-les.
web-learn-linko-home = La dernière ligne droite : posez les sept 2 et le joker avec eux. Votre main est vide et la partie s’arrête aussitôt. Les dernières cartes ne subtilynxent personne.
web-learn-linko-home-nudge = Les sept 2, et le joker aussi : alors votre main est vide.
web-learn-linko-sixteen = Seize cartes sont posées devant vous et il ne vous en reste aucune en main : 16 points. Ce que { $ben } et { $cleo } ont encore en main compte en moins.
