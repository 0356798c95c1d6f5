### The trail: twelve lynxes to meet, each with a way of playing.

trail-title = Szlak
trail-count = { $crowns } z { $all }
trail-count-said = Korony: { $crowns } z { $all }
trail-chapter = Rozdział { $number }
trail-meadow = Łąka
trail-pines = Złodziejski bór
trail-ridge = Grań
trail-meadow-about = Linko · na dobry początek
trail-pines-about = Kradzieże, dżokery i odwaga
trail-ridge-about = Ostatni i najlepsi
trail-waits-meadow = { $lynx } czeka na łące
trail-waits-pines = { $lynx } czeka w borze
trail-waits-ridge = { $lynx } czeka na grani
trail-done = Cała dwunastka pokonana. Chcą rewanżu.
trail-with = { $game } · grasz Ty, { $names }
trail-win = wygraj
trail-margin = wygraj o 10
trail-play = Graj
trail-learn = Zacznij od lekcji
trail-closed = Najpierw wygraj z rysiem { $name }.
trail-prize = Nagroda: { $prize }
trail-crown = Nowa korona
trail-crowns-none = Tym razem bez nowej korony. Jeszcze raz te same karty?
trail-next = Dalej: { $name }
trail-go = Na szlak
trail-new = Nowość: { $edition }
trail-looks = Twój wygląd
trail-cloth = Sukno
trail-back = Rewersy
trail-wears = Twój ryś nosi
trail-plain = bez ozdób
trail-locked = Za wygraną z rysiem { $name }
trail-locked-all = Za wszystkie 36 koron
trail-won-prize = Masz nagrodę: { $prize }

## Prizes

trail-prize-cloth-red = czerwone sukno
trail-prize-cloth-slate = grafitowe sukno
trail-prize-cloth-autumn = jesienne sukno
trail-prize-cloth-snow = śnieżne sukno
trail-prize-cloth-night = nocne sukno
trail-prize-cloth-linen = lniane sukno
trail-prize-back-meadow = łąkowe rewersy
trail-prize-back-pines = leśne rewersy
trail-prize-back-ridge = rewersy o zmierzchu
trail-prize-back-gold = złote rewersy
trail-prize-wears-scarf = szalik
trail-prize-wears-bell = dzwonek
trail-prize-wears-star = gwiazda

## Who they are

trail-title-rose = Rose, hojna
trail-title-rust = Rust, w gorącej wodzie kąpany
trail-title-olive = Olive, skubaczka
trail-title-sand = Sand, zbieracz
trail-title-ink = Ink, chomik
trail-title-sky = Sky, złodziejka
trail-title-slate = Slate, ryzykant
trail-title-pine = Pine, figlarz
trail-title-snow = Snow, ostrożna
trail-title-plum = Plum, strażniczka
trail-title-cocoa = Cocoa, kapryśna
trail-title-amber = Amber, najstarsza

## What earns the second crown, as short as can be

trail-deed-rose = ukradnij trzy razy
trail-deed-rust = warstwa z czterech kart
trail-deed-olive = zagraj ostatnią kartę
trail-deed-sand = ukradnij trzy karty naraz
trail-deed-ink = ukradnij dżokera
trail-deed-sky = daj się okraść najwyżej raz
trail-deed-slate = ani jednej skuchy
trail-deed-pine = nic nie strać na kostce
trail-deed-snow = weź naraz 12 punktów
trail-deed-plum = ochroń 30 punktów
trail-deed-cocoa = warstwa z sześciu kart
trail-deed-amber = ukradnij pięć razy

## What they say before a game

trail-before-rose = Brać czy zostawić? Ja zawsze zostawiam.
trail-before-rust = Na co czekać? Wszystko, co mam, na stół.
trail-before-olive = Jedna karta, potem druga. Bez pośpiechu.
trail-before-sand = Czekam na czwartą. Przyjdzie.
trail-before-ink = Dżokery? Zatrzymuję. Wszystkie.
trail-before-sky = Co tu leży, jest już prawie moje.
trail-before-slate = Jeszcze jedna. Co może się stać?
trail-before-pine = Kostkę położę w ładnym miejscu. Dla Ciebie.
trail-before-snow = Kończę wcześnie. W domu ciepło i sucho.
trail-before-plum = Dziewięć punktów? Prosto do sejfu.
trail-before-cocoa = Jak dziś gram? Zapytaj za minutę.
trail-before-amber = Kawał drogi za Tobą. Siadaj.

## What they say when they have lost

trail-won-rose = Pięknie zagrane! A moje karty wciąż tak ładnie poukładane.
trail-won-rust = Auć. Kiedyś najpierw policzę.
trail-won-olive = O jeden kęs za dużo. Zdarza się.
trail-won-sand = Czwarta była u Ciebie, prawda?
trail-won-ink = A zostały mi jeszcze dwa dżokery. Prześliczne.
trail-won-sky = Ukraść coś mnie! Prawie pękam z dumy.
trail-won-slate = O jedną kartę za daleko. Znowu.
trail-won-pine = Uniknąć mojej kostki! Co za maniery.
trail-won-snow = Może trzeba było zaryzykować jeszcze jedną.
trail-won-plum = Wszystko pod kluczem, a i tak za mało.
trail-won-cocoa = Trzeba było zostać przy przedostatnim planie.
trail-won-amber = Takiej partii te wzgórza dawno nie widziały.

## What they say when they have won

trail-lost-rose = Och! Wygrana? Z tym, co zostawiam na stole?
trail-lost-rust = Dużo i szybko. Oto cała sztuczka.
trail-lost-olive = Po kawałku i stół pełny.
trail-lost-sand = Cztery takie same. Warto było czekać.
trail-lost-ink = Widzisz? Żadnemu dżokerowi nic się nie stało.
trail-lost-sky = Wszystko, co błyszczy. To silniejsze ode mnie.
trail-lost-slate = A mówiłem: jeszcze jedna wejdzie.
trail-lost-pine = Ładny rzut! O rety…
trail-lost-snow = Powoli i bezpiecznie też się wchodzi na szczyt.
trail-lost-plum = Co w sejfie, to w sejfie.
trail-lost-cocoa = Zaskoczenie? Dla mnie też.
trail-lost-amber = Wpadnij znowu. Szlak nie ucieknie.
