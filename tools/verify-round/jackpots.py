"""Checks a pool of jackpots without the product: Python's standard library and what the house publishes.

    python3 jackpots.py http://localhost:8080 dort-su [receipts.json]

It loads the record of the pool, its stakes in the order in which they were recorded, and the rules of every
version. From these alone it fills every pot again to a millionth of a kuruş, decides which stake wins which pot, opens
the commitments of must-hit-by pots, and compares pots, winners and amounts with those that the house states. With
receipts it also checks that each is signed with a published key, is the stake of the record that it names, and drew
its ticket from its seeds. It shares no code with the product. Exit code 1 if anything differs.
"""

import json
import sys
import urllib.request

from outsider import Stream, hash_of, is_signed, lp, tagged

MICRO = 10**6


def hidden_distance(pool, number, trigger, rules):
    """The distance of a pot, drawn from its salt: no client, the number of the pot as the nonce."""
    level = rules["levels"][0]
    most = (level["cap"] - level["seed"] - 1) * MICRO - rules["stakeMax"] * level["rate"]
    drawn = {"gameID": pool, "rulesHash": trigger["rulesHash"], "serverSeed": trigger["salt"], "nonce": number}
    return Stream({**drawn, "clientSeed": None}, "jackpot").below(most) + 1


def open_triggers(pool, entries, rules_of, faults):
    """The distances of the pots that were hit, by their numbers; a distance that was not committed to is a fault."""
    distances = {}
    for entry in entries:
        won = entry["won"]
        if not won or rules_of[entry["rulesHash"]]["mapping"] != "must-hit-1":
            continue
        trigger = won.get("trigger")
        if not trigger:
            faults.append(f"pot {won['pot']}: its distance is not opened yet, ask again in a minute")
            continue
        number, value, salt = won["pot"], trigger["value"], bytes.fromhex(trigger["salt"])
        name = f"{pool}-{number}".encode()
        if tagged(b"hidden", lp(name), lp(value.encode()), salt) != trigger["commitment"]:
            faults.append(f"pot {number}: the commitment is to another distance")
        if hidden_distance(pool, number, trigger, rules_of[trigger["rulesHash"]]) != int(value):
            faults.append(f"pot {number}: the distance does not follow from its salt")
        distances[number] = int(value)
    return distances


def ticket_level(rules, stake, ticket):
    """The level whose tickets hold this one; they follow one another, `weight` of them for a kuruş."""
    end = 0
    for level in rules["levels"]:
        end += level["weight"] * stake
        if ticket < end:
            return level["key"]
    return None


