### Wskazówki i to, o czym łatwo zapomnieć, każde raz. Wskazówka jest zrozumiała sama: najpierw mówi, o czym mowa.

web-tip-title = Warto wiedzieć
web-tip-ok = Jasne
web-tip-rule = Zasada { $rule }
web-tip-off = Nie pokazuj wskazówek
web-tip-switch = Wskazówki podczas gry
web-tip-linko-stays = Twoja warstwa została ukradziona i nie może tu zostać: weź ją na rękę albo odrzuć i dobierz tyle samo kart.
web-tip-push-must = Teraz wybierasz Ty. Dopóki są kolumny, musisz którąś wziąć, nawet kiepską.
