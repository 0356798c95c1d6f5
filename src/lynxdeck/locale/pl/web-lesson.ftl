### Kroki lekcji Linko, które należą do nauczanego wydania. $ben i $cleo to imiona na miejscach 2 i 3.

web-learn-linko-may = Nikogo nie okradasz, więc możesz dobrać kartę, jeśli chcesz. W puli leży dwójka, a pięć już masz: weź ją.
web-learn-linko-may-nudge = Tu dobierasz, tylko jeśli chcesz. Ale szósta dwójka da dużą warstwę: weź ją.
web-learn-linko-may-again = Znowu bez kradzieży, więc możesz dobrać. Ale karty na ręce kosztują punkty, a tu nic Ci nie pomoże: zrezygnuj.
web-learn-linko-may-again-nudge = Kolejna karta tylko Cię spowolni. Zrezygnuj.
web-learn-linko-seventh = Jeszcze jedna. Masz sześć dwójek: weź siódmą. Niskie karty łatwo zebrać, a siedem naraz jest prawie bezpiecznych.
web-learn-linko-seventh-nudge = Z dwójką z puli masz siedem jednakowych. Weź właśnie ją.
web-learn-linko-nines = Najpierw dziewiątki, które ma { $ben }. Na ręce masz siedem dwójek i dżokera i w następnej turze możesz zagrać wszystko. Więcej kart tylko Cię spowolni: zostaw je.
web-learn-linko-home = Ostatnia prosta: zagraj wszystkie siedem dwójek razem z dżokerem. Twoja ręka będzie pusta i gra od razu się skończy. Ostatnie karty nikogo nie okradają.
web-learn-linko-home-nudge = Wszystkie siedem dwójek i jeszcze dżoker: wtedy Twoja ręka jest pusta.
web-learn-linko-sixteen = Przed Tobą leży szesnaście kart, a na ręce nie masz żadnej: 16 punktów. To, co { $ben } i { $cleo } mają jeszcze na ręce, liczy się na minus.
