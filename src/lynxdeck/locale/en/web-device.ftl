### Games on this device: played without a server, dealt from a seed that can be passed on.

# In the menu of a table at which nobody has decided anything yet.
web-table-friends = Play with friends instead

## Taking back

web-table-undo = Undo
web-table-undone = Undone. Your move again.

## The same cards again

web-end-same = Same cards again
web-end-send = Send a friend this deal
web-deal-send = Send a friend this deal
web-deal-send-about = This link deals your friend the very same cards. Who does better?
web-deal-share-text = The same cards in { $game }: can you do better?
web-deal-title = The same cards
web-deal-about =
    { $count ->
        [one] Someone has played these cards: { $title }, against one bot. Now it’s your turn.
       *[other] Someone has played these cards: { $title }, against { $count } bots. Now it’s your turn.
    }
web-deal-wrong = This link has no deal in it. Maybe part of it got lost.

## A bot, or a hint, that takes its time

web-thinking =
    { $who ->
        [hint] Looking for a hint: { $percent }%
       *[bot] { $name } is thinking: { $percent }%
    }
web-thinking-enough = Hurry

## What went wrong on this device

web-error-elsewhere = This game is open in another tab.
web-error-no-undo = Nothing to undo.
web-error-undo-seen = Too late: you’ve seen what was hidden.
web-error-no-wasm = This browser can’t run the games: WebAssembly is missing or turned off. Try another browser.
web-error-load = The game didn’t load. Try again when you’re online.
web-error-version = This page is out of date. Reload it.
web-error-bad-seed = A seed is one line of text.
