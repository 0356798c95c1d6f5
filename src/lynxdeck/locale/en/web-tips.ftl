### Tips and easily forgotten rules, each shown once. A tip stands alone: it says first what it speaks of.

web-tip-title = Good to know
web-tip-ok = Got it
web-tip-rule = Rule { $rule }
web-tip-off = No more tips
web-tip-switch = Tips during the game
web-tip-linko-stays = Your layer has been snatched, so it can’t stay: take it back into your hand, or discard it and draw the same number.
web-tip-push-must = It’s your turn to choose. As long as there’s a column you must take one, even a bad one.
