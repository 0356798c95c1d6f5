"""What can be said of a deal: before the end what was shown, afterwards whether it was kept."""

from typing import Literal

from lynxdeck.games.deal import FairSeed
from lynxdeck.games.fair import FairDeal
from lynxdeck.server.answers import Checks, Fairness
from lynxdeck.server.pov import PointOfView
from lynxdeck.table.dealing import digest
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table


def commitment_of(game: Dealt) -> str:
    """What was shown before the deal; by the older scheme that was not kept, and is recomputed."""
    return game.commitment or (game.seed.commitment() if game.seed else "")


def fairness(table: Table, number: int, game: Dealt, point: PointOfView) -> Fairness:
    """What was promised before a deal, and after the game what it was made from."""
    point.check(game)
    over, seed = game.scores is not None, game.seed
    checks = check(table, game, seed) if over and isinstance(seed, FairDeal) else None
    return Fairness(
        game_number=number,
        round=game.round,
        commitment=commitment_of(game),
        contributed=game.given,
        over=over,
        seed=str(seed) if over and seed else None,
        verified=agrees(checks) if checks else None,
        scheme=_scheme(seed) if seed else None,
        terms=str(seed.terms) if isinstance(seed, FairDeal) else None,
        checks=checks,
    )


def _scheme(seed: FairSeed | FairDeal) -> Literal["lynx1-fair", "lynx2-fair"]:
    return "lynx2-fair" if isinstance(seed, FairDeal) else "lynx1-fair"


def check(table: Table, game: Dealt, seed: FairDeal) -> Checks:
    """Compare what a deal was made from with what the log kept from before it."""
    shares = [(seat, seed.shares[seat - 1] or b"") for seat in seed.terms.sharing]
    return Checks(
        commitment=seed.commitment() == game.commitment == seed.terms.commitment,
        promises=all(seed.terms.keeps(seat, share) for seat, share in shares),
        start=game.start == seed.start(),
        cards=game.cards == digest(*table.order(game)),
    )


def agrees(checks: Checks) -> bool:
    """Whether everything does."""
    return checks.commitment and checks.promises and checks.start and checks.cards
