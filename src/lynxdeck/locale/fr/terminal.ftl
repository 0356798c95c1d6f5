### The game in a terminal: sheets, messages, keys, plain mode. What the table itself says is in table.ftl.

## Messages

terminal-forced-on = Les coups forcés se jouent tout seuls.
terminal-forced-off = Vous jouez chaque coup, même forcé.
terminal-hint-thinking = Recherche d’un indice…
terminal-hint-failed = Pas d’indice disponible : { $reason }
terminal-hint-none = Pas d’indice : ce n’est pas votre tour.
terminal-undone = Coup annulé.
terminal-undo-none = Rien à annuler.
terminal-undo-blocked = Trop tard pour annuler : une carte a été révélée, ou quelqu’un d’autre a joué.
terminal-saved = Partie enregistrée : { $path }
terminal-save-failed = Enregistrement impossible : { $reason }
terminal-resume = Pour continuer : { $command }
terminal-left = Vous avez quitté la table.
terminal-language = La table parle maintenant français.
terminal-not-legal = Ce n’est pas possible maintenant.
terminal-not-yours = Ce n’est pas votre tour.
terminal-bot-failed = { $name } ne répond pas ({ $reason }) ; un bot simple prend le relais.
terminal-small = La table demande { $width } × { $height } caractères ; cette fenêtre en a { $columns } × { $rows }. Agrandissez-la, ou jouez en lignes de texte : { $command }. « q » enregistre et quitte.
terminal-rules-missing = Texte des règles introuvable.

## Keys: the line at the bottom, and the help

# The seven of them fill 80 columns: no letter more.
terminal-key-help = Aide
terminal-key-rules = Règles
terminal-key-hint = Indice
terminal-key-undo = Annuler
terminal-key-save = Enregistrer
terminal-key-quit = Quitter
terminal-key-sheet = Score
terminal-help-table = À la table
terminal-help-decide = Votre coup
terminal-help-choose = Choisir ; Entrée ou un clic confirme
terminal-help-numbers = Choisir l’une des neuf premières
terminal-help-groups = Choisir une valeur de votre main
terminal-help-count = Ajouter ou retirer une carte
terminal-help-jokers = Ajouter ou retirer un joker
terminal-help-enter = Jouer la ligne ambre
terminal-help-places = Piocher à un emplacement de la réserve
terminal-help-pile = Piocher dans la pioche
terminal-help-decline = Renoncer à piocher
terminal-help-take = Prendre, laisser
terminal-help-reclaim = Reprendre, défausser
terminal-help-push = Retourner une carte
terminal-help-columns = Placer dans une colonne, ou la prendre
# The letters of red, blue, green, yellow and purple, all different: on cards, and to be typed.
terminal-colour-letters = r b v j i
terminal-help-protect = Protéger rouge, bleu, vert, jaune, violet
terminal-help-mouse = Un clic choisit, un autre ajoute ; la ligne ambre joue
terminal-help-hint = L’indice d’un bot fort
terminal-help-undo = Annuler le coup, si rien de caché n’a été révélé
terminal-help-save = Enregistrer la partie
terminal-help-forced = Jouer les coups forcés pour moi, ou non
terminal-help-rules = Les règles (r aussi, s’il est libre)
terminal-help-help = Cette page
terminal-help-sheet = La feuille de score
terminal-help-log = Tout ce qui s’est passé
terminal-help-language = Langue suivante
terminal-help-theme = Thème : crépuscule ou lin
terminal-help-quit = Quitter ; la partie est enregistrée

## Plain mode: lines in, lines out

