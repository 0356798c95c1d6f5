### Trener: co w grze warto obejrzeć jeszcze raz, powiedziane tak, jak przy domowym stole.

coach-title = Trener
coach-open = Co można było zrobić?
coach-thinking = Oglądam Twoje wybory jeszcze raz: { $done } z { $all }
coach-later = Nie teraz
# How the game went, by what the own choices cost. $won: yes or no.
coach-well =
    { $won ->
        [yes] Świetna gra. Nie ma nic do dodania!
       *[no] Świetna gra. Tym razem innym poszło lepiej.
    }
coach-little =
    { $won ->
        [yes] Zasłużone zwycięstwo: Twoje wybory prawie nic Cię nie kosztowały.
       *[no] To nie przez Twoje wybory: prawie nic Cię nie kosztowały.
    }
coach-some =
    { $won ->
        [yes] Wygrywasz, a jest jeszcze coś do odkrycia.
       *[no] Kilka wyborów trochę Cię kosztowało. Tak się uczymy.
    }
coach-about = Obliczone na tym urządzeniu i tylko z tego, co było widać z Twojego miejsca. Zakryte karty rozdajemy { $deals } razy tak, jak mogły leżeć.
coach-curve = Twoja szansa na wygraną
# $from, $to, $low and $high are shares of the win.
coach-curve-words = Przy pierwszym wyborze { NUMBER($from, style: "percent", maximumFractionDigits: 0) }, przy ostatnim { NUMBER($to, style: "percent", maximumFractionDigits: 0) }; między { NUMBER($low, style: "percent", maximumFractionDigits: 0) } a { NUMBER($high, style: "percent", maximumFractionDigits: 0) }.
coach-moments =
    { $count ->
        [0] Żaden wybór się nie wyróżnia.
        [one] Jeden moment warto obejrzeć jeszcze raz.
        [few] { $count } momenty warto obejrzeć jeszcze raz.
       *[many] { $count } momentów warto obejrzeć jeszcze raz.
    }
coach-begin = Pokaż mi
coach-moment = Moment { $number } z { $all }
coach-ask = Co tu wybierasz?
coach-show = Powiedz
coach-same = To samo wybiera trener!
coach-other = Dobrze pomyślane. Spójrz:
coach-lesson = Następnym razem: { $choice }
coach-find = Dobry wybór: { $choice }!
coach-yours = Twój wybór
coach-best = trenera
coach-guess = Twój pomysł teraz
# A chance to win with its error: “38% ± 2”.
coach-chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { $error }
coach-chance-words = { $choice }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } szans na wygraną, z dokładnością do { $error }
coach-why = Dlaczego?
# What happens more often after one choice: $event is a sentence without its full stop. $mine: after the choice made; $other: after the other one.
coach-because =
    { $event }: po Twoim wyborze { $mine ->
        [0] ani razu
        [one] { $mine } raz
       *[other] { $mine } razy
    } na { $deals }, po tym drugim { $other ->
        [0] ani razu
        [one] { $other } raz
       *[other] { $other } razy
    }.
coach-no-reason = Nie ma jednego powodu. Składa się na to wiele drobiazgów.
coach-close = Oba wybory są zbyt bliskie, by rozstrzygnąć.
coach-try = Spróbuj od tego miejsca
coach-next = Następny moment
coach-done = Gotowe
coach-none = Nie ma czego oglądać: za każdym razem wybór był tylko jeden.
coach-failed = Trener nie może obejrzeć tej gry: { $reason }

## Linko: what may happen

coach-linko-snatched = Ktoś kradnie Ci warstwę przed Twoją następną turą
coach-linko-lost = Ktoś wkrótce bierze Twoje karty na rękę
coach-linko-leader = Twoje karty dostaje { $name }, kto z pozostałych ma najwięcej punktów
coach-linko-joker-lost = Ktoś zdobywa Twojego dżokera
coach-linko-drew = Musisz dobierać karty przed swoją następną turą
coach-linko-back = { $name } odzyskuje warstwę
coach-linko-other-out = Ktoś inny wkrótce zagrywa ostatnią kartę
coach-linko-caught = Gra się kończy, a Ty masz jeszcze na ręce co najmniej pięć kart
coach-linko-others-joker = Ktoś inny dobiera dżokera z puli
coach-linko-dry = Pula i talia kończą się, zanim zagrasz swoje karty
coach-linko-threw = { $name } odrzuca warstwę i dobiera nowe karty
coach-linko-snatch = Wkrótce kradniesz komuś warstwę
coach-linko-haul = Wkrótce bierzesz naraz co najmniej trzy karty
coach-linko-out = Wkrótce zagrywasz ostatnią kartę
coach-linko-few = Zostają Ci najwyżej dwie karty na ręce
coach-linko-many = Zagrywasz naraz co najmniej cztery karty
coach-linko-joker = Zdobywasz dżokera
coach-linko-fresh = Ktoś kradnie Ci warstwę, a Ty dobierasz za nią nowe karty
coach-linko-bait = Ktoś kradnie Ci warstwę i tym razem to dla Ciebie dobre
coach-linko-laid =
    { $least ->
        [one] Trochę później leży przed Tobą co najmniej { $least } karta
        [few] Trochę później leżą przed Tobą co najmniej { $least } karty
       *[many] Trochę później leży przed Tobą co najmniej { $least } kart
    }