def recompute(pool, entries, rules_of):
    """The pots after all entries, and the faults of the record."""
    faults, pots = [], {}
    distances = open_triggers(pool, entries, rules_of, faults)
    for place, entry in enumerate(entries):
        rules, stake = rules_of[entry["rulesHash"]], int(entry["stake"])
        if entry["entry"] != place + 1:
            faults.append(f"entry {place + 1} is missing")
            break
        winner = ticket_level(rules, stake, entry["ticket"]) if rules["mapping"] == "ticket-1" else None
        won = None
        for level in rules["levels"]:
            start = level["seed"] * MICRO
            pot = pots.setdefault(level["key"], {"pot": 1, "amount": start, "from": start})
            before = pot["amount"] - pot["from"]
            pot["amount"] += stake * level["rate"]
            after = pot["amount"] - pot["from"]
            is_hit = winner == level["key"]
            if rules["mapping"] == "must-hit-1":
                is_hit = before < distances.get(pot["pot"], float("inf")) <= after
            if not is_hit:
                continue
            paid = min(level["cap"], pot["amount"] // MICRO)
            won = {"level": level["key"], "pot": pot["pot"], "amount": str(paid)}
            pot["amount"] += (level["seed"] - paid) * MICRO
            pot["from"], pot["pot"] = pot["amount"], pot["pot"] + 1
        stated = entry["won"] and {name: entry["won"][name] for name in ("level", "pot", "amount")}
        if stated != won:
            faults.append(f"entry {entry['entry']}: stated {stated}, computed {won}")
    return pots, faults


def check_receipt(pool, receipt, entries, rules_of, keys):
    """The faults of a receipt against the record."""
    part, found = receipt["jackpot"], []
    place = part["entry"]
    entry = entries[place - 1] if 0 < place <= len(entries) else None
    if entry is None:
        return [f"receipt {receipt['roundID']}: entry {place} is not in the record"]
    if not is_signed(receipt) or receipt["keyID"] not in keys:
        found.append("it is not signed by the house")
    if hash_of(receipt) != entry["receipt"] or receipt["stake"] != entry["stake"]:
        found.append("the record has another receipt there")
    won = entry["won"] or {"level": None, "amount": "0"}
    if (part["level"], part["amount"]) != (won["level"], won["amount"]):
        found.append("it states another win than the record")
    if part.get("ticket") != entry.get("ticket"):
        found.append("it states another ticket than the record")
    seed = receipt["serverSeed"]
    if "ticket" in part and seed is not None:
        if tagged(b"commit", lp(bytes.fromhex(seed))) != receipt["commitment"]:
            found.append("its seed was not committed to")
        drawn = Stream({**receipt, "gameID": pool, "rulesHash": part["rulesHash"]}, "jackpot")
        if drawn.below(rules_of[part["rulesHash"]]["tickets"]) != part["ticket"]:
            found.append("its ticket does not follow from its seeds")
    return [f"receipt {receipt['roundID']}: {fault}" for fault in found]


def load(address):
    with urllib.request.urlopen(address) as reply:
        return reply.read().decode()


def load_pool(house, pool):
    """The record, its entries and the rules by their hashes, each compared with its hash."""
    record = json.loads(load(f"{house}/jackpots/{pool}/record.json"))
    entries = []
    while len(entries) < record["entries"]:
        page = json.loads(load(f"{house}/jackpots/{pool}/entries/{len(entries)}.json"))["entries"]
        if not page:
            break
        entries += page
    entries = entries[: record["entries"]]
    named = {entry["rulesHash"] for entry in entries}
    named |= {entry["won"]["trigger"]["rulesHash"] for entry in entries if (entry["won"] or {}).get("trigger")}
    texts = {name: load(f"{house}/rules/{pool}/{name}.json") for name in named}
    faults = [name for name, text in texts.items() if tagged(b"rules", lp(text.encode())) != name]
    rules_of = {name: json.loads(text) for name, text in texts.items()}
    return record, entries, rules_of, [f"rules {name} have another hash" for name in faults]


def check(house, pool, receipts):
    record, entries, rules_of, faults = load_pool(house, pool)
    pots, found = recompute(pool, entries, rules_of)
    faults += found
    for stated in record["pots"] if entries else []:
        pot = pots[stated["level"]]
        if (pot["pot"], str(pot["amount"])) != (stated["pot"], stated["amountMicro"]):
            faults.append(f"{stated['level']}: stated {stated}, computed {pot}")
    keys = [key["kid"] for key in json.loads(load(f"{house}/.well-known/receipt-keys.json"))["keys"]]
    mine = [one for one in receipts if one.get("jackpot", {}).get("pool") == pool]
    for receipt in mine:
        faults += check_receipt(pool, receipt, entries, rules_of, keys)
    wins = [entry for entry in entries if entry["won"]]
    return faults, f"{pool}: {len(entries)} stakes, {len(wins)} wins, {len(mine)} receipts, {len(faults)} faults"


def main(house, pool, receipts=None):
    listed = json.load(open(receipts, encoding="utf-8")) if receipts else []
    faults, summary = check(house.rstrip("/"), pool, listed)
    for fault in faults:
        print("FAIL", fault)
    print(summary)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
