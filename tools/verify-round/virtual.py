"""Outcomes of virtual games from their draws, written from the published rules; used by `tables.py`.

A round has two streams: `card` is public and decides who takes part, `draws` decides what happens.
"""

RACES = {"virtual-horses": (24, 8), "virtual-dogs": (18, 6)}
PAIRS = [(0, 1), (2, 3), (0, 2), (3, 1), (3, 0), (1, 2)]
GAMES = {*RACES, "virtual-league"}


def pick(draws, weights):
    rest = draws.below(sum(weights))
    for place, weight in enumerate(weights):
        if rest < weight:
            return place
        rest -= weight


def race(draws, card, stable, runners):
    """The next place goes by the weights of the runners that are left."""
    card.deal(stable)
    weights = [(6 + card.below(11)) ** 2 for _ in range(runners)]
    order = []
    for _ in range(runners):
        place = pick(draws, weights)
        weights[place] = 0
        order.append(place + 1)
    return {"order": order, "gaps": [1 + draws.below(30) for _ in range(runners - 1)]}


def poisson(mean):
    """Chances of 0 to 12 goals in parts of 2^32; `mean` is in hundredths."""
    chance = 1.0
    for _ in range(mean):
        chance *= 0.990049833749168
    weights = []
    for goals in range(13):
        if goals > 0:
            chance *= mean / 100 / goals
        weights.append(int(chance * 2**32))
    return weights


def half(draws, home, away, start):
    goals = []
    for side, mean in (("home", home), ("away", away)):
        count = pick(draws, poisson(mean))
        goals += [(draws.below(450_000), side) for _ in range(count)]
    goals.sort(key=lambda goal: goal[0])
    return [{"minute": start + 1 + moment // 10_000, "side": side} for moment, side in goals]


def league(draws, card):
    card.deal(12)
    strengths = [card.below(7) for _ in range(4)]
    matches = []
    for home, away in PAIRS:
        ahead = strengths[home] - strengths[away]
        means = (145 + 13 * ahead, 115 - 11 * ahead)
        first = [(mean * 45 + 50) // 100 for mean in means]
        second = [mean - early for mean, early in zip(means, first)]
        matches.append({"goals": half(draws, *first, 0) + half(draws, *second, 45)})
    return {"matches": matches}


def outcome_of(game, draws, card):
    return league(draws, card) if game == "virtual-league" else race(draws, card, *RACES[game])
