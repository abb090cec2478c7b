"""Checks rounds of live tables without the product: Python's standard library and the proof.

    python3 tables.py proof.json      (virtual.py beside it has the virtual games)

The proof is the reply of `tables.proof`. It was written from the published description (fairness, sections 2, 4 and
5, and decision 026) and shares no code with the product. Without arguments it reads one proof per line from standard
input and answers with a line of JSON each: the steps of the verdict, each true or false.

Cards of games with decisions are checked one by one: each open card is the one that the seed and the seats give.
"""

import hashlib
import hmac
import json
import re
import sys

# The program leaves no files beside itself.
sys.dont_write_bytecode = True

import virtual

DECKS = {"blackjack": 8, "three-card-poker": 1, "casino-holdem": 1}
WHEEL = (
    "40 1 2 1 5 1 2 10 1 2 1 5 1 2 20 1 x2 1 5 1 2 10 1 2 1 5 1 "
    "2 x7 1 2 1 10 1 2 5 1 2 1 20 1 2 5 1 2 1 10 1 2 5 1 2 1 2"
).split()


def number(value, width):
    return value.to_bytes(width, "big")


def lp(data):
    return number(len(data), 4) + data


def tagged(tag, *fields):
    return hashlib.sha256(lp(b"poyraz/1/" + tag) + b"".join(fields)).digest()


