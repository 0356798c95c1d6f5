### The trail: twelve lynxes to meet, each with a way of playing.

trail-title = Le sentier
trail-count = { $crowns } sur { $all }
trail-count-said = { $crowns } couronnes sur { $all }
trail-chapter = Chapitre { $number }
trail-meadow = La prairie
trail-pines = La pinède aux voleurs
trail-ridge = La crête
trail-meadow-about = Linko · pour bien commencer
trail-pines-about = Vols, jokers et audace
trail-ridge-about = Les derniers, les meilleurs
trail-waits-meadow = { $lynx } attend dans la prairie
trail-waits-pines = { $lynx } attend dans la pinède
trail-waits-ridge = { $lynx } attend sur la crête
trail-done = Les douze sont battus. Ils veulent leur revanche.
trail-with = { $game } · vous, { $names }
trail-win = gagner
trail-margin = gagner de 10 points
trail-play = Jouer
trail-learn = Commencer par la leçon
trail-closed = Il faut d’abord battre { $name }.
trail-prize = À gagner : { $prize }
trail-crown = Nouvelle couronne
trail-crowns-none = Pas de nouvelle couronne cette fois. On rejoue les mêmes cartes ?
trail-next = Ensuite : { $name }
trail-go = Vers le sentier
trail-new = Nouveau ici : { $edition }
trail-looks = Votre style
trail-cloth = Tapis
trail-back = Dos des cartes
trail-wears = Votre lynx porte
trail-plain = simple
trail-locked = À gagner contre { $name }
trail-locked-all = À gagner avec les 36 couronnes
trail-won-prize = Un cadeau pour vous : { $prize }

## Prizes

trail-prize-cloth-red = tapis rouge
trail-prize-cloth-slate = tapis ardoise
trail-prize-cloth-autumn = tapis d’automne
trail-prize-cloth-snow = tapis de neige
trail-prize-cloth-night = tapis de nuit
trail-prize-cloth-linen = tapis de lin
trail-prize-back-meadow = dos vert prairie
trail-prize-back-pines = dos vert pinède
trail-prize-back-ridge = dos crépuscule
trail-prize-back-gold = dos dorés
trail-prize-wears-scarf = une écharpe
trail-prize-wears-bell = un grelot
trail-prize-wears-star = une étoile

## Who they are

trail-title-rose = Rose, la généreuse
trail-title-rust = Rust, tête brûlée
trail-title-olive = Olive, la grignoteuse
trail-title-sand = Sand, le collectionneur
trail-title-ink = Ink, l’avare
trail-title-sky = Sky, la voleuse
trail-title-slate = Slate, casse-cou
trail-title-pine = Pine, le farceur
trail-title-snow = Snow, la prudente
trail-title-plum = Plum, la gardienne
trail-title-cocoa = Cocoa, l’imprévisible
trail-title-amber = Amber, l’ancienne

## What earns the second crown, as short as can be

trail-deed-rose = subtilynxer trois fois
trail-deed-rust = une combinaison de quatre cartes
trail-deed-olive = jouer sa dernière carte
trail-deed-sand = subtilynxer trois cartes d’un coup
trail-deed-ink = subtilynxer un joker
trail-deed-sky = se faire voler une fois au plus
trail-deed-slate = ne jamais aller trop loin
trail-deed-pine = ne rien perdre au dé
trail-deed-snow = prendre 12 points d’un coup
trail-deed-plum = protéger 30 points
trail-deed-cocoa = une combinaison de six cartes
trail-deed-amber = subtilynxer cinq fois

## What they say before a game

trail-before-rose = Prendre ou laisser ? Moi, je laisse toujours.
trail-before-rust = Pourquoi attendre ? Tout ce que j’ai, hop, sur la table.
trail-before-olive = Une carte, puis une autre. Rien ne presse.
trail-before-sand = J’attends la quatrième. Elle viendra.
trail-before-ink = Les jokers ? Je les garde. Tous.
trail-before-sky = Ce qui traîne là est déjà presque à moi.
trail-before-slate = Encore une carte. Que peut-il arriver ?
trail-before-pine = Le dé, je le mets bien en vue. C’est cadeau.
trail-before-snow = Je m’arrête tôt. Chez moi, il fait chaud et sec.
trail-before-plum = Neuf points ? Au coffre.
trail-before-cocoa = Comment je joue aujourd’hui ? Redemandez dans une minute.
trail-before-amber = Quel long chemin jusqu’ici. Asseyez-vous.

## What they say when they have lost

trail-won-rose = Bien joué ! Et ma main est toujours si bien rangée.
trail-won-rust = Aïe. Un jour, je compterai d’abord.
trail-won-olive = Une bouchée de trop. Ça arrive.
trail-won-sand = La quatrième était chez vous, avouez.
trail-won-ink = Et il me restait deux jokers. Magnifiques.
trail-won-sky = Volé, à moi ! J’en suis presque fière.
trail-won-slate = Une carte de trop. Comme toujours.
trail-won-pine = Esquiver mes dés ! Quelle impolitesse.
trail-won-snow = J’aurais peut-être dû en oser une de plus.
trail-won-plum = Tout sous clé, et pourtant trop peu.
trail-won-cocoa = J’aurais dû garder l’avant-dernier plan.
trail-won-amber = La colline n’avait pas vu ça depuis des années.

## What they say when they have won

trail-lost-rose = Oh ! J’ai gagné ? Avec ce que j’ai laissé traîner ?
trail-lost-rust = Gros et vite. Voilà tout le secret.
trail-lost-olive = Petit à petit, la table se remplit.
trail-lost-sand = Quatre pareilles. Ça valait l’attente.
trail-lost-ink = Et voilà : aucun joker n’a souffert.
trail-lost-sky = Tout ce qui brille. C’est plus fort que moi.
trail-lost-slate = Je l’avais dit : encore une, ça passait.
trail-lost-pine = Joli lancer ! Oh là là…
trail-lost-snow = Lentement mais sûrement, on monte aussi.
trail-lost-plum = Ce qui est à l’abri y reste.
trail-lost-cocoa = Vous ne l’aviez pas vu venir ? Moi non plus.
trail-lost-amber = Revenez. Le sentier ne bougera pas.