coach-linko-held =
    { $least ->
        [one] Trochę później masz jeszcze na ręce co najmniej { $least } kartę
        [few] Trochę później masz jeszcze na ręce co najmniej { $least } karty
       *[many] Trochę później masz jeszcze na ręce co najmniej { $least } kart
    }
coach-linko-rival =
    { $least ->
        [one] Trochę później przed kimś innym leży co najmniej { $least } karta
        [few] Trochę później przed kimś innym leżą co najmniej { $least } karty
       *[many] Trochę później przed kimś innym leży co najmniej { $least } kart
    }

## Linko: what can be counted. $layer and $whole are phrases such as “two 9s”. $who: you, if the weaker choice is the one made.

coach-linko-known = To było widać: { $name } ma na ręce { $layer }.
coach-linko-safe = Z kartami, które teraz mają, nikt nie może ukraść warstwy: { $layer }.
coach-linko-too-many =
    { $most ->
        [one] Nikt inny nie ma tylu kart ({ $count }): najpełniejsza ręka ma { $most } kartę.
        [few] Nikt inny nie ma tylu kart ({ $count }): najpełniejsza ręka ma { $most } karty.
       *[many] Nikt inny nie ma tylu kart ({ $count }): najpełniejsza ręka ma { $most } kart.
    }
coach-linko-nearly-out =
    { $name } ma już tylko { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
coach-linko-split =
    { $who ->
        [you] Twój wybór rozdziela karty, które masz razem: { $whole }.
       *[other] Ten drugi wybór rozdziela karty, które masz razem: { $whole }.
    }
coach-linko-spent =
    { $who ->
        [you] Twój wybór zużywa na to: { $jokers }.
       *[other] Ten drugi wybór zużywa na to: { $jokers }.
    }
coach-linko-more = Karta pasuje do Twoich: masz wtedy { $layer }.
coach-linko-taken =
    { $count ->
        [one] Wzięcie warstwy daje Ci na rękę { $count } kartę, a na ręce karty kosztują punkty.
        [few] Wzięcie warstwy daje Ci na rękę { $count } karty, a na ręce karty kosztują punkty.
       *[many] Wzięcie warstwy daje Ci na rękę { $count } kart, a na ręce karty kosztują punkty.
    }

## Push: what may happen

coach-push-bust = W tej turze masz skuchę
coach-push-lose = Kostka zabiera Ci punkty
coach-push-lose-many = Kostka zabiera Ci osiem punktów lub więcej
coach-push-roll = Musisz rzucić kostką
coach-push-feed = Ktoś inny bierze kolumnę za osiem punktów lub więcej
coach-push-feed-leader = Kolumnę za osiem punktów lub więcej bierze { $name }, kto z pozostałych ma najwięcej punktów
coach-push-end = Gra kończy się przed Twoją następną turą
coach-push-nothing = W tej turze nie dostajesz żadnej kolumny
coach-push-best = Dostajesz kolumnę wartą co najmniej tyle, co teraz najlepsza
coach-push-plenty = Bierzesz kolumnę za dwanaście punktów lub więcej
coach-push-protect = Wkrótce chronisz osiem punktów lub więcej
coach-push-other-lose = Kostka zabiera komuś innemu pięć punktów lub więcej
coach-push-score =
    { $least ->
        [one] Trochę później masz co najmniej { $least } punkt
        [few] Trochę później masz co najmniej { $least } punkty
       *[many] Trochę później masz co najmniej { $least } punktów
    }
coach-push-rival =
    { $least ->
        [one] Trochę później ktoś inny ma co najmniej { $least } punkt
        [few] Trochę później ktoś inny ma co najmniej { $least } punkty
       *[many] Trochę później ktoś inny ma co najmniej { $least } punktów
    }

## Push: what can be counted. $who: you, if the weaker choice is the one made.

coach-push-odds =
    { $misfits ->
        [one] { $misfits } karta w talii na { $pile } nigdzie nie pasuje.
        [few] { $misfits } karty w talii na { $pile } nigdzie nie pasują.
       *[many] { $misfits } kart w talii na { $pile } nigdzie nie pasuje.
    }
coach-push-odds-there =
    { $misfits ->
        [one] Gdy leży tam, { $misfits } karta w talii na { $pile } nigdzie nie pasuje; gdy w drugiej kolumnie: { $fewer }.
        [few] Gdy leży tam, { $misfits } karty w talii na { $pile } nigdzie nie pasują; gdy w drugiej kolumnie: { $fewer }.
       *[many] Gdy leży tam, { $misfits } kart w talii na { $pile } nigdzie nie pasuje; gdy w drugiej kolumnie: { $fewer }.
    }
coach-push-calm =
    { $misfits ->
        [0] Każda karta w talii jeszcze pasuje.
        [one] Tylko { $misfits } karta w talii na { $pile } nigdzie nie pasuje.
        [few] Tylko { $misfits } karty w talii na { $pile } nigdzie nie pasują.
       *[many] Tylko { $misfits } kart w talii na { $pile } nigdzie nie pasuje.
    }
coach-push-points = Jedna kolumna ma { $points }, druga { $more }.
coach-push-roll-card = W kolumnie { $column } leży karta rzutu: kto ją bierze, rzuca kostką.
coach-push-at-risk = Kostka może Ci zabrać { $points } w kolorze { $colour }.
coach-push-ending =
    { $pile ->
        [0] Talia jest pusta.
        [one] W talii jest już tylko { $pile } karta.
        [few] W talii są już tylko { $pile } karty.
       *[many] W talii jest już tylko { $pile } kart.
    }
coach-push-left = Innym zostaje kolumna: { $points }.
