"""The networks: a large teacher that learns, a critic that sees all cards, a student to ship.

All read observations as rows of single bits, one for each value that a column may have: so the
student's first layer is nothing but additions (`games/net.py`).
"""

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.autograd.function import FunctionCtx
from torch.nn import functional

from lynxdeck.games.fields import Numbers
from lynxdeck.games.net import H1, H2, H3, MIX, ONE, SHIFT, FeatureRows, rows_of, squashed

UNIT = ONE << SHIFT
"""What counts as 1 in the sums of all layers but the first."""


class Decisions(NamedTuple):
    """Positions with their legal actions, all of these in one row."""

    seen: Tensor
    """What the seat that decides sees: an observation each."""
    hidden: Tensor
    """What it does not see: for critics alone."""
    counts: Tensor
    """How many legal actions each has."""
    starts: Tensor
    """Where those of each begin."""
    actions: Tensor
    features: Tensor
    """Of each legal action."""

    def part(self, which: Tensor) -> "Decisions":
        """Those of these numbers, in that order."""
        counts = self.counts[which]
        starts = counts.cumsum(0) - counts
        legal = (self.starts[which] - starts).repeat_interleave(counts)
        legal += torch.arange(len(legal), device=legal.device)
        return Decisions(
            self.seen[which],
            self.hidden[which],
            counts,
            starts,
            self.actions[legal],
            self.features[legal],
        )


def joined(parts: list[Decisions]) -> Decisions:
    """One after the other."""
    whole = Decisions(*(torch.cat(column) for column in zip(*parts, strict=True)))
    return whole._replace(starts=whole.counts.cumsum(0) - whole.counts)


def padded(flat: Tensor, counts: Tensor, fill: float) -> Tensor:
    """A row for each position, as long as the longest."""
    width = int(counts.max())
    legal = torch.arange(width, device=counts.device) < counts[:, None]
    return flat.new_full((len(counts), width), fill).masked_scatter(legal, flat)


class Repeat(torch.autograd.Function):
    """Each row as often as its position has actions; its gradient adds up in a fixed order."""

    @staticmethod
    def forward(ctx: FunctionCtx, rows: Tensor, counts: Tensor, total: int) -> Tensor:
        ctx.save_for_backward(counts)
        return rows.repeat_interleave(counts, 0, output_size=total)

    @staticmethod
    def backward(ctx: FunctionCtx, grad: Tensor) -> tuple[Tensor, None, None]:
        (counts,) = ctx.saved_tensors
        return torch.segment_reduce(grad, "sum", lengths=counts, unsafe=True), None, None


class Pick(torch.autograd.Function):
    """Of each position's row the numbers of its actions; no action is there twice."""

    @staticmethod
    def forward(ctx: FunctionCtx, rows: Tensor, asked: Decisions) -> Tensor:
        position = torch.arange(len(rows), device=rows.device)
        at = position.repeat_interleave(asked.counts, output_size=len(asked.actions))
        at = at * rows.shape[1] + asked.actions
        ctx.save_for_backward(at)
        ctx.shape = rows.shape
        return rows.flatten()[at]

    @staticmethod
    def backward(ctx: FunctionCtx, grad: Tensor) -> tuple[Tensor, None]:
        (at,) = ctx.saved_tensors
        rows = grad.new_zeros(ctx.shape)
        rows.view(-1)[at] = grad
        return rows, None


