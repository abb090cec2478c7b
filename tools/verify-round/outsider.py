"""Checks receipts of rounds without the product: Python's standard library, the rules and the receipt.

    python3 outsider.py receipt.json rules.json [receipt-keys.json]
    python3 outsider.py --chain receipts.json

It was written from the published description (fairness, sections 1-6, and RFC 8032), evaluates games of reels by
their lines or ways, also those of books, and shares no code with the product. Without arguments it reads one case per line from
standard input, `{"receipt": ..., "rules": "<text>", "keys": [...]}` or `{"chain": [receipts]}`, and answers with a
line of JSON each. A chain is the receipts of one player, the oldest first.
"""

import calendar
import hashlib
import hmac
import itertools
import json
import math
import sys
import time

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


def lp(data):
    return len(data).to_bytes(4, "big") + data


def tagged(tag, *fields):
    return hashlib.sha256(lp(b"poyraz/1/" + tag) + b"".join(fields)).hexdigest()


def canonical(value):
    """RFC 8785 for plain JSON whose only numbers are integers."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def recover(data):
    """The point of an encoding, in affine coordinates."""
    whole = int.from_bytes(data, "little")
    y, sign = whole & (2**255 - 1), whole >> 255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * pow(2, (P - 1) // 4, P) % P
    if x * x % P != square:
        raise ValueError("no point")
    return (P - x if x & 1 != sign else x, y)


def add(a, b):
    product = D * a[0] * b[0] * a[1] * b[1] % P
    x = (a[0] * b[1] + a[1] * b[0]) * pow(1 + product, -1, P) % P
    y = (a[1] * b[1] + a[0] * b[0]) * pow(1 - product, -1, P) % P
    return (x, y)


def times(point, scalar):
    total = (0, 1)
    while scalar:
        if scalar & 1:
            total = add(total, point)
        point, scalar = add(point, point), scalar >> 1
    return total


BASE = recover((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def is_signed(receipt):
    signed = {name: receipt[name] for name in receipt if name not in ("serverSeed", "trigger", "signature")}
    message = lp(b"poyraz/1/receipt") + lp(canonical(signed).encode())
    key, signature = bytes.fromhex(receipt["keyID"]), bytes.fromhex(receipt["signature"])
    scalar = int.from_bytes(signature[32:], "little")
    digest = hashlib.sha512(signature[:32] + key + message).digest()
    challenge = int.from_bytes(digest, "little") % ORDER
    right = add(recover(signature[:32]), times(recover(key), challenge))
    return scalar < ORDER and times(BASE, scalar) == right


FACTS = (
    "gameID rulesHash commitment clientSeed staleSeed nonce streams outcome roundID currency stake free win"
).split()


def hash_of(receipt):
    """The hash of a receipt, which the next one of the player names as `prev`."""
    facts, jackpot = {name: receipt[name] for name in FACTS}, receipt.get("jackpot", {})
    if jackpot:
        facts["jackpot"] = {name: jackpot[name] for name in ("pool", "rulesHash", "ticket") if name in jackpot}
    seconds, milliseconds = receipt["time"].rstrip("Z").split(".")
    moment = calendar.timegm(time.strptime(seconds, "%Y-%m-%dT%H:%M:%S")) * 1000 + int(milliseconds)
    late = [jackpot.get(name, "-") for name in ("entry", "pot", "from", "to", "amount")]
    stored = " ".join(map(str, [moment, *late]))
    facts_hash = tagged(b"facts", lp(canonical(facts).encode()))
    return tagged(b"link", bytes.fromhex(receipt["prev"]), bytes.fromhex(facts_hash), lp(stored.encode()))


def check_chain(receipts):
    """The places of receipts, the oldest first, that do not follow from the one before or are not signed."""
    hashes = [hash_of(receipt) for receipt in receipts]
    return [
        place
        for place, receipt in enumerate(receipts)
        if not is_signed(receipt) or (place > 0 and receipt["prev"] != hashes[place - 1])
    ]


class Stream:
    def __init__(self, receipt, name):
        client = receipt["clientSeed"]
        seat = b"" if client is None else (0).to_bytes(4, "big") + lp(client.encode())
        clients = len(seat[:1]).to_bytes(4, "big") + seat
        rules = bytes.fromhex(receipt["rulesHash"])
        fields = [b"poyraz/1/stream", receipt["gameID"].encode(), rules, clients, b""]
        self.prefix = b"".join(map(lp, fields)) + receipt["nonce"].to_bytes(8, "big") + lp(name.encode())
        self.key = bytes.fromhex(receipt["serverSeed"])
        self.words = self.rejects = 0

    def word(self):
        counter = (self.words // 8).to_bytes(4, "big")
        block = hmac.new(self.key, self.prefix + counter, hashlib.sha256).digest()
        place = self.words % 8 * 4
        self.words += 1
        return int.from_bytes(block[place : place + 4], "big")

    def below(self, n):
        words = 1 if n <= 2**32 else 2
        while True:
            drawn = 0
            for _ in range(words):
                drawn = drawn << 32 | self.word()
            if drawn < 2 ** (32 * words) // n * n:
                return drawn % n
            self.rejects += words


def last_of(values, index):
    """The last value holds for every larger count."""
    return (values[index] if index < len(values) else values[-1]) if values else 0


def window_of(rules, mode, stops, heights=None):
    strips = rules["strips"][mode] or rules["strips"]["base"]
    return [
        [strip[(stop + row) % len(strip)] for row in range(rows)]
        for strip, stop, rows in zip(strips, stops, heights or rules["rows"])
    ]


def evaluate(rules, mode, stops, held=(), heights=None):
    """
    Units of a spin before its multiplier, and its scatters; `held` are cells with wilds of earlier spins, and
    `heights` the rows of each reel where they are drawn.
    """
    window = window_of(rules, mode, stops, heights)
    scatter, wild = rules["scatter"], rules["wild"]
    count = sum(column.count(scatter["symbol"]) for column in window) if scatter else 0
    units = last_of(scatter["units"], count) if scatter else 0
    if wild and mode in wild["expands"]:
        window = [[wild["symbol"]] * len(column) if wild["symbol"] in column else column for column in window]
    for reel, row in held:
        window[reel] = [wild["symbol"] if at == row else symbol for at, symbol in enumerate(window[reel])]

    def run(pay, symbols):
        """Length and wild factor of the run of a pay from the left."""
        length, factor = 0, 1
        for symbol in symbols:
            is_wild = wild is not None and symbol == wild["symbol"] and not pay["natural"]
            if symbol != pay["symbol"] and not is_wild:
                break
            length += 1
            factor *= wild["multiplier"] if wild and symbol == wild["symbol"] else 1
        return length, factor

    def paid(pay, symbols):
        length, factor = run(pay, symbols)
        return last_of(pay["units"], length) * factor

    if rules["evaluation"]["kind"] == "lines":
        for line in rules["evaluation"]["lines"]:
            symbols = [column[row] for column, row in zip(window, line)]
            units += max(paid(pay, symbols) for pay in rules["pays"])
        return units, count
    for pay in rules["pays"]:
        # Every path through the reels of the longest run is a way, and the factors of its wilds multiply.
        shown = [[run(pay, [symbol]) for symbol in column] for column in window]
        columns = [[factor for length, factor in column if length == 1] for column in shown]
        reached = list(itertools.takewhile(bool, columns))
        units += last_of(pay["units"], len(reached)) * math.prod(map(sum, reached))
    return units, count


def play(rules, stream):
    """The stops of each spin, without heights, and the units of a whole round."""
    free = rules["freeSpins"]
    spins, units, left, granted = [], 0, 0, 0
    while True:
        mode = "free" if spins else "base"
        strips = rules["strips"][mode] or rules["strips"]["base"]
        stops = [stream.below(len(strip)) for strip in strips]
        spin_units, scatters = evaluate(rules, mode, stops)
        awards = (free["retriggers"] if spins else free["awards"]) if free else []
        awarded = min(last_of(awards, scatters), (free["maxSpins"] if free else 0) - granted)
        units += spin_units * (free["multiplier"] if spins else 1)
        spins.append((stops, None))
        left = max(left - 1, 0) + awarded
        granted += awarded
        if left == 0 or units >= rules["capUnits"]:
            return spins, min(units, rules["capUnits"])


def play_bought(rules, stream):
    """As `play`, for a round that bought its free spins."""
    strips = rules["strips"]["free"] or rules["strips"]["base"]
    spins, units = [], 0
    for _ in range(rules["choice"]["spins"]):
        stops = [stream.below(len(strip)) for strip in strips]
        units += evaluate(rules, "free", stops)[0] * rules["freeSpins"]["multiplier"]
        spins.append((stops, None))
    return spins, units


class Ticket:
    """The words of a ticket of a book: xoshiro128**, seeded by the rules and the ticket."""

    def __init__(self, rules, ticket):
        counted = {name: value for name, value in rules.items() if name != "rtpBp"}
        key = bytes.fromhex(tagged(b"book", lp(canonical(counted).encode())))
        seeds = bytes.fromhex(tagged(b"ticket", key, (ticket // 2).to_bytes(4, "big")))[16 * (ticket % 2) :]
        self.state = [int.from_bytes(seeds[4 * index : 4 * index + 4], "big") for index in range(4)]

    def word(self):
        a, b, c, d = self.state
        word = turned(b * 5 % 2**32, 7) * 9 % 2**32
        shifted = b << 9 & 0xFFFFFFFF
        c, d = c ^ a, d ^ b
        b, a = b ^ c, a ^ d
        self.state = [a, b, c ^ shifted, turned(d, 11)]
        return word

    def below(self, n):
        while True:
            word = self.word()
            if word < 2**32 // n * n:
                return word % n

    def weighted(self, weights):
        """An index, as often as its weight says."""
        place = self.below(sum(weights))
        return next(index for index, end in enumerate(itertools.accumulate(weights)) if place < end)

    def coin(self, coins, column):
        return coins[self.weighted([coin[column] for coin in coins])]


def turned(word, by):
    return (word << by | word >> 32 - by) & 0xFFFFFFFF


def cells_of(window, symbol):
    return [(reel, row) for reel, column in enumerate(window) for row, one in enumerate(column) if one == symbol]


def hold_units(rules, window, ticket):
    """What the coins of a paid spin bring in their respins."""
    hold = rules["hold"]
    taken = cells_of(window, hold["symbol"]) if hold else []
    units = sum(ticket.coin(hold["coins"], "weight")["units"] for _ in taken)
    if not hold or len(taken) < hold["needed"]:
        return 0
    left = hold["respins"]
    while left > 0 and len(taken) < hold["goal"]:
        before = len(taken)
        for reel, rows in enumerate(rules["rows"]):
            for row in range(rows):
                if (reel, row) in taken or ticket.below(hold["outOf"]) >= hold["chance"]:
                    continue
                coin = ticket.coin(hold["coins"], "respinWeight")
                units += units if coin["kind"] == "collect" else coin["units"]
                taken.append((reel, row))
        left = hold["respins"] if len(taken) > before else left - 1
    return units + (hold["goalUnits"] if len(taken) >= hold["goal"] else 0)


def held_next(rules, held, window):
    """Cells of the wilds before the next free spin."""
    kind = rules["heldWilds"]
    cells = {*held, *cells_of(window, rules["wild"]["symbol"])} if kind else set()
    if kind == "walks":
        return {(reel - 1, row) for reel, row in cells if reel > 0}
    return cells


def heights_of(rules, mode, ticket):
    """The rows of each reel in a spin, drawn before its stops; None in a game where they never change."""
    if "heights" not in rules:
        return None
    tables = rules["heights"][mode] or rules["heights"]["base"]
    return [ticket.weighted(weights) for weights in tables]


def play_ticket(rules, number):
    """The stops and heights of each spin, and the units of the round of a ticket."""
    ticket, free = Ticket(rules, number), rules["freeSpins"]
    spins, units, left, granted, held = [], 0, 0, 0, set()
    while True:
        mode = "free" if spins else "base"
        strips = rules["strips"][mode] or rules["strips"]["base"]
        heights = heights_of(rules, mode, ticket)
        stops = [ticket.below(len(strip)) for strip in strips]
        window = window_of(rules, mode, stops, heights)
        spin_units, scatters = evaluate(rules, mode, stops, held, heights)
        awards = (free["retriggers"] if spins else free["awards"]) if free else []
        awarded = min(last_of(awards, scatters), (free["maxSpins"] if free else 0) - granted)
        units += spin_units * (free["multiplier"] if spins else 1)
        if spins:
            held = held_next(rules, held, window)
        else:
            units += hold_units(rules, window, ticket)
        spins.append((stops, heights))
        left = max(left - 1, 0) + awarded
        granted += awarded
        if left == 0 or units >= rules["capUnits"]:
            return spins, min(units, rules["capUnits"])


def with_option(rules, commands):
    """A game with decisions as one of reels, by the option that its commands choose."""
    if rules["choice"]["kind"] != "free-spins":
        return rules
    chosen = [sent["command"]["option"] for sent in commands if sent["command"]["kind"] == "choose"]
    times = rules["choice"]["multipliers"][chosen[0] if chosen else rules["choice"]["usual"]]
    free = rules["freeSpins"]
    awards = [spins // times for spins in free["awards"]]
    return {**rules, "freeSpins": {**free, "awards": awards, "multiplier": times, "maxSpins": free["maxSpins"] // times}}


def deal(stream, count):
    """A shuffle from the end, read backwards."""
    items = list(range(count))
    for last in range(count - 1, 0, -1):
        other = stream.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items[::-1]


def covers_of(rules, stops, stream, commands):
    """The covers that a paid spin brings, and what the commands open; None without any."""
    choice = rules["choice"]
    if choice["kind"] != "pick" or evaluate(rules, "base", stops)[1] < choice["from"]:
        return None
    things = [prize["units"] for prize in choice["prizes"] for _ in range(prize["count"])] + [0] * choice["ends"]
    lies = [things[thing] for thing in deal(stream, len(things))]
    wanted = [sent["command"]["cover"] for sent in commands if sent["command"]["kind"] == "pick"]
    if commands[-1]["command"]["kind"] == "close":
        wanted += [cover for cover in range(len(lies)) if cover not in wanted]
    opened = []
    for cover in wanted:
        if any(lies[one] == 0 for one in opened):
            break
        opened.append(cover)
    return {"opened": opened, "lies": lies, "units": sum(lies[one] for one in opened)}


def gamble_of(rules, units, stream, commands):
    """What calls of a coin make of a win, and the calls with their tosses; None without any."""
    choice, asked = rules["choice"], commands[0]["command"].get("gamble") is True
    if choice["kind"] != "gamble" or not asked:
        return units, None
    calls, tosses = [], []
    for sent in commands[1:]:
        if sent["command"]["kind"] != "call":
            break
        if units == 0 or len(calls) == choice["steps"] or 2 * units > choice["mostUnits"]:
            return None, None
        calls.append(sent["command"]["side"])
        tosses.append(("heads", "tails")[stream.below(2)])
        units = 2 * units if calls[-1] == tosses[-1] else 0
    return units, {"calls": calls, "tosses": tosses} if calls else None


def check(receipt, text, keys=None):
    """The steps of a verdict, each true or false."""
    rules = json.loads(text)
    steps = {"signature": is_signed(receipt)}
    if keys is not None:
        steps["key"] = receipt["keyID"] in keys
    steps["rules"] = tagged(b"rules", lp(text.encode())) == receipt["rulesHash"]
    if receipt["serverSeed"] is None:
        return steps
    steps["commitment"] = tagged(b"commit", lp(bytes.fromhex(receipt["serverSeed"]))) == receipt["commitment"]
    stream = Stream(receipt, "main")
    outcome = receipt["outcome"]
    is_book = rules["mapping"] == "book-2"
    ticket = stream.below(rules["tickets"]) if is_book else None
    if rules["mapping"] == "reels-2":
        rules = with_option(rules, outcome["commands"])
    is_bought = rules["mapping"] == "reels-2" and outcome["commands"][0]["command"] == {"kind": "buy"}
    if is_bought:
        spins, units = play_bought(rules, stream)
    else:
        spins, units = play_ticket(rules, ticket) if is_book else play(rules, stream)
    if rules["mapping"] == "reels-2":
        choice = rules["choice"]
        steps["bought"] = outcome.get("bought") == (
            {"stakes": choice["stakes"], "spins": choice["spins"]} if is_bought else None
        )
        covers = covers_of(rules, spins[0][0], stream, outcome["commands"])
        steps["covers"] = outcome["spins"][0].get("pick") == covers
        units += covers["units"] if covers else 0
        units, gamble = gamble_of(rules, units, stream, outcome["commands"])
        steps["gamble"] = outcome.get("gamble") == gamble
    stated = [(spin["stops"], spin.get("heights")) for spin in outcome["spins"]]
    steps["outcome"] = stated == spins and outcome["units"] == units and outcome.get("ticket") == ticket
    used = {"name": "main", "words": stream.words, "rejects": stream.rejects}
    steps["streams"] = receipt["streams"] == [used]
    # The stake of a bought round is its price, a multiple of the stake by which it pays.
    bet, rest = divmod(int(receipt["stake"]), rules["choice"]["stakes"] if is_bought else 1)
    steps["win"] = rest == 0 and int(receipt["win"]) == bet // rules["unitsPerBet"] * units
    return steps


def main(paths):
    texts = [open(path, encoding="utf-8").read() for path in paths]
    receipt = json.loads(texts[0])
    keys = [key["kid"] for key in json.loads(texts[2])["keys"]] if len(texts) > 2 else None
    steps = check(receipt.get("data", receipt), texts[1], keys)
    for name, holds in steps.items():
        print("ok  " if holds else "FAIL", name)
    return 0 if all(steps.values()) and "win" in steps else 1


def main_chain(path):
    receipts = json.load(open(path, encoding="utf-8"))
    faults = check_chain(receipts)
    for place in faults:
        print("FAIL", place, receipts[place]["roundID"])
    print(f"{len(receipts)} receipts, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--chain"]:
        sys.exit(main_chain(sys.argv[2]))
    if len(sys.argv) > 2:
        sys.exit(main(sys.argv[1:]))
    for line in sys.stdin:
        case = json.loads(line)
        is_chain = "chain" in case
        answer = check_chain(case["chain"]) if is_chain else check(case["receipt"], case["rules"], case["keys"])
        print(json.dumps(answer))