class Draws:
    """The words of one stream in order."""

    def __init__(self, key, proof, clients, public, nonce, name):
        encoded = number(len(clients), 4) + b"".join(number(seat, 4) + lp(seed) for seat, seed in clients)
        fields = [b"poyraz/1/stream", proof["gameID"].encode(), bytes.fromhex(proof["rulesHash"]), encoded, public]
        self.prefix = b"".join(map(lp, fields)) + number(nonce, 8) + lp(name)
        self.key, self.words, self.rejects = key, 0, 0

    def word(self):
        block = hmac.new(self.key, self.prefix + number(self.words // 8, 4), hashlib.sha256).digest()
        at = self.words % 8 * 4
        self.words += 1
        return int.from_bytes(block[at : at + 4], "big")

    def below(self, n):
        width = 1 if n <= 2**32 else 2
        while True:
            value = 0
            for _ in range(width):
                value = value << 32 | self.word()
            if value < 2 ** (32 * width) // n * n:
                return value % n
            self.rejects += width

    def deal(self, n):
        items = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items[::-1]


def chain_end(proof):
    """The end of the chain, hashed back from the seed of the round."""
    seed = bytes.fromhex(proof["seed"])
    for index in range(proof["number"], 0, -1):
        seed = tagged(b"chain", lp(proof["seasonID"].encode()), number(index, 8), seed)
    return seed.hex()


def opened(proof):
    """The opened seeds with their places in the list."""
    return [(place, seat["seed"].encode()) for place, seat in enumerate(proof["seats"]) if seat["seed"] is not None]


def seats_hold(proof):
    """Every opened seed is the committed one, for this round of a chain that was published before."""
    hand = lp(proof["handID"].encode())
    named = proof["number"] > 1 and proof["handID"] == f"{proof['seasonID']}-{proof['number']}"
    return named and all(
        seat["seed"] is None
        or re.fullmatch(r"[!-~]{32,64}", seat["seed"]) is not None
        and tagged(b"seat", hand, number(0, 4), lp(seat["seed"].encode())).hex() == seat["commit"]
        for seat in proof["seats"]
    )


def points(card):
    rank = card % 13
    return 1 if rank == 12 else rank + 2 if rank < 8 else 0


def total(cards):
    return sum(map(points, cards)) % 10


def baccarat(cards):
    """Cards go to the player and the banker by turns; then come the third ones."""
    player, banker, rest = [cards[0], cards[2]], [cards[1], cards[3]], cards[4:]
    if max(total(player), total(banker)) >= 8:
        return {"player": player, "banker": banker}
    stands = total(banker) > 5
    if total(player) <= 5:
        third, rest = rest[0], rest[1:]
        player = player + [third]
        takes = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: (2, 3, 4, 5, 6, 7), 5: (4, 5, 6, 7), 6: (6, 7), 7: ()}
        stands = total(banker) > 2 and points(third) not in takes[total(banker)]
    return {"player": player, "banker": banker if stands else banker + [rest[0]]}


def andar_bahar(cards):
    match = next(place for place, card in enumerate(cards[1:]) if card % 13 == cards[0] % 13)
    return {"middle": cards[0], "cards": cards[1 : match + 2]}


def money_wheel(draws):
    """After two multipliers the last spin is among the numbers alone."""
    stops = []
    while len(stops) < 2:
        stops.append(draws.below(len(WHEEL)))
        if not WHEEL[stops[-1]].startswith("x"):
            return {"stops": stops}
    numbers = [place for place, field in enumerate(WHEEL) if not field.startswith("x")]
    return {"stops": stops + [numbers[draws.below(len(numbers))]]}


def crash(draws):
    drawn = draws.below(2**52)
    return {"crash": min(max(9900 * 2**52 // (100 * (2**52 - drawn)), 100), 1_000_000)}


def shoe(draws):
    return [item % 52 for item in draws.deal(8 * 52)]


OUTCOMES = {
    "roulette-eu": lambda draws: {"number": draws.below(37)},
    "sic-bo": lambda draws: {"dice": [draws.below(6) + 1 for _ in range(3)]},
    "dragon-tiger": lambda draws: dict(zip(("dragon", "tiger"), shoe(draws))),
    "baccarat": lambda draws: baccarat(shoe(draws)),
    "andar-bahar": lambda draws: andar_bahar(draws.deal(52)),
    "money-wheel": money_wheel,
    "crash": crash,
}


def decided(proof, draws):
    game = proof["gameID"]
    if game not in virtual.GAMES:
        return OUTCOMES[game](draws)
    # Everybody knows before the bets who takes part: these draws follow from the place in the chain alone.
    card = Draws(tagged(b"open", lp(proof["seasonID"].encode())), proof, [], b"", proof["number"], b"open")
    return virtual.outcome_of(game, draws, card)


def check_drawn(proof, seed):
    """The outcome of a game that the draws alone decide, and the words that it took."""
    seeds = [text for _, text in opened(proof)]
    salt = hashlib.sha256(b"".join(map(lp, seeds))).digest() if seeds else bytes(32)
    draws = Draws(seed, proof, [], lp(salt) + lp(b""), proof["number"], b"main")
    outcome = decided(proof, draws)
    used = [{"name": "main", "words": draws.words, "rejects": draws.rejects}]
    return {"outcome": outcome == proof["outcome"], "streams": used == proof["streams"]}


def root_of(proof, seed, order):
    """The commitment to a shuffled deck, card by card."""
    hand = lp(proof["handID"].encode())
    salts = [hmac.new(seed, lp(b"poyraz/1/salt") + hand + number(p, 4), hashlib.sha256).digest() for p in range(len(order))]
    level = [tagged(b"card", hand, number(p, 4), number(code, 2), salts[p]) for p, code in enumerate(order)]
    while len(level) > 1:
        pairs = [level[at : at + 2] for at in range(0, len(level), 2)]
        level = [tagged(b"node", *pair) if len(pair) == 2 else pair[0] for pair in pairs]
    return tagged(b"deck", hand, number(len(order), 4), level[0])


def check_cards(proof, seed):
    """The shoe of a game with hidden cards, and each open card of the round."""
    size = 52 * DECKS[proof["gameID"]]
    order = Draws(seed, proof, [], b"", 1, b"deck").deal(size)
    root = root_of(proof, seed, order)
    key = tagged(b"cut", lp(proof["handID"].encode()), root)
    cut = Draws(key, proof, opened(proof), b"", 1, b"cut").deal(size)
    cards = proof["cards"]["open"]
    return {
        "root": root.hex() == proof["cards"]["root"],
        "cards": all(cut[card["slot"]] == card["p"] and order[card["p"]] == card["code"] for card in cards),
    }


def check(proof):
    if proof["seed"] is None:
        return {}
    seed = bytes.fromhex(proof["seed"])
    steps = {"chain": chain_end(proof) == proof["terminal"]}
    if proof["seats"]:
        steps["seats"] = seats_hold(proof)
    decide = check_cards if proof["cards"] else check_drawn
    return steps if proof["outcome"] is None else {**steps, **decide(proof, seed)}


def main(path):
    proof = json.load(open(path, encoding="utf-8"))
    proof = proof.get("data", proof)
    steps = check(proof)
    for name, holds in steps.items():
        print("ok  " if holds else "FAIL", name)
    seats = len(proof["seats"])
    print(f"seeds of players: {len(opened(proof))} opened, {seats - len(opened(proof))} not opened")
    return 0 if all(steps.values()) and len(steps) > 1 else 1


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(main(sys.argv[1]))
    for line in sys.stdin:
        print(json.dumps(check(json.loads(line))))
