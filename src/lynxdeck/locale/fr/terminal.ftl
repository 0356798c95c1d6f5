### The game in a terminal: what the table asks, offers and tells.
### $who is “you” for the person at the keyboard, else “other”; then $name is that player's name.
### Layers, cards and lists of names arrive as finished phrases made from the first section.
### The spaces before : ; ! ? and inside « » are no-break spaces.

## Phrases that others are made of

terminal-you = Vous
terminal-ghost = le fantôme
# Joins names: “Ben et Cleo”, “Ben, Cleo et Dan”; $rest is joined already.
terminal-names-pair = { $first } et { $last }
terminal-names-more = { $first }, { $rest }
# Joins an act and what it does: “Poser deux 9 – subtilynxe Ben”.
terminal-act-effect = { $act } – { $effect }
terminal-and-then = { $first }, { $second }
# A layer of number cards, jokers among them counted; $value is 1 to 13.
terminal-numbers =
    { $count ->
        [1] un { $value }
        [2] deux { $value }
        [3] trois { $value }
        [4] quatre { $value }
        [5] cinq { $value }
        [6] six { $value }
        [7] sept { $value }
        [8] huit { $value }
       *[other] { $count } { $value }
    }
terminal-jokers =
    { $count ->
        [1] un joker
        [2] deux jokers
        [3] trois jokers
        [4] quatre jokers
       *[other] { $count } jokers
    }
# $layer is a phrase of terminal-numbers.
terminal-with-jokers =
    { $layer } ({ $jokers ->
        [1] dont un joker
       *[other] dont { $jokers } jokers
    })
terminal-cards =
    { $count ->
        [0] aucune carte
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
       *[other] { $count } cartes
    }
terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# A single card of Linko by its face; $value is 1 to 13, or J for a joker.
terminal-linko-card =
    { $value ->
        [J] un joker
       *[other] un { $value }
    }
# A group on a display place: “3 + 13 + J”.
terminal-linko-group = le groupe { $cards }
terminal-nothing = rien

## Push: colours, cards, the die. The shape stands beside every colour.

terminal-colour =
    { $colour ->
        [r] rouge
        [b] bleu
        [g] vert
        [y] jaune
       *[p] violet
    }
terminal-push-card =
    { $colour ->
        [r] un { $number } rouge
        [b] un { $number } bleu
        [g] un { $number } vert
        [y] un { $number } jaune
       *[p] un { $number } violet
    }
terminal-push-roll = une carte Dé
terminal-push-switch = une carte Sens
terminal-star = étoile

## Labels on the table

terminal-label-display = Réserve
terminal-label-pile = Pioche
terminal-label-discards = Défausse
terminal-label-ghost = Le fantôme
terminal-label-in-hand = { $count } en main
terminal-label-known = connues : { $cards }
# Beside the small buttons that count cards and jokers up and down.
terminal-label-count = cartes
terminal-label-jokers = jokers
terminal-label-card = Retournée
terminal-label-die = Dé
# Six letters at most.
terminal-label-protected = Abri
# On roll cards and switch cards themselves: at most nine letters.
terminal-label-roll = dé
terminal-label-switch = sens
terminal-label-switches =
    { $count ->
        [one] { $count } carte Sens
       *[other] { $count } cartes Sens
    }
terminal-label-clockwise = horaire
terminal-label-anticlockwise = antihoraire
terminal-label-risk = Risque
terminal-label-log = Journal
terminal-label-round = manche { $round } sur { $rounds }
terminal-label-more = +{ $count }
# Exact: $misfits of the $pile cards fit nowhere; $chance is the share, 0 to 1.
terminal-bust-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
terminal-bust-exact =
    risque { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $misfits } sur { $pile })
terminal-bust-never = aucun risque

## Linko: what is asked

terminal-linko-ask-play = À vous : posez une ou plusieurs cartes de même valeur.
terminal-linko-ask-ghost = Avec { $layer }, subtilynxez le fantôme : choisissez une combinaison.
terminal-linko-ask-take = Vous subtilynxez { $layer } à { $name } : prendre ou laisser ?
terminal-linko-ask-reclaim = { $name } vous a subtilynxé { $layer } et vous laisse le choix.
terminal-linko-ask-draw =
    { $count ->
        [1] Piochez une carte : dans la réserve ou dans la pioche.
       *[other] Piochez { $count } cartes, une à une : dans la réserve ou dans la pioche.
    }
terminal-linko-ask-option = Vous n’avez subtilynxé personne : piochez une carte, ou passez.