def broad(width: int) -> int:
    """As many columns as a GPU multiplies quickly."""
    return -(-width // 64) * 64


class Bits(nn.Module):
    """Columns of small numbers as bits: one for each level that is reached, or for the level."""

    def __init__(self, rows: FeatureRows, *, reached: bool) -> None:
        super().__init__()
        self.compare = torch.ge if reached else torch.eq
        self.rows, self.width = rows.total, broad(rows.total)
        columns, levels = torch.zeros(2, self.width, dtype=torch.int64)
        columns[: self.rows] = torch.tensor(np.repeat(np.arange(len(rows.most)), rows.most))
        levels[: self.rows] = torch.arange(1, self.rows + 1)
        levels[: self.rows] -= torch.tensor(rows.first)[columns[: self.rows]]
        levels[self.rows :] = 255
        for name, values in (
            ("most", torch.tensor(rows.most)),
            ("columns", columns),
            ("levels", levels),
            ("level", torch.tensor([squashed(value) for value in range(256)])),
        ):
            kind = torch.int64 if name == "columns" else torch.uint8
            self.register_buffer(name, values.to(kind), persistent=False)

    def forward(self, seen: Tensor) -> Tensor:
        level = torch.minimum(self.level[seen.int()], self.most)[:, self.columns]
        kind = torch.bfloat16 if seen.is_cuda else torch.float32
        out = torch.empty(level.shape, dtype=kind, device=seen.device)
        return self.compare(level, self.levels, out=out)


class Linear(nn.Linear):
    """Multiplies in the precision of what it is given."""

    def forward(self, x: Tensor) -> Tensor:
        return functional.linear(x, self.weight.to(x.dtype), self.bias.to(x.dtype))


class Norm(nn.LayerNorm):
    def forward(self, x: Tensor) -> Tensor:
        weight, bias = self.weight.to(x.dtype), self.bias.to(x.dtype)
        return functional.layer_norm(x, self.normalized_shape, weight, bias, self.eps)


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.first = Norm(width), Linear(width, width)
        self.second = Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.second(functional.relu(self.first(self.norm(x))))


def trunk(inputs: int, width: int, blocks: int) -> nn.Sequential:
    layers = [Linear(inputs, width), *(Block(width) for _ in range(blocks))]
    return nn.Sequential(*layers, Norm(width), nn.ReLU())


class Teacher(nn.Module):
    """Logits of all legal actions, and of the seats' shares of the win, clockwise from the own."""

    MIX = 64

    def __init__(self, game: str, seats: int, actions: int, width: int, blocks: int) -> None:
        super().__init__()
        seen, done = rows_of(game)
        self.bits, self.deeds = Bits(seen, reached=True), Bits(done, reached=True)
        self.body = trunk(self.bits.width, width, blocks)
        self.rows = Linear(width, broad(actions))
        self.state, self.deed = Linear(width, self.MIX), Linear(self.deeds.width, self.MIX)
        self.mixed = Linear(self.MIX, 1)
        self.value = Linear(width, broad(seats))
        self.seats = seats
        for layer in (self.rows, self.mixed, self.value):
            nn.init.normal_(layer.weight, std=0.01)

    def forward(self, asked: Decisions) -> tuple[Tensor, Tensor]:
        body = self.body(self.bits(asked.seen))
        rows = self.rows(body).float()
        state = Repeat.apply(self.state(body).float(), asked.counts, len(asked.actions))
        mixed = self.mixed(functional.relu(state + self.deed(self.deeds(asked.features)).float()))
        logits = mixed[:, 0].float() + Pick.apply(rows, asked)
        return padded(logits, asked.counts, -torch.inf), self.value(body)[:, : self.seats].float()


class Critic(nn.Module):
    """The seats' shares of the win, clockwise from the one that decides, with all cards open."""

    def __init__(self, game: str, seats: int, hidden: int, width: int, blocks: int) -> None:
        super().__init__()
        self.bits = Bits(rows_of(game)[0], reached=True)
        self.spare = broad(hidden) - hidden
        self.body = trunk(self.bits.width + hidden + self.spare, width, blocks)
        self.value = Linear(width, broad(seats))
        self.seats = seats

    def forward(self, asked: Decisions) -> Tensor:
        seen = self.bits(asked.seen)
        hidden = functional.pad(asked.hidden, (0, self.spare)).to(seen.dtype)
        return self.value(self.body(torch.cat([seen, hidden], 1)))[:, : self.seats].float()


# --- the student: what it learns is rounded as it will be shipped ---------------------------------


def rounded(weight: Tensor, scale: int) -> Tensor:
    """Whole numbers from −127 to 127; the gradient passes as if nothing was rounded."""
    exact = (weight * scale).clamp(-ONE, ONE)
    return exact + (exact.round() - exact).detach()


def whole(bias: Tensor, scale: int) -> Tensor:
    exact = bias * scale
    return exact + (exact.round() - exact).detach()


def activated(total: Tensor) -> Tensor:
    """A sum of a later layer as an activation from 0 to 127."""
    exact = total / (1 << SHIFT)
    return (exact + (exact.floor() - exact).detach()).clamp(0, ONE)


class Student(nn.Module):
    """The network of `games/net.py`, with floats behind its whole numbers."""

    def __init__(self, game: str, seats: int, actions: int) -> None:
        super().__init__()
        seen, done = rows_of(game)
        self.bits, self.deeds = Bits(seen, reached=False), Bits(done, reached=False)

        def weights(*shape: int, std: float) -> nn.Parameter:
            return nn.Parameter(torch.randn(*shape) * std)

        self.w1, self.b1 = weights(self.bits.width, H1, std=0.08), weights(H1, std=0.05)
        self.w2, self.b2 = weights(H1, H2, std=0.08), weights(H2, std=0.05)
        self.w3, self.b3 = weights(H2, H3, std=0.25), weights(H3, std=0.05)
        self.wv, self.bv = weights(H3, seats, std=0.1), weights(seats, std=0.01)
        self.wg, self.bg = weights(H2, MIX, std=0.2), weights(MIX, std=0.1)
        self.e = weights(self.deeds.width, MIX, std=0.15)
        self.u = weights(MIX, 1, std=0.1)
        self.wp, self.bp = weights(broad(actions), H1, std=0.02), weights(broad(actions), std=0.01)
        self.actions = actions

    def forward(self, asked: Decisions) -> tuple[Tensor, Tensor]:
        bits, scale = self.bits(asked.seen), 1 << SHIFT
        total = bits @ rounded(self.w1, ONE).to(bits.dtype)
        h1 = (total.float() + whole(self.b1, ONE)).clamp(0, ONE)
        low = h1.to(bits.dtype)  # whole numbers up to 127 are exact in bfloat16
        h2 = activated(
            (low @ rounded(self.w2, scale).to(bits.dtype)).float() + whole(self.b2, UNIT)
        )
        h3 = activated(h2 @ rounded(self.w3, scale) + whole(self.b3, UNIT))
        value = h3 @ rounded(self.wv, scale) + whole(self.bv, UNIT)
        state = (h2 @ rounded(self.wg, scale)).float() + whole(self.bg, UNIT)
        state = Repeat.apply(state, asked.counts, len(asked.actions))
        deeds = self.deeds(asked.features)
        deed = (deeds @ rounded(self.e, ONE).to(deeds.dtype)).float() * scale
        mixed = activated(state + deed) @ rounded(self.u, scale)
        rows = (low @ rounded(self.wp, scale).to(bits.dtype).T).float() + whole(self.bp, UNIT)
        logits = (mixed[:, 0].float() + Pick.apply(rows, asked)) / UNIT
        return padded(logits, asked.counts, -torch.inf), value.float() / UNIT

    @torch.no_grad()
    def numbers(self) -> dict[str, Numbers]:
        """All weights as they are shipped, by their names in `games/net.py`."""
        scales = dict.fromkeys(("w1", "e"), ONE) | dict.fromkeys(
            ("w2", "w3", "wv", "wg", "u", "wp"), 1 << SHIFT
        )
        biases = {"b1": ONE} | dict.fromkeys(("b2", "b3", "bv", "bg", "bp"), UNIT)
        made = {
            name: rounded(getattr(self, name), scale).cpu().numpy().astype(np.int8)
            for name, scale in scales.items()
        }
        made["u"] = made["u"][:, 0]
        made["w1"], made["e"] = made["w1"][: self.bits.rows], made["e"][: self.deeds.rows]
        made["wp"] = made["wp"][: self.actions]
        for name, scale in biases.items():
            made[name] = whole(getattr(self, name), scale).cpu().numpy().astype(np.int32)
        made["bp"] = made["bp"][: self.actions]
        return made
