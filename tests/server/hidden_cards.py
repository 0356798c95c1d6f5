"""Deals whose hidden cards can be moved: who has seen which card, while tokens are played."""

import random
from dataclasses import dataclass, replace

from lynxdeck.games.deal import key_of
from lynxdeck.games.position import Position, from_key, lay_out
from lynxdeck.games.registry import game as find_game


@dataclass(frozen=True)
class Deal:
    """How the cards lie, and who plays what."""

    game: str
    edition: str
    seats: int
    deck: tuple[int, ...]
    dice: tuple[int, ...]

    def laid_out(self) -> Position:
        found = find_game(self.game)
        return lay_out(
            found,
            found.edition(self.edition),
            seats=self.seats,
            deck=self.deck,
            dice=self.dice,
            engine=found.compiled,
        )


def dealt(game: str, edition: str, seats: int, seed: str) -> Deal:
    """A deal of its own for each edition."""
    found = find_game(game)
    deck, dice = from_key(found, found.edition(edition), seats, key_of(seed))
    return Deal(game, edition, seats, tuple(deck), tuple(dice))


@dataclass
class Card:
    """A card in a hand: its place in the deck, if it still matters, and whether all saw it."""

    name: str
    place: int | None
    seen: bool


class Account:
    """Follows every card of a Linko deck from its place to where it lies, as tokens are played."""

    def __init__(self, deal: Deal) -> None:
        self.position = deal.laid_out()
        names = self.position.game.notation.CARD_NAMES
        self.names = [names[card] for card in deal.deck]
        duel = bool(self.position.state.ghost)
        own = 11 if duel else 13
        self.hands: list[list[Card]] = []
        for seat in range(deal.seats):
            places = range(seat * own, (seat + 1) * own)
            jokers = [Card("J", None, seen=True) for _ in range(2 if duel else 0)]
            self.hands.append([Card(self.names[i], i, seen=False) for i in places] + jokers)
        self.pile = list(range(len(deal.deck) - int(self.position.state.pile_size), len(deal.deck)))

    def decide(self, token: str) -> None:
        """One decision: cards leave hands and enter them, and the pile's top is turned up."""
        mover = (self.position.to_move or 0) - 1
        before = self.position.state.hand.copy()
        used = int(self.position.state.pile_size)
        self.position.play(token)
        used -= int(self.position.state.pile_size)
        turned = [self.pile.pop(0) for _ in range(used)]
        drawn = turned[0] if token == "^*" else None
        for seat, hand in enumerate(self.hands):
            change = self.position.state.hand[seat].astype(int) - before[seat].astype(int)
            for kind, number in enumerate(change):
                name = self.position.game.notation.CARD_NAMES[kind]
                for _ in range(-number):
                    self._play(hand, name)
                for _ in range(number):
                    secret = drawn is not None and seat == mover and self.names[drawn] == name
                    hand.append(Card(name, drawn if secret else None, seen=not secret))

    @staticmethod
    def _play(hand: list[Card], name: str) -> None:
        """Of several cards that are alike, one that everybody knows was played."""
        held = [card for card in hand if card.name == name]
        hand.remove(max(held, key=lambda card: card.seen))

    def hidden_from(self, seat: int | None) -> list[int]:
        """The places in the deck of cards that these eyes have never seen."""
        others = [hand for i, hand in enumerate(self.hands, start=1) if i != seat]
        cards = [card for hand in others for card in hand if not card.seen]
        return self.pile + [card.place for card in cards if card.place is not None]


def permuted(deal: Deal, tokens: list[str], seat: int | None, rng: random.Random) -> Deal:
    """The same deal, but for what this seat has not seen when these tokens are played."""
    deck, dice = list(deal.deck), list(deal.dice)
    if deal.game == "linko":
        account = Account(deal)
        for token in tokens:
            account.decide(token)
        places = account.hidden_from(seat)
    else:
        position = deal.laid_out().play(*tokens)
        places = list(range(len(deck) - int(position.state.pile_size), len(deck)))
        rolled = int(position.state.rolls)
        dice[rolled:] = [rng.randint(1, 6) for _ in dice[rolled:]]
    cards = [deck[place] for place in places]
    while len(set(cards)) > 1 and cards == [deck[place] for place in places]:
        rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card
    return replace(deal, deck=tuple(deck), dice=tuple(dice))