terminal-linko-wait-play = { $name } choisit ses cartes…
terminal-linko-wait-ghost = { $name } choisit une combinaison du fantôme…
# $victim may be terminal-you.
terminal-linko-wait-take =
    { $victim ->
        [Vous] { $name } vous subtilynxe { $layer } : prendre ou laisser…
       *[other] { $name } subtilynxe { $layer } à { $victim } : prendre ou laisser…
    }
terminal-linko-wait-reclaim = { $name } se demande s’il faut reprendre { $layer }…
terminal-linko-wait-draw = { $name } pioche : encore { $count }…
terminal-linko-wait-option = { $name } peut piocher une carte…

## Linko: what can be chosen, and what it does

terminal-linko-play = Poser { $layer }
terminal-linko-snatches = subtilynxe { $names }
terminal-linko-snatches-nobody = ne subtilynxe personne
terminal-linko-may-draw = ne subtilynxe personne, pioche permise
terminal-linko-goes-out = vos dernières cartes, la partie s’arrête
terminal-linko-rob = Subtilynxer { $layer } au fantôme – dans votre main
terminal-linko-take = Prendre { $layer } en main – { $name } pioche { $cards }
terminal-linko-leave = Laisser – { $name } reprend les cartes, ou les défausse et pioche { $cards }
terminal-linko-reclaim = Reprendre { $layer } en main – vous ne piochez rien
terminal-linko-discard = Défausser { $layer } – vous piochez { $cards }
terminal-linko-draw-card = Piocher { $card } dans la réserve
terminal-linko-draw-group = Piocher { $card } dans la réserve – compte pour une seule carte
terminal-linko-draw-pile =
    Piocher la première carte de la pioche – { $count ->
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    }
terminal-linko-decline = Passer – votre tour se termine

## Linko: what happened

terminal-linko-told-play =
    { $who ->
        [you] Vous posez { $layer }.
       *[other] { $name } pose { $layer }.
    }
terminal-linko-told-rob =
    { $who ->
        [you] Vous subtilynxez { $layer } au fantôme.
       *[other] { $name } subtilynxe { $layer } au fantôme.
    }
# $victim is “you” or a name, told by $whom.
terminal-linko-told-take =
    { $who ->
        [you] Vous prenez { $layer } à { $victim }.
       *[other] { $whom ->
            [you] { $name } vous prend { $layer }.
           *[other] { $name } prend { $layer } à { $victim }.
        }
    }
terminal-linko-told-leave =
    { $who ->
        [you] Vous laissez { $layer } à { $victim }.
       *[other] { $whom ->
            [you] { $name } vous laisse { $layer }.
           *[other] { $name } laisse { $layer } à { $victim }.
        }
    }
terminal-linko-told-reclaim =
    { $who ->
        [you] Vous reprenez { $layer } en main.
       *[other] { $name } reprend { $layer } en main.
    }
terminal-linko-told-discard =
    { $who ->
        [you] Vous défaussez { $layer }.
       *[other] { $name } défausse { $layer }.
    }
terminal-linko-told-draw =
    { $who ->
        [you] Vous piochez { $card } dans la réserve.
       *[other] { $name } pioche { $card } dans la réserve.
    }
terminal-linko-told-draw-pile =
    { $who ->
        [you] Vous tirez { $card } de la pioche.
       *[other] { $name } tire une carte de la pioche.
    }
terminal-linko-told-decline =
    { $who ->
        [you] Vous renoncez à piocher.
       *[other] { $name } renonce à piocher.
    }
terminal-linko-told-refill = Nouveau dans la réserve : { $cards }.
terminal-linko-told-ghost-fill = Le fantôme reçoit { $cards }.

## Push: what is asked

terminal-push-ask-turn = À vous : retournez une carte, ou protégez une couleur.
terminal-push-ask-turn-bare = À vous : retournez une carte.
terminal-push-ask-place = Vous avez retourné { $card } : dans quelle colonne ?
terminal-push-ask-push = Encore une carte, ou stop et vous prenez une colonne ?
terminal-push-ask-push-only = Pas encore de colonne à prendre : retournez une autre carte.
terminal-push-ask-last = La pioche est vide : prenez une colonne.
terminal-push-ask-collect = { $name } a terminé : à vous de prendre une colonne.

terminal-push-wait-turn = { $name } va retourner une carte ou protéger…
terminal-push-wait-place = { $name } a retourné { $card } et cherche une colonne…
terminal-push-wait-push = { $name } hésite : encore ou stop…
terminal-push-wait-collect = { $name } prend une colonne…

## Push: what can be chosen, and what it does

