# What somebody who is away reads when it is their turn.
bell-title = Your move in { $game }
bell-body = The table’s waiting for you.

# After the switch for notices was set.
web-notices-closed = Got it: you’ll hear from us even when this page is closed.
web-notices-open = Got it. This works while the page is open somewhere: this browser or this server can’t do more.
