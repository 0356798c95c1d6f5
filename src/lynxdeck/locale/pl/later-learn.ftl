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
