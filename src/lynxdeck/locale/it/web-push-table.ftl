### Push al tavolo del browser: i due pulsanti e il lancio del dado.

## Le scelte sotto il pollice: tutte brevi

web-push-stop = Fermati
# $column: A, B o C.
web-push-stop-take = Fermati · prendi { $column }
# Quante carte del mazzo non stanno da nessuna parte.
web-push-of-bust = rischio { $misfits } su { $pile }
web-push-share = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
web-push-key-do = Conferma la scelta

## Il lancio

web-push-rolling = Il dado!
web-push-rolls =
    { $who ->
        [you] Lanci il dado…
       *[other] { $name } lancia il dado…
    }
web-push-swept =
    { $points ->
        [0] Nessun punto perso
        [one] { $points } punto spazzato via
       *[other] { $points } punti spazzati via
    }
