### The bots, one line each: for lists and menus.

bot-random = Wykonuje losowo dowolny dozwolony ruch.
bot-greedy = Gra na wyczucie, według prostej zasady, bez myślenia naprzód.
bot-odds = Zna dokładne szanse kart, które zostały w talii.
bot-search = Wiele razy rozgrywa w głowie ciąg dalszy, za każdym razem rozdając ukryte karty od nowa.
bot-neural = Gra to, co wytrenowana sieć uzna za najlepsze na pierwszy rzut oka.
bot-cmd = Twój własny program, w dowolnym języku.

## For people, from the mildest to the strongest

bot-easy = Popełnia błędy. Dobry na pierwszą partię.
bot-medium = Gra rozsądnie i da się go pokonać.
bot-hard = Rzadko coś przeoczy.
bot-expert = Widzi prawie wszystko, na pierwszy rzut oka.
bot-champion = Najsilniejszy, jaki tu jest. Potrzebuje chwili do namysłu.

## The lynxes of the trail, in the order in which they are met

bot-rose = Zostawia każdą warstwę tam, gdzie leży.
bot-rust = Od razu zagrywa najdłuższą grupę.
bot-olive = Najchętniej zagrywa po jednej karcie.
bot-sand = Trzyma wszystko, aż uzbiera cztery.
bot-ink = Nigdy nie zagrywa dżokera z liczbami.
bot-sky = Kradnie, kiedy tylko się da, za każdą cenę.
bot-slate = Odkrywa, aż prawie zawsze kończy się skuchą.
bot-pine = Kładzie karty rzutu tam, gdzie muszą je wziąć inni.
bot-snow = Przestaje, zanim zrobi się groźnie.
bot-plum = Chroni, gdy tylko jest co stracić.
bot-cocoa = Z każdą warstwą gra inaczej.
bot-amber = Najsilniejszy ryś na tych wzgórzach.
