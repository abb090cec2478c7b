import { describe, expect, it } from 'vitest'
import type { Card } from '../cards.ts'
import { BLACKJACK_EDGES_BP } from './figures.ts'
import {
  against,
  behindValue,
  countOf,
  dealerTotals,
  gameValue,
  HOUSE,
  VALUES,
} from './fixtures/endless-shoe.ts'
import { PAIR_ODDS, POKER_ODDS, pairOf, pokerOf } from './returns.ts'
import { basicMove } from './strategy.ts'

const CARDS = Array.from({ length: 52 }, (_, card) => card)
const DECKS = 8
/** A card of this value: aces are 1, and 10 is a ten. */
const cardOf = (value: number): Card => (value === 1 ? 12 : value - 2)

describe('an endless shoe (casino-games, section 2)', () => {
  it.each([
    [[10, 6], 10, 'stand', -0.54043],
    [[10, 6], 10, 'hit', -0.539826],
    [[5, 6], 6, 'double', 0.66738],
    [[1, 1], 6, 'hit', 0.185954],
    [[1, 7], 9, 'hit', -0.100744],
    [[1, 7], 9, 'stand', -0.183163],
    [[1, 7], 2, 'stand', 0.121742],
    [[1, 7], 2, 'double', 0.11975],
    [[10, 2], 4, 'stand', -0.211063],
    [[10, 2], 4, 'hit', -0.213537],
    [[10, 2], 3, 'hit', -0.233691],
    [[9, 9], 7, 'stand', 0.399554],
    [[10, 10], 6, 'stand', 0.703959],
    [[4, 5], 2, 'hit', 0.074446],
    [[4, 5], 2, 'double', 0.061119],
  ] as const)('%j against %i: %s is worth %f', (cards, up, move, value) => {
    expect(against(up)[move](countOf(...cards))).toBeCloseTo(value, 5)
  })

  it.each([
    [1, 6, 0.66738],
    [8, 10, -0.489488],
    [8, 1, -0.394058],
    [9, 7, 0.370004],
  ])('splitting %i against %i is worth %f', (value, up, worth) => {
    expect(against(up).split(value)).toBeCloseTo(worth, 5)
  })

  it.each([
    [2, [0.139809, 0.134907, 0.129655, 0.124026, 0.117993, 0.353608]],
    [6, [0.165438, 0.106267, 0.106267, 0.101715, 0.097163, 0.42315]],
    [7, [0.368566, 0.137797, 0.078625, 0.078625, 0.074074, 0.262312]],
    [10, [0.12071, 0.12071, 0.12071, 0.37071, 0.037376, 0.229785]],
    [1, [0.188917, 0.188917, 0.188917, 0.188917, 0.077806, 0.166525]],
  ])('the dealer ends from %i as published', (up, totals) => {
    for (const [place, chance] of dealerTotals(up).entries())
      expect(chance).toBeCloseTo(totals[place] ?? 0, 5)
  })

  it('has the published value of the whole game, and of its variants', () => {
    expect(gameValue()).toBeCloseTo(-0.005704, 5)
    expect(gameValue({ ...HOUSE, hitsSoft17: true })).toBeCloseTo(-0.007892, 5)
    expect(gameValue({ ...HOUSE, das: false })).toBeCloseTo(-0.006902, 5)
    expect(gameValue({ ...HOUSE, natural: 1.2 })).toBeCloseTo(-0.019233, 5)
  })

  it('a bet behind, which adds no stakes, costs more', () => {
    expect(Math.round(-behindValue() * 10_000)).toBe(BLACKJACK_EDGES_BP.behind)
  })
})

describe('basic strategy', () => {
  const allowed = ['hit', 'stand', 'double', 'split']
  const hands = VALUES.flatMap((one) =>
    VALUES.filter((other) => other >= one).map((other) => [one, other] as const),
  )
  const cells = hands
    .filter(([one, other]) => one + other !== 11 || one !== 1)
    .flatMap(([one, other]) => VALUES.map((up) => [one, other, up] as const))

  it('chooses the best move of every hand, except two soft ones that tables double', () => {
    const wrong = cells.filter(([one, other, up]) => {
      const moves = against(up)
      const count = countOf(one, other)
      const worth = {
        hit: moves.hit(count),
        stand: moves.stand(count),
        double: moves.double(count),
        split: one === other ? moves.split(one) : Number.NEGATIVE_INFINITY,
      }
      const move = basicMove(
        [cardOf(one), cardOf(other)],
        cardOf(up),
        one === other ? allowed : allowed.slice(0, 3),
      )
      return worth[move] < Math.max(...Object.values(worth)) - 1e-9
    })
    // With an endless shoe a hit is better by less than 0.01 of the stake.
    expect(wrong).toEqual([
      [1, 2, 5],
      [1, 4, 4],
    ])
  })

  it('names only moves that are allowed', () => {
    const moves = cells.map(([one, other, up]) =>
      basicMove([cardOf(one), cardOf(other), cardOf(2)], cardOf(up), ['hit', 'stand']),
    )
    expect(new Set(moves)).toEqual(new Set(['hit', 'stand']))
  })
})

describe('side bets and insurance with eight decks', () => {
  it('pairs keep 17 of 415 stakes', () => {
    const first = 0
    const lost = CARDS.reduce((sum, card) => {
      const name = pairOf([first, card])
      const cards = card === first ? DECKS - 1 : DECKS
      return sum - cards * (name === null ? -1 : PAIR_ODDS[name])
    }, 0)
    expect([lost, Math.round((lost / 415) * 10_000)]).toEqual([17, BLACKJACK_EDGES_BP.pairs])
  })

  it('21+3 keeps its exact share over all sets of three cards', () => {
    let [paid, cases] = [0, 0]
    for (const one of CARDS) {
      for (const two of CARDS) {
        for (const three of CARDS) {
          const weight =
            DECKS * (DECKS - Number(one === two)) * (DECKS - Number(one === three) - Number(two === three))
          const name = pokerOf([one, two, three])
          cases += weight
          paid += weight * (name === null ? -1 : POKER_ODDS[name])
        }
      }
    }
    expect(cases).toBe(416 * 415 * 414)
    expect(Math.round((-paid / cases) * 10_000)).toBe(BLACKJACK_EDGES_BP.poker)
  })

  it('insurance keeps 7.47 % of its stake, knowing only the ace', () => {
    const tens = 128
    const edge = 1 - (3 * tens) / 415
    expect(Math.round(edge * 10_000)).toBe(BLACKJACK_EDGES_BP.insurance)
  })

  it('naturals come as often as published', () => {
    expect((2 * 32 * 128) / (416 * 415)).toBeCloseTo(0.0474513, 6)
  })
})
