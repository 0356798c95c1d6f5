### Gry na tym urządzeniu: bez serwera, karty z ziarna, które można przekazać dalej.

# In the menu of a table at which nobody has decided anything yet.
web-table-friends = Wolę zagrać ze znajomymi

## Taking back

web-table-undo = Cofnij
web-table-undone = Cofnięte. Znów Twój ruch.

## The same cards again

web-end-same = Jeszcze raz te same karty
web-end-send = Wyślij komuś te karty
web-deal-send = Wyślij komuś te karty
web-deal-send-about = Ten link daje znajomej osobie dokładnie te same karty. Kto ugra więcej?
web-deal-share-text = Te same karty w { $game }: potrafisz lepiej?
web-deal-title = Te same karty
web-deal-about =
    { $count ->
        [one] Ktoś już grał tymi kartami: { $title }, przeciw jednemu botowi. Teraz Twoja kolej.
       *[other] Ktoś już grał tymi kartami: { $title }, przeciw { $count } botom. Teraz Twoja kolej.
    }
web-deal-wrong = W tym linku nie ma kart. Może jego część się zgubiła.

## Bot albo podpowiedź, która każe na siebie czekać

web-thinking =
    { $who ->
        [hint] Szukam podpowiedzi: { $percent }%
       *[bot] { $name } myśli: { $percent }%
    }
web-thinking-enough = Szybciej

## Co poszło nie tak na tym urządzeniu

web-error-elsewhere = Ta gra jest otwarta w innej karcie przeglądarki.
web-error-no-undo = Nie ma czego cofnąć.
web-error-undo-seen = Za późno: to, co było zakryte, już widać.
web-error-no-wasm = Ta przeglądarka nie uruchomi gier: brakuje WebAssembly albo jest wyłączone. Spróbuj w innej.
web-error-load = Gra się nie wczytała. Spróbuj ponownie, gdy będzie połączenie.
web-error-version = Ta strona jest nieaktualna. Wczytaj ją ponownie.
web-error-bad-seed = Ziarno to jedna linia tekstu.
