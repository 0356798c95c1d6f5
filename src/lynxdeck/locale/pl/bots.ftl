### The bots, one line each: for lists and menus.

bot-random = Wykonuje dowolny dozwolony ruch, każdy z równą szansą.
bot-greedy = Gra na wyczucie, według prostej zasady, bez myślenia naprzód.
bot-odds = Zna dokładne szanse kart, które zostały w talii.
bot-search = Wiele razy rozgrywa w głowie ciąg dalszy, za każdym razem rozdając ukryte karty od nowa.
bot-cmd = Twój własny program, w dowolnym języku.

## For people, from the mildest to the strongest

bot-easy = Popełnia błędy. Dobry na pierwszą partię.
bot-medium = Gra rozsądnie i da się go pokonać.
bot-hard = Rzadko coś przeoczy.
bot-expert = Najsilniejszy, jaki tu jest. Potrzebuje chwili do namysłu.
