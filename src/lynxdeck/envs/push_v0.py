"""Push for PettingZoo: `env(edition=…, seats=…)` and `raw_env` of `lynxdeck.envs.aec`."""

import functools

from lynxdeck.envs import need

need("pettingzoo")

from lynxdeck.envs import aec  # noqa: E402 - only where PettingZoo is there

env = functools.partial(aec.env, "push")
raw_env = functools.partial(aec.raw_env, "push")
