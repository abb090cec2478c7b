import { drawsFrom, rulesHash } from '@poyraz/fairness'
import { describe, expect, test } from 'vitest'
import { ratio } from '../../ratio.ts'
import { TABLE_EDGES_BP } from '../figures.ts'
import { expectedReturn } from '../table-game.ts'
import { ANNOUNCED, type AnnouncedBet, neighboursOf } from './announced.ts'
import { roulette } from './roulette.ts'
import { RED, ROULETTE_SPOTS, WHEEL } from './spots.ts'

const NUMBERS = Array.from({ length: 37 }, (_, number) => number)
const OUTCOMES = NUMBERS.map((number) => ({ outcome: { number }, weight: 1n }))
const idsOf = (kind: string) => [...ROULETTE_SPOTS.values()].filter((spot) => spot.kind === kind)
/** Net result of an announced bet in chips, by number. */
const netOf = (bet: AnnouncedBet, number: number) =>
  [...bet].reduce((sum, [spot, chips]) => sum + chips * (roulette.returnBp(spot, { number }) / 10_000 - 1), 0)

describe('the layout of European roulette', () => {
  test.each([
    ['straight', 37],
    ['split', 60],
    ['street', 14],
    ['corner', 23],
    ['line', 11],
    ['dozen', 3],
    ['column', 3],
  ])('has the spots of the kind %s: %i', (kind, count) => {
    expect(idsOf(kind)).toHaveLength(count)
  })

  test('knows 157 spots, each with as many numbers as its kind', () => {
    expect(ROULETTE_SPOTS.size).toBe(157)
    for (const { id, numbers } of ROULETTE_SPOTS.values()) {
      expect(new Set(numbers).size, id).toBe(numbers.length)
      // Fair odds without zero: the numbers share 36.
      expect(roulette.mostBp(id) / 10_000, id).toBe(36 / numbers.length)
    }
  })

  test('splits, corners and zero bets are those that touch', () => {
    for (const id of ['0-1', '0-2', '0-3', '17-20', '17-18', '0-1-2', '0-2-3', '0-1-2-3', '25-26-28-29'])
      expect(ROULETTE_SPOTS.has(id), id).toBe(true)
    for (const id of ['3-4', '0-4', '36-39', '18-19', '34-35-37-38'])
      expect(ROULETTE_SPOTS.has(id), id).toBe(false)
  })

  test('the wheel holds every number once, eighteen of them red', () => {
    expect(WHEEL.toSorted((left, right) => left - right)).toEqual(NUMBERS)
    expect(RED.size).toBe(18)
    // Colours alternate along the wheel.
    const colours = WHEEL.slice(1).map((number) => RED.has(number))
    expect(colours.every((red, place) => red === (place % 2 === 0))).toBe(true)
  })
})

describe('what roulette pays', () => {
  test('every bet has an edge of exactly 1/37', () => {
    for (const spot of roulette.spots) {
      expect(expectedReturn(roulette, spot, OUTCOMES), spot).toEqual(ratio(36n, 37n))
    }
  })

  test('the rules page names the edge of one spot of each kind', () => {
    for (const [spot, edgeBp] of Object.entries(TABLE_EDGES_BP.roulette)) {
      expect(roulette.spots.has(spot), spot).toBe(true)
      expect(edgeBp, spot).toBe(Math.round(10_000 / 37))
    }
  })

  test('zero loses every outside bet', () => {
    const outside = [...ROULETTE_SPOTS.values()].filter(({ numbers }) => numbers.length >= 12)
    expect(outside).toHaveLength(12)
    expect(outside.map(({ id }) => roulette.returnBp(id, { number: 0 }))).toEqual(outside.map(() => 0))
  })

  test('announced bets win as their sector says', () => {
    const nets = (bet: AnnouncedBet) => NUMBERS.map((number) => netOf(bet, number))
    const voisins = nets(ANNOUNCED.voisins)
    expect([0, 2, 3].map((number) => voisins[number])).toEqual([15, 15, 15])
    expect(voisins.filter((net) => net === 9)).toHaveLength(14)
    expect(voisins.filter((net) => net === -9)).toHaveLength(20)
    expect(nets(ANNOUNCED.tiers).filter((net) => net === 12)).toHaveLength(12)
    expect(nets(ANNOUNCED.tiers).filter((net) => net === -6)).toHaveLength(25)
    const sectors = [ANNOUNCED.voisins, ANNOUNCED.tiers, ANNOUNCED.orphelins]
    for (const number of NUMBERS) {
      expect(
        sectors.filter((bet) => netOf(bet, number) > 0),
        String(number),
      ).toHaveLength(1)
    }
    for (const bet of [...sectors, ANNOUNCED.zero, neighboursOf(17, 2)]) {
      const chips = [...bet.values()].reduce((sum, count) => sum + count, 0)
      expect(nets(bet).reduce((sum, net) => sum + net, 0)).toBe(-chips)
    }
  })

  test('neighbours go around the wheel, past zero too', () => {
    expect([...neighboursOf(0, 2).keys()]).toEqual(['3', '26', '0', '32', '15'])
    expect([...neighboursOf(26, 1).keys()]).toEqual(['3', '26', '0'])
  })
})

describe('the draw of roulette', () => {
  test('a word decides the number, and the words beyond the last multiple of 37 are rejected', () => {
    const words = [2 ** 32 - 1, 37 * 4 + 14]
    const draws = drawsFrom(() => words.shift() ?? 0)
    expect(roulette.decide(draws)).toEqual({ number: 14 })
    expect([draws.words, draws.rejects]).toEqual([2, 1])
  })

  test('its published rules are frozen', () => {
    expect(rulesHash(roulette.rules)).toMatchInlineSnapshot(
      `"ca6f8bf1b665c1e39ffd956feb3cca6eac96a51062438c47daef884d42da915d"`,
    )
  })
})
