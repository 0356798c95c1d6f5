### Co wydanie dodaje do gry z lekcji, w trzech krokach; pokazuje się raz.

web-new-title = Nowość: { $edition }
web-new-ghost-yes-1 = Gra z Wami wirtualny gracz. Jego trzynaście kart leży odkrytych; karty jednej wartości to zestaw.
web-new-ghost-yes-2 = Zagraj tyle kart, ile ma zestaw, ale wyższych: bierzesz go na rękę, a wirtualny gracz znów dostaje karty do trzynastu. Jeśli pasuje kilka, wybierasz jeden.
web-new-ghost-yes-3 = Po wirtualnym graczu porównujesz warstwę rywala, jak zwykle. Dwie karty na jednym miejscu puli to grupa: dobierasz ją jak jedną kartę, a dostajesz obie.
web-new-ones_beat_top-yes-1 = Tu najniższe bije najwyższe: jedynki kradną trzynastki.
web-new-ones_beat_top-yes-2 = Kradną też warstwę samych dżokerów – jak zawsze przy tej samej liczbie kart.
web-new-ones_beat_top-yes-3 = Reszta bez zmian: każda wyższa karta nadal kradnie jedynki.
web-new-risk-yes-1 = Uwaga na gwiazdkę: tu to najgorsza ścianka kostki.
web-new-risk-yes-2 = Gdy wypadnie, przepada cała Twoja ławka. Zostają tylko karty chronione.
web-new-risk-yes-3 = Wypada raz na sześć rzutów. Chroń w porę i uważaj na karty rzutu.
web-new-follow_up-action-1 = Tu nic nie chroni się samo.
web-new-follow_up-action-2 = Nowa karta w chronionym kolorze leży na ławce i kostka może ją zabrać.
web-new-follow_up-action-3 = Żeby była bezpieczna, poświęć kolejną turę: ochroń ten kolor jeszcze raz.
