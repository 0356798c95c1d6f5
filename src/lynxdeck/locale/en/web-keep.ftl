### Games that are kept on this device.

## Two tabs, one game

web-elsewhere-title = Open in another tab
web-elsewhere = This game is open in another tab. Close that tab to play on here.
web-elsewhere-here = Play here instead

## What cannot be played on

web-frozen-title = This game can’t go on
web-frozen-outdated = It was started with another version of Lynxdeck and can’t go on here. Nothing is lost: you can save it as a file.
web-frozen-damaged = Part of it can’t be read. Save the rest as a file: you can open it and play on.
web-frozen-again = Try again

## What cannot be kept

web-keep-full = This device is full. Your game goes on, but only while this page stays open.
web-keep-none = This browser doesn’t save anything. Your game goes on, but only while this page stays open.

## To another device

web-take-about = Open this link on your other device and play on from here. Moves you make here after that aren’t in it.
web-take-text = Play on with my game
web-take-file = Save as a file
web-take-file-about = You can also open a file on the other device: on the home page, under “{ web-replay }”.
web-take-failed = This game couldn’t be opened here: { $reason }

## My games

web-status-on = Play on
web-drop = Delete this game
web-drop-about = This game is only on this device. Once deleted, it’s gone.
web-drop-yes = Delete it