terminal-plain-why-pipe = Ce terminal ne peut pas dessiner la table : voici du texte simple.
terminal-plain-why-textual = La table dessinée demande Textual ({ $install }) : voici du texte simple.
terminal-plain-welcome = { $game }, { $seats } joueurs, graine « { $seed } ». Vous êtes à la place { $seat }. Tapez ? pour l’aide.
terminal-plain-loaded = { $game }, { $seats } joueurs, depuis { $path }. Vous êtes à la place { $seat }. Tapez ? pour l’aide.
# What one types in plain mode; the English words are understood in every language.
terminal-word-all = tous
terminal-word-auto = auto
terminal-word-help = aide
terminal-word-hint = indice
terminal-word-quit = quitter
terminal-word-rules = règles
terminal-word-save = enregistrer
terminal-word-sheet = scores
terminal-word-table = table
terminal-word-undo = annuler
terminal-plain-help =
    Tapez le code placé devant un choix, par exemple 9x2. Ou bien : « ? » l’aide, « { terminal-word-all } » tous les choix, « { terminal-word-table } » la table, « { terminal-word-hint } » un indice, « { terminal-word-undo } » annuler, « { terminal-word-save } » ou « { terminal-word-save } FICHIER » enregistrer, « { terminal-word-rules } » les règles, « { terminal-word-sheet } » les scores, « { terminal-word-auto } » pour les coups forcés, « { terminal-word-quit } » quitter.
terminal-plain-rules = Tapez « { terminal-word-rules } » et un numéro, par exemple « { terminal-word-rules } 1 », pour en lire une.
terminal-plain-choices =
    { $count ->
        [one] Il y a { $count } choix ; « { terminal-word-all } » le montre.
       *[other] Il y a { $count } choix ; « { terminal-word-all } » les montre tous.
    }
terminal-plain-write-linko = Les poses s’écrivent 9, 9x2, 9x2+J.
terminal-plain-choice = { $token } : { $sentence }
terminal-plain-hand = Votre main : { $cards }.
terminal-plain-no-token = « { $token } » n’est pas un des choix ; « { terminal-word-all } » les montre tous.
terminal-plain-display = Réserve : { $cards }. Pioche : { $pile }. Défausse : { $discards }.
terminal-plain-place = emplacement { $place } : { $card }
terminal-plain-ghost = Le fantôme : { $cards }.
terminal-plain-seat-linko =
    { $who ->
        [you] Vous : { $hand } en main, score { $score }.
       *[other] { $name } : { $hand } en main, score { $score }.
    }
terminal-plain-top = Sur le dessus : { $layer }.
terminal-plain-beneath = Dessous : { $layers }.
terminal-plain-no-layer = Rien de posé.
terminal-plain-seat-push =
    { $who ->
        [you] Vous : score { $score }. Exposées : { $bench }. Protégées : { $safe }.
       *[other] { $name } : score { $score }. Exposées : { $bench }. Protégées : { $safe }.
    }
terminal-plain-colour-cards = { $colour } { $numbers }
terminal-plain-column = Colonne { $column } : { $cards }.
terminal-plain-no-columns = Pas encore de colonne.
terminal-plain-pile-push = Pioche : { $pile }. Défausse : { $discards }.
terminal-plain-over = La partie est finie.
terminal-plain-next-round = Manche { $round } sur { $rounds }.

## Any game: what is said where a game has no words of its own

terminal-any-ask = Que voulez-vous faire ?
terminal-any-wait = { $name } choisit…
terminal-any-choice = Choisir { $token }
terminal-any-told =
    { $who ->
        [you] Vous choisissez { $token }.
       *[other] { $name } choisit { $token }.
    }

## Drawn and plain table

table-label-pile = Pioche
table-label-in-hand = { $count } en main
table-label-known = connues : { $cards }
table-label-jokers = jokers
table-label-card = Retournée
table-label-die = Dé
# Six letters at most.
table-label-protected = Abri
# On roll cards and switch cards themselves: at most nine letters.
table-label-roll = dé
table-label-switch = sens
table-label-switches =
    { $count ->
        [one] { $count } carte Sens
       *[other] { $count } cartes Sens
    }
table-label-risk = Risque
# Exact: $misfits of the $pile cards fit nowhere; $chance is the share, 0 to 1.
table-bust-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
table-begin =
    { $starter ->
        [you] { $game } : vous commencez.
       *[other] { $game } : { $name } commence.
    }
table-score-line = { $name } : { $score }
table-over-next = Entrée : la manche suivante
table-over-again = Entrée : rejouer
table-sheet-single = C’est une partie unique ; --match en fait un match en plusieurs manches.
table-close = Échap : retour à la table
