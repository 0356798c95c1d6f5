### Games that are kept on this device.

## Two tabs, one game

web-elsewhere-title = Open in another tab
web-elsewhere = This game is open in another tab, and goes on there. Close that one, and it goes on here.
web-elsewhere-here = Play here instead

## What cannot be played on

web-frozen-title = This game stays as it is
web-frozen-outdated = It was begun with another version of Lynxdeck and cannot go on here. Nothing is lost: you can save it as a file.
web-frozen-damaged = A part of it cannot be read any more. Save what is left as a file: you can open that and play on.
web-frozen-again = Try again

## What cannot be kept

web-keep-full = This device is full. Your game goes on, but only while this page stays open.
web-keep-none = This browser keeps nothing. Your game goes on, but only while this page stays open.

## To another device

web-take-about = Open this link on your other device and play on from here. What you play here after that is not in it.
web-take-text = Play on with my game
web-take-file = Save as a file
web-take-file-about = A file can be opened on the other device too: on the first page, under “{ web-replay }”.
web-take-failed = This game could not be brought here: { $reason }

## My games

web-status-on = Play on
web-drop = Delete this game
web-drop-about = This game is kept on this device only. Once deleted, it is gone.
web-drop-yes = Delete it
web-drop-no = Keep it
