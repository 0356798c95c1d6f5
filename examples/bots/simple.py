"""A bot for Linko and Push in plain Python: `lynxdeck arena "cmd:python3 simple.py" random`.

It gives every legal token a worth, by what its view shows, and answers with the best one.
"""

import json
import sys


def linko(view, token):
    """Lay many cards at once; pick up what goes with the hand."""
    hand = view["hand"]
    if token[0] == "^":  # draw from the pile, or the cards of a display place
        return 0.5 if token == "^*" else sum(hand.get(card, 0) for card in token[1:].split("+"))
    if token == "-":  # draw nothing: better than a card that does not fit
        return 1
    if token[0] == "G":
        return hand.get(token[1:], 0)
    if token in ("T", "R"):  # have the snatched layer, or let it go
        value, numbers, jokers = view["players"][view["victim"] - 1]["layers"][-1]
        return hand.get(str(value), 0) + numbers + jokers - 1
    if token in ("L", "D"):
        return 0
    parts = [part.partition("x") for part in token.split("+")]  # such as 6x3+J
    return sum(int(count or 1) * (0.3 if card == "J" else 1) for card, _, count in parts)


def push(view, token):
    """Push while a column is free, then stop early; protect what would hurt to lose."""
    if token == "+":
        return 5 if view["columns"][2] else 8
    if token[0] == "!":
        bench = view["players"][view["seat"] - 1]["bench"]
        return sum(int(card[1]) * n for card, n in bench.items() if card[0] == token[1])
    column = view["columns"]["abc".index(token[-1])]
    points = sum(int(card[1]) for card in column if card != "R")
    if token[0] == "=":  # take it; a roll card in it may cost a colour
        return points - 3 * ("R" in column)
    return points if column else -1  # place the card with the others; open a column if need be


def main():
    """Talk until the other side says goodbye."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "name": "simple"}
        elif message["type"] == "decide":
            view = message["view"]
            worth = linko if view["game"] == "linko" else push
            best = max(view["legal"], key=lambda token: worth(view, token))  # the first of equals
            answer = {"type": "move", "move": best}
        elif message["type"] == "bye":
            break
        else:  # game, event and over: nothing to remember
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
