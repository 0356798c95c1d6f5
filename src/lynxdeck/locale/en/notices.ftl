# What somebody who is away reads when it is their turn.
notice-title = Your move in { $game }
notice-body = Your table is waiting.

# After the switch for notices was set.
web-notices-closed = Got it: you’ll hear from us even when this page is closed.
web-notices-open = Got it. Keep this page open in a tab, so we can reach you.
