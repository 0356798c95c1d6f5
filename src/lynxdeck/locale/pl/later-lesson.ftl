### Lekcje krok po kroku. $ben i $cleo to imiona na miejscach 2 i 3.

## Linko

web-learn-linko-aim = Każda karta, która na końcu leży przed Tobą, to punkt. Każda, która zostaje Ci na ręce, to punkt ujemny. Wykładaj więc karty na stół i pilnuj, żeby tam zostały.
web-learn-linko-play = W swojej turze zagrywasz karty o jednej wartości: jedną albo więcej, ile chcesz. Wybierz szóstki i zagraj obie.
web-learn-linko-play-nudge = Można zagrać każdą wartość. Teraz zagraj obie szóstki: dwie karty naraz.
web-learn-linko-rivals = { $ben } ma przed sobą dwie czwórki, { $cleo } jedną dziewiątkę. Zagraj tyle samo kart, ale wyższych, a je ukradniesz.
web-learn-linko-snatch = Masz dwie ósemki: tyle kart, ile { $ben } ma na wierzchu, i wyższe. Zagraj obie. Zanim zdecydujesz, stół pokaże, kogo okradniesz.
web-learn-linko-snatch-nudge = Wtedy karty, które ma { $ben }, zostałyby na miejscu: dwie karty kradnie się dokładnie dwiema. Zagraj obie ósemki.
web-learn-linko-take = Ukradzione! Teraz wybierz: bierzesz czwórki na rękę czy je zostawiasz? Masz już dwie własne, a cztery jednakowe karty trudno przebić. Weź je.
web-learn-linko-take-nudge = Jeśli zostawisz czwórki, { $ben } może je odzyskać. Tobie przydadzą się bardziej: weź je.
web-learn-linko-drew = { $ben } musi dobrać tyle kart, ile bierzesz: z puli, na oczach wszystkich, albo z talii. Potem w puli znów leży sześć kart.
web-learn-linko-others = Teraz { $ben } zagrywa jedenastkę i kradnie dziewiątkę, którą ma { $cleo }. Wystarczy jedna karta, a kto może kraść, ten musi.
web-learn-linko-robbed = Teraz okradają Ciebie: { $cleo } dwiema dziesiątkami kradnie Ci ósemki, ale wybór zostawia Tobie. Wracają na rękę czy je odrzucasz i dobierasz dwie karty? W puli leżą dżoker i dwójka, więc odrzuć.
web-learn-linko-robbed-nudge = Ósemki wolno odzyskać. Ale w puli czekają dżoker i dwójka: odrzuć ósemki.
web-learn-linko-draw = Dobierasz po jednej karcie. Weź dżokera: zagrany z innymi kartami ma ich wartość, a sam jest wyższy niż trzynastka.
web-learn-linko-draw-nudge = Dżoker nigdy długo nie leży w puli. Weź go.
web-learn-linko-many = Teraz masz razem cztery czwórki: zagraj wszystkie. Ukraść je mogą tylko dokładnie cztery wyższe karty, a dopóki leżą, bezpieczne jest też to, co pod nimi.
web-learn-linko-many-nudge = Mniej kart łatwiej ukraść. Zagraj wszystkie cztery czwórki.
web-learn-linko-double = Oboje mają na wierzchu parę: { $ben } dwie dziewiątki, { $cleo } dwie piątki. Twoje dwie dwunastki biją obie. Okradniesz oboje, jedno po drugim.
web-learn-linko-double-nudge = Dwie dwunastki okradają oboje naraz. Nie przegap tego.
web-learn-linko-leave-nudge = Gra kończy się, gdy zagrasz ostatnią kartę. Z większą liczbą kart nie zdążysz w następnej turze. Zostaw je.
web-learn-linko-leave-again = { $ben } odzyskuje dziewiątki. Teraz piątki, które ma { $cleo }: też je zostaw.
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

## Push

