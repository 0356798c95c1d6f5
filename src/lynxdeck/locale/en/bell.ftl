# What somebody who is away reads when it is their turn.
bell-title = Your move in { $game }
bell-body = Your table is waiting.

# After the switch for notices was set.
web-notices-closed = Got it: you’ll hear from us even when this page is closed.
web-notices-open = Got it. Keep this page open in a tab: this browser or this server can’t do more.
