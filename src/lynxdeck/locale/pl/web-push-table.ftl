### Push przy stole w przeglądarce: dwa przyciski i rzut kostką.

## Wybory pod kciukiem: wszystko krótko

web-push-stop = Stop
# $column: A, B albo C.
web-push-stop-take = Stop · weź { $column }
# Ile kart w stosie nigdzie nie pasuje.
web-push-of-bust = ryzyko { $misfits } z { $pile }
web-push-share = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
web-push-key-do = Potwierdź wybór

## Rzut

web-push-rolling = Kostka!
web-push-rolls =
    { $who ->
        [you] Rzucasz kostką…
       *[other] { $name } rzuca kostką…
    }
web-push-swept =
    { $points ->
        [0] Nic nie przepada
        [one] Przepada { $points } punkt
        [few] Przepadają { $points } punkty
        [many] Przepada { $points } punktów
       *[other] Przepada { $points } punktu
    }