web-learn-push-aim = Karty odkrywa się po jednej i układa w kolumnach, najwyżej trzech. Potem każdy bierze jedną kolumnę, dopóki jakieś są. Na końcu liczą się liczby na Twoich kartach.
web-learn-push-push = Twój ruch. Odkryj pierwszą kartę z talii.
web-learn-push-place = Czerwona 5. Pierwsza karta zaczyna kolumnę A.
web-learn-push-on = Po każdej karcie możesz skończyć albo odkrywać dalej. Jedna karta to mało: odkryj kolejną.
web-learn-push-on-nudge = Możesz już skończyć. Ale dopóki jest wolna kolumna, nic złego stać się nie może: odkryj kolejną kartę.
web-learn-push-fits = Niebieska 4: inna liczba i inny kolor, więc pasuje do piątki. Dołóż ją do kolumny A.
web-learn-push-fits-nudge = Zawsze możesz zacząć nową kolumnę. Ale weźmiesz tylko jedną: niech kolumna A będzie tego warta.
web-learn-push-clash = Żółta 5. W kolumnie A leży już piątka, a w żadnej kolumnie nie ma dwóch takich samych liczb ani kolorów. Zaczyna więc kolumnę B.
web-learn-push-best = Fioletowa 6 pasuje do obu. Połóż ją tam, gdzie chcesz ją mieć: w kolumnie A.
web-learn-push-best-nudge = Tam dostałby ją ten, kto weźmie tę kolumnę. Połóż ją w kolumnie A.
web-learn-push-stop = Piętnaście punktów w kolumnie A. To dużo: skończ i weź kolumnę A.
web-learn-push-stop-nudge = Bierz, co masz: kolumna A jest warta 15 punktów.
web-learn-push-collect = Pierwszy wybór był Twój. Teraz pozostali biorą po jednej kolumnie, zgodnie z ruchem wskazówek zegara, dopóki jakieś są: { $ben } dostaje kolumnę B, a { $cleo } nie dostaje żadnej.
web-learn-push-switch = Karta zmiany kierunku. Odkłada się ją na bok i tym razem pozostali wybierają w odwrotnej kolejności: zaraz potem wybierasz Ty, a nie { $cleo }.
web-learn-push-roll-card = Karta rzutu leży w kolumnie jak każda inna, w każdej najwyżej jedna. Kto weźmie tę kolumnę, musi rzucić kostką.
web-learn-push-choose = Dzięki karcie zmiany kierunku wybierasz wcześniej niż { $cleo }. W kolumnie A leży karta rzutu: lepiej weź kolumnę C.
web-learn-push-choose-nudge = Za kolumnę A trzeba rzucić kostką, a jest warta tylko 2. Weź kolumnę C.
web-learn-push-rolled = { $cleo } musi wziąć kolumnę A, a na kostce wypada zielony. Wszystkie zielone karty, które { $cleo } ma na ławce, przepadają, ta nowa też.
web-learn-push-greed = Twój ruch. Zobaczmy, jak wygląda skucha: odkryj kartę.
web-learn-push-greed-nudge = Ochrona będzie później. Najpierw odkryj kartę.
web-learn-push-red = Czerwona 2 zaczyna kolumnę A.
web-learn-push-red-three = Czerwona 1 zaczyna trzecią kolumnę, a czwartej nie ma. Odtąd każda czerwona karta to o jedną za dużo.
web-learn-push-bust = Rozsądnie byłoby skończyć. Ale ten jeden raz przesadź.
web-learn-push-bust-nudge = Rozsądnie! Ale zobacz raz, ile kosztuje skucha: odkryj kolejną kartę.
web-learn-push-busted = Czerwona 6 nigdzie nie pasuje: skucha. Nie bierzesz kolumny i musisz rzucić kostką. Wypada niebieski i Twoja niebieska 4 przepada. Pozostali i tak biorą Twoje kolumny.
web-learn-push-protect = { $cleo } poświęca całą turę na ochronę koloru niebieskiego. Zrób tak samo: zamiast odkrywać, odłóż zakryte swoje fioletowe karty. Wtedy 11 punktów jest na zawsze bezpiecznych przed kostką.
web-learn-push-protect-nudge = Fioletowy to Twój najlepszy kolor: 11 punktów. Ochroń fioletowy.
web-learn-push-must = Została tylko kolumna A, z kartą rzutu. Dopóki są kolumny, musisz którąś wziąć.
web-learn-push-safe = Fioletowa 3 automatycznie trafia do Twoich chronionych kart. Potem wypada fioletowy i nic nie tracisz: co chronione, zostaje Twoje.
web-learn-push-end = Tak gra się dalej, aż skończy się talia. Potem sumuje się wszystkie liczby, z ławki i chronione, a wygrywa najwyższa suma.
