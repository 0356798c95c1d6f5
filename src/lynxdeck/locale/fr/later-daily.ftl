### La donne du jour.

daily-rules = Les mêmes cartes, les mêmes bots, pour tout le monde. Votre premier essai compte : ni annulation, ni indice.
daily-known = Les cartes découlent de la date : on pourrait donc les calculer d’avance. Jouez pour le plaisir.
# $level : la force des bots.
daily-about =
    { $count ->
        [one] Vous et un bot · { $level }
       *[other] Vous et { $count } bots · { $level }
    }
daily-go-on = Continuer
daily-day-done = jouée
daily-day-open = pas jouée
daily-you = Vous
# Beside my own bar in a picture for friends, where I gave no name.
daily-me = Moi
daily-greedy = Bot simple
daily-expert = Bot expert
daily-thinks = réfléchit…
daily-share = Partager
daily-again = Encore, pour le plaisir
daily-text = Lynxdeck, donne du jour : { $game }, { $date }
daily-text-expert = Le bot expert a fait { $score }
daily-text-streak =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }

## Avec un serveur : les résultats de tout le monde

daily-everybody = Tout le monde
daily-compare = Comparer avec les autres
daily-compare-about = Envoie cette partie au serveur, qui la vérifie et compte votre score. Votre nom reste ici, sauf si vous le saisissez.
daily-name = Nom à afficher (facultatif)
daily-sending = Le serveur vérifie votre partie…
daily-played =
    { $count ->
        [one] { $count } personne jusqu’ici
       *[other] { $count } personnes jusqu’ici
    }
daily-best = meilleur score : { $score }
daily-best-named = meilleur score : { $score }, { $name }
daily-better =
    { $count ->
        [0] Personne n’a fait mieux.
        [one] { $count } personne a fait mieux.
       *[other] { $count } personnes ont fait mieux.
    }
daily-chart = Combien de personnes ont fait chaque score. Le vôtre est couleur ambre.
daily-forget = Supprimer mes résultats
daily-forgotten = Vos résultats ont été supprimés de ce serveur.
