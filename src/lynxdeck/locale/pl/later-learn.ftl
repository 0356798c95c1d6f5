### Lekcje i zasady w przeglądarce. $ben i $cleo to imiona na miejscach 2 i 3.

## Rama lekcji

web-learn-title = Nauka gry: { $game }
web-learn-choose = Której gry chcesz się nauczyć?
web-learn-linko-what = Zagrywaj, kradnij, bierz albo zostawiaj – i miej na koniec najwięcej kart na stole.
web-learn-push-what = Odkrywaj karty, buduj kolumny i przestań w porę.
web-learn-minutes = dwie minuty
web-learn-opening = Rozkładamy karty…
web-learn-failed = Lekcja się nie otworzyła. { $reason }
web-learn-retry = Spróbuj ponownie
web-learn-step = Krok { $step } z { $steps }
web-learn-next = Dalej
web-learn-show = Zrób to za mnie
web-learn-leave = Opuść lekcję
web-learn-back = Wróć do stołu
web-learn-called = Karty rozdane: oto Twój stół.
web-learn-again = Zacznij od nowa
web-learn-lost = To już nie lekcja. Graj dalej albo zacznij od nowa.
web-learn-done = Umiesz już grać w { $game }
web-learn-won = Pierwsza wygrana!
web-learn-play = Zagraj w { $game }
web-learn-other = Naucz się też: { $game }
web-learn-rules = Przeczytaj zasady

## Zasady

web-rules-title = Zasady
web-rules-of = Zasady gry { $game }
# The whole game in six pictures.
web-glance = W skrócie
web-glance-linko-1 = Zagraj karty jednej wartości: jedną albo więcej.
web-glance-linko-2 = Tyle samo kart, ale wyższych? Kradniesz je.
web-glance-linko-3 = Bierzesz je na rękę albo zostawiasz: Twój wybór.
web-glance-linko-4 = Twojej warstwy już nie ma? Dobierz tyle samo kart.
web-glance-linko-5 = X to dżoker: przyjmuje każdą wartość.
web-glance-linko-6 = Czyjaś ręka jest pusta? Liczy się każda karta: na stole +1, na ręce −1.
web-glance-push-1 = Wygrywa, kto ma najwięcej punktów. Odkryj kartę i dołóż ją do kolumny.
web-glance-push-2 = W kolumnie nie powtarza się żadna liczba ani żaden kolor.
web-glance-push-3 = Skończ w porę i weź kolumnę. Resztę biorą pozostali.
web-glance-push-4 = Nigdzie nie pasuje? Skucha: bez kolumny i z rzutem kostką.
web-glance-push-5 = Kostka zmiata swój kolor z Twojej ławki.
web-glance-push-6 = Albo ochroń kolor: będzie bezpieczny na stałe.
web-rules-contents = Spis treści
web-rules-edition = Wydanie
web-rules-in-play = Twoje wydanie
web-rules-not-here = nie w tym wydaniu
web-rules-loading = Wczytywanie zasad…
web-rules-failed = Zasady się nie wczytały. { $reason }
web-rules-retry = Spróbuj ponownie
web-rules-dilemma = Dokąd trafia ukradziona warstwa
web-rules-dilemma-active = Wybiera aktywny gracz
web-rules-dilemma-take = Wziąć
web-rules-dilemma-take-does = Warstwa trafia na rękę aktywnego gracza. Okradziony dobiera tyle samo kart.
web-rules-dilemma-leave = Zostawić
web-rules-dilemma-victim = Wybiera okradziony
web-rules-dilemma-reclaim = Odzyskać
web-rules-dilemma-reclaim-does = Warstwa wraca na rękę okradzionego. Nikt nie dobiera.
web-rules-dilemma-discard = Odrzucić
web-rules-dilemma-discard-does = Warstwa trafia na stos kart odrzuconych. Okradziony dobiera tyle samo kart.
