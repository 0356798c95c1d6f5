### What stands around a game: leaving and coming back, who watches, who is away.

web-frame-leave = Leave the table
web-frame-leave-about = A bot plays on for you. Come back any time and take over.
web-frame-leave-yes = Leave
web-frame-bot-on = Let a bot play on for me
web-frame-bot-plays = A bot is playing for you
web-frame-take-over = Take over
web-frame-watching = You’re watching
web-frame-watchers = { $count } watching
web-frame-away = { $name } is away. We’re waiting.
web-frame-without = Let a bot play for { $name }
web-error-not-away = { $name } is back.
web-frame-pass = Pass the device to { $name }
web-frame-uncover = I’m { $name } – show my cards
web-frame-hint = Hint
web-frame-first = Two easy bots, and you start.
