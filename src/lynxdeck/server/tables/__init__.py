"""All tables of a server: `Tables` finds them, a `Loader` reads them, `Upkeep` deletes old ones."""
