"""A second implementation of the outcome kernel, on the standard library alone.

It was written from the published description, not from the TypeScript, and shares no code with it: where both
agree, a mistake would have to be made twice. Reads one JSON case per line from standard input and answers one JSON
line each; integers beyond 2^53 travel as decimal strings.
"""

import hashlib
import hmac
import json
import sys


def u16(value):
    return value.to_bytes(2, "big")


def u32(value):
    return value.to_bytes(4, "big")


def u64(value):
    return value.to_bytes(8, "big")


def lp(data):
    return u32(len(data)) + data


def tagged(tag, *fields):
    return hashlib.sha256(lp(b"poyraz/1/" + tag) + b"".join(fields)).digest()


def commit(seed):
    return tagged(b"commit", lp(seed))


def canonical(value):
    """RFC 8785 for plain JSON whose only numbers are integers."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def rules_hash(rules):
    return tagged(b"rules", lp(canonical(rules).encode()))


class Stream:
    """The words of one stream in order, and the draws made of them."""

    def __init__(self, key, game_id, rules, clients, public, nonce, name):
        encoded = u32(len(clients)) + b"".join(u32(seat) + lp(seed) for seat, seed in clients)
        fields = [b"poyraz/1/stream", game_id.encode(), rules, encoded, public]
        self.key = key
        self.prefix = b"".join(lp(field) for field in fields) + u64(nonce) + lp(name.encode())
        self.words = 0
        self.rejects = 0

    def word(self):
        block, place = divmod(self.words, 8)
        if place == 0:
            self.block = hmac.new(self.key, self.prefix + u32(block), hashlib.sha256).digest()
        self.words += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def int(self, n):
        width = 1 if n <= 2**32 else 2
        limit = 2 ** (32 * width) // n * n
        while True:
            value = 0
            for _ in range(width):
                value = value * 2**32 + self.word()
            if value < limit:
                return value % n
            self.rejects += width

    def chance(self, a, b):
        return self.int(b) < a

    def pick(self, weights):
        drawn = self.int(sum(weights))
        total = 0
        for index, weight in enumerate(weights):
            total += weight
            if total > drawn:
                return index

    def shuffle(self, n):
        items = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.int(last + 1)
            items[last], items[other] = items[other], items[last]
        return items

    def deal(self, n):
        return self.shuffle(n)[::-1]


def draw(stream, operation):
    name, argument = operation[0], operation[1]
    if name == "int":
        return str(stream.int(int(argument)))
    if name == "chance":
        return stream.chance(argument, operation[2])
    return {"pick": stream.pick, "shuffle": stream.shuffle, "deal": stream.deal}[name](argument)


def solo(case):
    """One player: the key is the server seed, seat 0 the only client."""
    key = bytes.fromhex(case["serverSeed"])
    rules = rules_hash(case["rules"])
    clients = [(0, case["clientSeed"].encode())]
    stream = Stream(key, case["gameId"], rules, clients, b"", case["nonce"], case["stream"])
    values = [draw(stream, operation) for operation in case["draws"]]
    return {
        "commitment": commit(key).hex(),
        "rulesHash": rules.hex(),
        "prefix": stream.prefix.hex(),
        "values": values,
        "words": stream.words,
        "rejects": stream.rejects,
    }


def chain_seed(season, start, seed, stop):
    for index in range(start, stop, -1):
        seed = tagged(b"chain", lp(season.encode()), u64(index), seed)
    return seed


def crash(case):
    """A shared round of a chain, and its multiplier."""
    seed = chain_seed(case["seasonId"], case["length"], bytes.fromhex(case["lastSeed"]), case["round"])
    salt = bytes.fromhex(case["salt"])
    public = lp(salt) + lp(bytes.fromhex(case["beacon"]))
    stream = Stream(seed, case["gameId"], bytes.fromhex(case["rulesHash"]), [], public, case["round"], "main")
    r = stream.int(2**52)
    raw = (10_000 - case["edgeBp"]) * 2**52 // (100 * (2**52 - r))
    end = chain_seed(case["seasonId"], case["round"], seed, 0)
    return {"seed": seed.hex(), "end": end.hex(), "hundredths": max(100, min(raw, case["capHundredths"]))}


def merkle(leaves):
    """All levels, leaves first."""
    levels = [leaves]
    while len(levels[-1]) > 1:
        below = levels[-1]
        pairs = [below[index : index + 2] for index in range(0, len(below), 2)]
        levels.append([tagged(b"node", *pair) if len(pair) == 2 else pair[0] for pair in pairs])
    return levels


def deck(case):
    """A committed deck, its cut by the seats, and one opened card."""
    hand, n, seed = lp(case["handId"].encode()), case["n"], bytes.fromhex(case["handSeed"])
    rules = bytes.fromhex(case["rulesHash"])
    clients = [(seat, text.encode()) for seat, text in case["seats"]]
    order = Stream(seed, case["gameId"], rules, [], b"", 1, "deck").deal(n)
    salts = [hmac.new(seed, lp(b"poyraz/1/salt") + hand + u32(p), hashlib.sha256).digest() for p in range(n)]
    leaves = [tagged(b"card", hand, u32(p), u16(order[p]), salts[p]) for p in range(n)]
    levels = merkle(leaves)
    root = tagged(b"deck", hand, u32(n), levels[-1][0])
    key = tagged(b"cut", hand, root)
    cut = Stream(key, case["gameId"], rules, clients, b"", 1, "cut").deal(n)
    p = case["open"]
    siblings = [(level, (p >> height) ^ 1) for height, level in enumerate(levels[:-1])]
    return {
        "root": root.hex(),
        "cut": cut,
        "seatCommits": [tagged(b"seat", hand, u32(seat), lp(seed)).hex() for seat, seed in clients],
        "code": order[p],
        "salt": salts[p].hex(),
        "path": [level[place].hex() for level, place in siblings if place < len(level)],
    }


KINDS = {"solo": solo, "crash": crash, "deck": deck}

for line in sys.stdin:
    case = json.loads(line)
    print(json.dumps(KINDS[case["kind"]](case)))
