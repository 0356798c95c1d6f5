### Games on this device: played without a server, dealt from a seed that can be passed on.

web-play-friends = Play it with friends instead
# In the menu of a table at which nobody has decided anything yet.
web-table-friends = Play it with friends instead

## Taking back

web-table-undo = Take back
web-table-undone = Taken back. Your move again.

## The same cards again

web-end-same = Same cards again
web-end-send = Send a friend this deal
web-end-drawn = Your device dealt these cards from the seed “{ $seed }”. That proves nothing; it just lets you play them again.
web-deal-send = Send a friend this deal
web-deal-send-about = This link deals your friend the very same cards. Who makes more of them?
web-deal-share-text = The same cards in { $game }: can you do better?
web-deal-terminal = In a terminal:
web-deal-title = The same cards
web-deal-about =
    { $count ->
        [one] Somebody has played these cards: { $game }, { $edition }, against one bot. Now it is your turn.
       *[other] Somebody has played these cards: { $game }, { $edition }, against { $count } bots. Now it is your turn.
    }
web-deal-wrong = There is no deal in this link. Perhaps it was cut off on its way.

## A bot, or a hint, that takes its time

web-thinking =
    { $who ->
        [hint] Thinking of a hint: { $percent } % done.
       *[bot] { $name } is thinking: { $percent } % done.
    }
web-thinking-enough = Hurry

## What went wrong on this device

web-error-elsewhere = This game is open in another tab.
web-error-no-undo = There is nothing to take back.
web-error-no-wasm = This browser cannot run the games by itself: WebAssembly is missing or switched off. Another browser can.
web-error-load = The game did not load. Please try again when you are online.
web-error-version = This page is out of date. Please reload it.
web-error-bad-seed = A seed is one line of text.
