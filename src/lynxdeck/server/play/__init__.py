"""One table being played: who decides, what is stored, who hears of it."""
