### What an edition adds to the game that the lesson teaches, in three steps each; shown once.

web-new-title = New in { $edition }
web-new-ghost-yes-1 = A ghost plays with you two. Its thirteen cards lie face up, cards of one value together as a set.
web-new-ghost-yes-2 = Play as many cards as a set has, but higher ones: you take that set into your hand, and the ghost is filled up again. If several fit, you choose one.
web-new-ghost-yes-3 = After the ghost you check your opponent’s top layer, as usual. Two cards on one place of the display are a group: it counts as one draw, and you get both cards.
web-new-ones_beat_top-yes-1 = Here the lowest beats the highest: 1s snatch 13s.
web-new-ones_beat_top-yes-2 = They snatch an all-joker layer too – with the same number of cards, as always.
web-new-ones_beat_top-yes-3 = Everything else stays: any higher card still snatches 1s.
web-new-risk-yes-1 = Beware of the star: here it’s the worst side of the die.
web-new-risk-yes-2 = Roll it, and your whole bench is lost. Only protected cards stay.
web-new-risk-yes-3 = One roll in six is a star. So protect in time, and think twice about roll cards.
web-new-follow_up-action-1 = Here nothing protects itself.
web-new-follow_up-action-2 = A new card of a protected colour lies on your bench, and the die can take it.
web-new-follow_up-action-3 = To make it safe, spend another turn: protect that colour again.
