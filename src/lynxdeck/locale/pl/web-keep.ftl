### Games that are kept on this device.

## Two tabs, one game

web-elsewhere-title = Otwarta w innej karcie przeglądarki
web-elsewhere = Ta partia jest otwarta w innej karcie przeglądarki. Zamknij tamtą, by grać dalej tutaj.
web-elsewhere-here = Wolę grać tutaj

## What cannot be played on

web-frozen-title = Tej partii nie można dokończyć
web-frozen-outdated = Zaczęto ją w innej wersji Lynxdeck i tutaj nie może toczyć się dalej. Nic nie przepadło: możesz zapisać ją w pliku.
web-frozen-damaged = Części tej partii nie da się już odczytać. Zapisz resztę w pliku: możesz go otworzyć i grać dalej.
web-frozen-again = Spróbuj ponownie

## What cannot be kept

web-keep-full = To urządzenie jest pełne. Partia toczy się dalej, ale tylko dopóki ta strona jest otwarta.
web-keep-none = Ta przeglądarka niczego nie zachowuje. Partia toczy się dalej, ale tylko dopóki ta strona jest otwarta.

## To another device

web-take-about = Otwórz ten link na drugim urządzeniu i graj dalej od tego miejsca. Tego, co zagrasz tu później, w nim nie będzie.
web-take-text = Moja partia do dokończenia
web-take-file = Zapisz w pliku
web-take-file-about = Plik też otworzysz na drugim urządzeniu: na stronie głównej, w „{ web-replay }”.
web-take-failed = Nie udało się przenieść tej partii tutaj: { $reason }

## My games

web-status-on = Graj dalej
web-drop = Usuń tę partię
web-drop-about = Ta partia jest tylko na tym urządzeniu. Usunięta przepadnie.
web-drop-yes = Usuń
