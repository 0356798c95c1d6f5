### Games on this device: played without a server, dealt from a seed that can be passed on.

# In the menu of a table at which nobody has decided anything yet.
web-table-friends = Play with friends instead

## Taking back

web-table-undo = Take back
web-table-undone = Taken back. Your move again.

## The same cards again

web-end-same = Same cards again
web-end-send = Send a friend this deal
web-end-drawn = Your device dealt these cards from the seed “{ $seed }”. That proves nothing; it just lets you play them again.
web-deal-send = Send a friend this deal
web-deal-send-about = This link deals your friend the very same cards. Who does better?
web-deal-share-text = The same cards in { $game }: can you do better?
web-deal-terminal = In a terminal:
web-deal-title = The same cards
web-deal-about =
    { $count ->
        [one] Somebody has played these cards: { $title }, against one bot. Now it’s your turn.
       *[other] Somebody has played these cards: { $title }, against { $count } bots. Now it’s your turn.
    }
web-deal-wrong = There’s no deal in this link. Perhaps it was cut off on the way.

## A bot, or a hint, that takes its time

web-thinking =
    { $who ->
        [hint] Looking for a hint: { $percent }%
       *[bot] { $name } is thinking: { $percent }%
    }
web-thinking-enough = Hurry

## What went wrong on this device

web-error-elsewhere = This game is open in another tab.
web-error-no-undo = Nothing to take back.
web-error-undo-seen = Too late: you’ve seen what was hidden.
web-error-no-wasm = This browser can’t run the games: WebAssembly is missing or turned off. Try another browser.
web-error-load = The game didn’t load. Try again when you’re online.
web-error-version = This page is out of date. Reload it.
web-error-bad-seed = A seed is one line of text.
