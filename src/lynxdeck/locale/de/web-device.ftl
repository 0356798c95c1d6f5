### Partien auf diesem Gerät: ohne Server gespielt, aus einem Startwert gemischt, den man weitergeben kann.

# In the menu of a table at which nobody has decided anything yet.
web-table-friends = Lieber mit Freunden spielen

## Taking back

web-table-undo = Rückgängig
web-table-undone = Rückgängig gemacht. Du bist wieder dran.

## The same cards again

web-end-same = Noch einmal diese Karten
web-end-send = Diese Karten weitergeben
web-deal-send = Diese Karten weitergeben
web-deal-send-about = Dieser Link gibt jemandem genau dieselben Karten. Wer macht mehr daraus?
web-deal-share-text = Dieselben Karten bei { $game }: Schaffst du mehr?
web-deal-title = Dieselben Karten
web-deal-about =
    { $count ->
        [one] Diese Karten hat schon jemand gespielt: { $title }, gegen einen Bot. Jetzt bist du dran.
       *[other] Diese Karten hat schon jemand gespielt: { $title }, gegen { $count } Bots. Jetzt bist du dran.
    }
web-deal-wrong = In diesem Link stecken keine Karten. Vielleicht ist ein Stück davon verloren gegangen.

## Ein Bot oder ein Tipp, der auf sich warten lässt

web-thinking =
    { $who ->
        [hint] Ein Hinweis wird gesucht: { $percent } %
       *[bot] { $name } denkt nach: { $percent } %
    }
web-thinking-enough = Schneller

## Was auf diesem Gerät schiefging

web-error-elsewhere = Dieses Spiel ist in einem anderen Tab offen.
web-error-no-undo = Es gibt nichts rückgängig zu machen.
web-error-undo-seen = Zu spät: Du hast schon gesehen, was verdeckt war.
web-error-no-wasm = Dieser Browser kann die Spiele nicht ausführen: WebAssembly fehlt oder ist abgeschaltet. Nimm einen anderen Browser.
web-error-load = Das Spiel wurde nicht geladen. Versuch es noch einmal, wenn du online bist.
web-error-version = Diese Seite ist veraltet. Bitte lade sie neu.
web-error-bad-seed = Ein Startwert ist eine Zeile Text.
