"""Web Push: a `Notifier` tells people who are away that it is their turn, if the host wants it."""