terminal-push-push = Retourner une carte
terminal-push-push-on = Encore une carte
terminal-push-protect = Protéger { $colour }
terminal-push-makes-safe =
    { $points ->
        [one] { $points } point à l’abri
       *[other] { $points } points à l’abri
    }
terminal-push-place-new = Ouvrir la colonne { $column }
terminal-push-place = Placer dans la colonne { $column }
terminal-push-take = Prendre la colonne { $column }
terminal-push-then-roll = puis vous lancez le dé

## Push: what happened

terminal-push-told-switch =
    { $who ->
        [you] Vous retournez une carte Sens : les autres choisiront dans le sens { $direction }.
       *[other] { $name } retourne une carte Sens : les autres choisiront dans le sens { $direction }.
    }
terminal-push-told-bust =
    { $who ->
        [you] Vous retournez { $card } : aucune colonne possible. Trop loin !
       *[other] { $name } retourne { $card } : aucune colonne possible. Trop loin !
    }
terminal-push-told-protect =
    { $who ->
        [you] Vous protégez { $colour } : { $points ->
            [one] { $points } point à l’abri.
           *[other] { $points } points à l’abri.
        }
       *[other] { $name } protège { $colour } : { $points ->
            [one] { $points } point à l’abri.
           *[other] { $points } points à l’abri.
        }
    }
terminal-push-told-place =
    { $who ->
        [you] Vous retournez { $card } : colonne { $column }.
       *[other] { $name } retourne { $card } : colonne { $column }.
    }
terminal-push-told-take =
    { $who ->
        [you] Vous prenez la colonne { $column } : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $name } prend la colonne { $column } : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
# $face is a colour's name or the star.
terminal-push-told-roll =
    { $who ->
        [you] Vous lancez le dé ({ $face }) et { $points ->
            [0] ne perdez rien.
            [one] perdez { $points } point.
           *[other] perdez { $points } points.
        }
       *[other] { $name } lance le dé ({ $face }) et { $points ->
            [0] ne perd rien.
            [one] perd { $points } point.
           *[other] perd { $points } points.
        }
    }

## The course of a game

terminal-begin =
    { $starter ->
        [you] { $game }, { $edition } : vous commencez.
       *[other] { $game }, { $edition } : { $name } commence.
    }
terminal-end-out = { $name } n’a plus de carte : fin de la partie.
terminal-end-out-you = Vous n’avez plus de carte : fin de la partie.
terminal-end-stock-linko = Pioche et réserve sont vides : fin de la partie.
terminal-end-stock-push = La pioche est vide : fin de la partie.
terminal-end-stall = Cent tours sans rien changer : fin de la partie.
# One winner, or several who share; $names is a phrase.
terminal-won =
    { $who ->
        [you] Vous gagnez.
        [shared] Victoire partagée : { $names }.
       *[other] { $names } gagne.
    }
terminal-score-line = { $name } : { $score }
terminal-match-won =
    { $who ->
        [you] Vous gagnez le match.
        [shared] Match partagé : { $names }.
       *[other] { $names } gagne le match.
    }
terminal-over-next = Entrée : la manche suivante
terminal-over-again = Entrée : rejouer

## The score sheet

terminal-sheet-title = Feuille de score
terminal-sheet-round = Manche
terminal-sheet-total = Total
terminal-sheet-single = Cette partie se joue seule ; --match en fait un match en plusieurs manches.
terminal-close = Échap : retour à la table

## Messages

terminal-forced-on = Les décisions à réponse unique se prennent toutes seules.
terminal-forced-off = Chaque décision vous revient, même à réponse unique.
terminal-hint = Conseil : { $choice }
terminal-hint-thinking = Un conseil se prépare…
terminal-hint-failed = Pas de conseil possible : { $reason }
terminal-hint-none = La décision n’est pas la vôtre : rien à conseiller.
terminal-undone = Décision annulée.
terminal-undo-none = Vous n’avez rien à annuler.
terminal-undo-blocked = Trop tard pour annuler : une carte a été révélée, ou un autre a décidé.
terminal-saved = Partie enregistrée : { $path }
terminal-save-failed = Enregistrement impossible : { $reason }
terminal-resume = Pour continuer : { $command }
terminal-left = Vous avez quitté la table.
terminal-language = La table parle maintenant français.
terminal-not-legal = Ce n’est pas possible maintenant.
terminal-not-yours = La décision n’est pas la vôtre.
terminal-bot-failed = { $name } ne répond pas ({ $reason }) ; un joueur simple prend le relais.
terminal-small = La table demande { $width } × { $height } caractères.
terminal-rules-missing = Le texte des règles manque ici.

