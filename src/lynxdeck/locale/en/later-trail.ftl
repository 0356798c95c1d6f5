### The trail: twelve lynxes to meet, each with a way of playing.

trail-title = The trail
trail-count = { $crowns } of { $all }
trail-count-said = { $crowns } of { $all } crowns
trail-chapter = Chapter { $number }
trail-meadow = The meadow
trail-pines = The thieves’ pines
trail-ridge = The ridge
trail-meadow-about = Linko · the easy start
trail-pines-about = Snatching, jokers, daring
trail-ridge-about = The last and the finest
trail-waits-meadow = { $lynx } waits in the meadow
trail-waits-pines = { $lynx } waits in the pines
trail-waits-ridge = { $lynx } waits on the ridge
trail-done = All twelve beaten. They want revenge.
trail-with = { $game } · you, { $names }
trail-win = win
trail-margin = win by 10
trail-play = Play
trail-learn = Start with the lesson
trail-closed = Beat { $name } first.
trail-prize = Prize: { $prize }
trail-crown = New crown
trail-crowns-none = No new crown this time. The same cards again?
trail-next = Next: { $name }
trail-go = To the trail
trail-new = New here: { $edition }
trail-looks = Your looks
trail-cloth = Cloth
trail-back = Card backs
trail-wears = Your lynx wears
trail-plain = plain
trail-locked = Won by beating { $name }
trail-locked-all = Won with all 36 crowns
trail-won-prize = You’ve won something: { $prize }

## Prizes

trail-prize-cloth-red = red cloth
trail-prize-cloth-slate = slate cloth
trail-prize-cloth-autumn = autumn cloth
trail-prize-cloth-snow = snow cloth
trail-prize-cloth-night = night cloth
trail-prize-cloth-linen = linen cloth
trail-prize-back-meadow = meadow backs
trail-prize-back-pines = pine backs
trail-prize-back-ridge = dusk backs
trail-prize-back-gold = golden backs
trail-prize-wears-scarf = a scarf
trail-prize-wears-bell = a bell
trail-prize-wears-star = a star

## Who they are

trail-title-rose = Rose, the generous
trail-title-rust = Rust, the hothead
trail-title-olive = Olive, the nibbler
trail-title-sand = Sand, the collector
trail-title-ink = Ink, the hoarder
trail-title-sky = Sky, the thief
trail-title-slate = Slate, the daredevil
trail-title-pine = Pine, the prankster
trail-title-snow = Snow, the careful
trail-title-plum = Plum, the guardian
trail-title-cocoa = Cocoa, the changeable
trail-title-amber = Amber, the old one

## What earns the second crown, as short as can be

trail-deed-rose = snatch three times
trail-deed-rust = a layer of four
trail-deed-olive = play your last card
trail-deed-sand = snatch three cards at once
trail-deed-ink = snatch a joker
trail-deed-sky = be snatched once at most
trail-deed-slate = never go bust
trail-deed-pine = lose nothing to the die
trail-deed-snow = take 12 points at once
trail-deed-plum = protect 30 points
trail-deed-cocoa = a layer of six
trail-deed-amber = snatch five times

## What they say before a game

trail-before-rose = Take it or leave it? I always leave it.
trail-before-rust = Why wait? Everything I have, out it goes.
trail-before-olive = One card, then another. No hurry.
trail-before-sand = I’m waiting for the fourth. It’ll come.
trail-before-ink = Jokers? I keep them. All of them.
trail-before-sky = Whatever lies there is as good as mine.
trail-before-slate = One more card. What could happen?
trail-before-pine = I’ll put the die somewhere nice. For you.
trail-before-snow = I stop early. Home is warm and dry.
trail-before-plum = Nine points? Those go into the safe.
trail-before-cocoa = How do I play today? Ask me again in a minute.
trail-before-amber = You’ve come far. Sit down.

## What they say when they have lost

trail-won-rose = Well played! And my hand is still so tidy.
trail-won-rust = Ouch. One day I’ll count first.
trail-won-olive = One bite too many left. It happens.
trail-won-sand = The fourth one was in your hand, wasn’t it?
trail-won-ink = And I still had two jokers. Beautiful ones.
trail-won-sky = You stole that from me. I’m almost proud.
trail-won-slate = One card too far. Again.
trail-won-pine = You dodged my dice. How rude.
trail-won-snow = Perhaps I should have dared one more.
trail-won-plum = All locked up, and still too few.
trail-won-cocoa = I should have stuck with the plan before last.
trail-won-amber = The hill hasn’t seen a game like that in years.

## What they say when they have won

trail-lost-rose = Oh! I won? With what I left lying about?
trail-lost-rust = Big and fast. That’s the whole trick.
trail-lost-olive = Bit by bit, and the table is full.
trail-lost-sand = Four of a kind. Worth the wait.
trail-lost-ink = You see? No joker came to harm.
trail-lost-sky = Everything that shone. I can’t help it.
trail-lost-slate = Told you: one more was fine.
trail-lost-pine = Nice roll! Oh dear…
trail-lost-snow = Slow and safe gets up the hill, too.
trail-lost-plum = What’s safe stays safe.
trail-lost-cocoa = You didn’t see that coming? Neither did I.
trail-lost-amber = Come again. The path isn’t going anywhere.
