"""Bots in processes of their own: a `BotPool` answers each `BotRequest` as soon as it can."""