## Keys: the line at the bottom, and the help

# The seven of them fill 80 columns: no letter more.
terminal-key-help = Aide
terminal-key-rules = Règles
terminal-key-hint = Conseil
terminal-key-undo = Annuler
terminal-key-save = Enregistrer
terminal-key-quit = Quitter
terminal-key-sheet = Score
terminal-help-table = À la table
terminal-help-decide = La décision
terminal-help-choose = Choisir ; Entrée ou un clic décide
terminal-help-groups = Choisir une valeur de votre main
terminal-help-count = Une carte de plus, une de moins
terminal-help-jokers = Un joker de plus, un de moins
terminal-help-enter = Décider ce que dit la ligne ambrée
terminal-help-places = Piocher à un emplacement de la réserve
terminal-help-pile = Piocher dans la pioche
terminal-help-decline = Renoncer à piocher
terminal-help-take = Prendre, laisser
terminal-help-reclaim = Reprendre, défausser
terminal-help-push = Retourner une carte
terminal-help-columns = Placer dans une colonne, ou la prendre
terminal-help-protect = Protéger rouge, bleu, vert, jaune, violet
terminal-help-mouse = Un clic choisit, un autre ajoute une carte ; l’ambre décide
terminal-help-hint = Le conseil d’un joueur fort
terminal-help-undo = Annuler votre décision, si rien de caché n’a été révélé
terminal-help-save = Enregistrer la partie
terminal-help-forced = Décisions à réponse unique : d’elles-mêmes, ou non
terminal-help-rules = Les règles (r aussi, là où la question ne s’en sert pas)
terminal-help-help = Cette page
terminal-help-sheet = La feuille de score
terminal-help-log = Tout ce qui s’est passé
terminal-help-language = La langue suivante
terminal-help-theme = Crépuscule ou lin
terminal-help-quit = Quitter ; la partie est enregistrée

## Plain mode: lines in, lines out

terminal-plain-why-pipe = Ce terminal ne permet pas de dessiner la table : la voici en texte simple.
terminal-plain-why-textual = La table dessinée demande Textual (pip install "lynxdeck[terminal]") : la voici en texte simple.
terminal-plain-welcome = { $game }, { $edition }, { $seats } joueurs, graine « { $seed } ». Vous êtes à la place { $seat }. Tapez ? pour l’aide.
terminal-plain-loaded = { $game }, { $edition }, { $seats } joueurs, depuis { $path }. Vous êtes à la place { $seat }. Tapez ? pour l’aide.
terminal-plain-help =
    Tapez un choix tel qu’il figure devant sa phrase. Sinon : « ? » l’aide, « all » tous les choix, « table » la table, « hint » un conseil, « undo » annuler, « save » ou « save FILE » enregistrer, « rules » les règles, « sheet » les scores, « auto » pour les décisions à réponse unique, « quit » quitter.
terminal-plain-choices =
    { $count ->
        [one] Il y a { $count } choix ; « all » le montre.
       *[other] Il y a { $count } choix ; « all » les montre tous. Les poses s’écrivent 9, 9x2, 9x2+J.
    }
terminal-plain-choice = { $token } : { $sentence }
terminal-plain-hand = Votre main : { $cards }.
terminal-plain-no-token = « { $token } » n’est pas un des choix ; « all » les montre tous.
terminal-plain-display = Réserve : { $cards }. Pioche : { $pile }. Défausse : { $discards }.
terminal-plain-place = emplacement { $place } : { $card }
terminal-plain-ghost = Le fantôme : { $cards }.
terminal-plain-seat-linko =
    { $who ->
        [you] Vous : { $hand } en main, score { $score }.
       *[other] { $name } : { $hand } en main, score { $score }.
    }
terminal-plain-top = Sur le dessus : { $layer }.
terminal-plain-beneath = Dessous : { $layers }.
terminal-plain-no-layer = Rien de posé.
terminal-plain-seat-push =
    { $who ->
        [you] Vous : score { $score }. Exposées : { $bench }. Protégées : { $safe }.
       *[other] { $name } : score { $score }. Exposées : { $bench }. Protégées : { $safe }.
    }
terminal-plain-colour-cards = { $colour } { $numbers }
terminal-plain-column = Colonne { $column } : { $cards }.
terminal-plain-no-columns = Pas encore de colonne.
terminal-plain-pile-push = Pioche : { $pile }. Défausse : { $discards }.
terminal-plain-over = La partie est finie.
terminal-plain-next-round = Manche { $round } sur { $rounds }.
