import { kurus } from '@poyraz/kernel'
import { expect, it } from 'vitest'
import { countLines, hasEnoughLegs, linesOf, NAMED_SYSTEMS } from '../index.ts'
import { cashOutValue } from './cash-out.ts'
import { expandCoupon } from './coupon.ts'
import type { LegResult } from './legs.ts'
import { brokenRules } from './rules.ts'

const WIN_MAX = kurus(100_000_000_000)
const WON = { kind: 'won' } as const
const LOST = { kind: 'lost' } as const
const VOID = { kind: 'void' } as const
type Leg = readonly [odds: number, result?: LegResult, banker?: boolean]

function win(unitStake: number, legs: readonly Leg[], sizes: readonly number[] | null = null): bigint | null {
  const coupon = {
    legs: legs.map(([odds, result = WON, banker = false]) => ({ oddsMilli: odds, result, banker })),
    sizes,
    unitStake: kurus(unitStake),
    winMax: WIN_MAX,
  }
  return expandCoupon(coupon).win
}
const all = (odds: readonly number[]): Leg[] => odds.map((one) => [one])
const lost = (count: number): Leg[] => Array.from({ length: count }, () => [2_000, LOST])
const SIZES = (name: keyof typeof NAMED_SYSTEMS) => NAMED_SYSTEMS[name].sizes

it.each<[string, bigint | null, bigint]>([
  [
    'an accumulator with a half win, a void and a half loss',
    win(10_000, [[2_100], [1_900, { kind: 'half_won' }], [1_750, VOID], [1_950, { kind: 'half_lost' }]]),
    15_225n,
  ],
  ['an accumulator with a void leg', win(5_000, [[1_850], [2_400, VOID], [1_620]]), 14_985n],
  ['five legs', win(5_000, all([1_850, 2_100, 1_620, 1_440, 3_250])), 147_272n],
  ['a single rounded down', win(3_333, [[1_870]]), 6_232n],
  ['2/3 all won', win(1_000, all([2_000, 1_800, 1_500]), [2]), 9_300n],
  ['2/3 third lost', win(1_000, [[2_000], [1_800], [1_500, LOST]], [2]), 3_600n],
  ['2/3 third void', win(1_000, [[2_000], [1_800], [1_500, VOID]], [2]), 7_400n],
  ['Trixie all won', win(500, all([2_500, 3_000, 1_800]), SIZES('trixie')), 15_450n],
  ['Trixie third lost', win(500, [[2_500], [3_000], [1_800, LOST]], SIZES('trixie')), 3_750n],
  ['Patent one winner', win(500, [[2_500], [3_000, LOST], [1_800, LOST]], SIZES('patent')), 1_250n],
  ['Yankee all won', win(200, all([1_500, 2_000, 2_500, 3_000]), SIZES('yankee')), 19_000n],
  ['Yankee one lost', win(200, [[1_500], [2_000], [2_500, LOST], [3_000]], SIZES('yankee')), 4_500n],
  ['Lucky 15 one winner', win(100, [[4_000], ...Array<Leg>(3).fill([4_000, LOST])], SIZES('lucky15')), 400n],
  [
    'Lucky 15 two winners',
    win(100, [[4_000], [4_000], ...Array<Leg>(2).fill([4_000, LOST])], SIZES('lucky15')),
    2_400n,
  ],
  ['Lucky 15 all won', win(100, all([4_000, 4_000, 4_000, 4_000]), SIZES('lucky15')), 62_400n],
  ['Heinz all won', win(100, all(Array<number>(6).fill(2_000)), SIZES('heinz')), 71_600n],
  [
    'Heinz four won',
    win(100, [...Array<Leg>(4).fill([2_000]), [2_000, LOST], [2_000, LOST]], SIZES('heinz')),
    7_200n,
  ],
  [
    'Heinz with a void and a lost leg',
    win(100, [[1_500], [2_000], [1_900, VOID], [2_200], [2_000, LOST], [3_000]], SIZES('heinz')),
    18_130n,
  ],
  [
    'a banker with 2/4',
    win(1_000, [[1_400, WON, true], [2_000], [1_900], [3_000, LOST], [2_100]], [2]),
    16_786n,
  ],
  ['Canadian all won', win(100, all(Array<number>(5).fill(2_000)), SIZES('canadian')), 23_200n],
  ['Lucky 31 one winner', win(100, [[4_000], ...lost(4)], SIZES('lucky31')), 400n],
  ['Lucky 63 all won', win(100, all(Array<number>(6).fill(2_000)), SIZES('lucky63')), 72_800n],
  ['Super Heinz all won', win(100, all(Array<number>(7).fill(2_000)), SIZES('superHeinz')), 217_200n],
  ['Goliath all won', win(100, all(Array<number>(8).fill(2_000)), SIZES('goliath')), 654_400n],
  ['Goliath two winners', win(100, [[2_000], [3_000], ...lost(6)], SIZES('goliath')), 600n],
  ['home -0.75 by one goal', win(20_000, [[2_050, { kind: 'half_won' }]]), 30_500n],
  ['home -0.75 in a draw', win(20_000, [[2_050, LOST]]), 0n],
  ['over 2.25 with two goals', win(10_000, [[1_850, { kind: 'half_lost' }]]), 5_000n],
  ['under 2.25 with two goals', win(10_000, [[2_000, { kind: 'half_won' }]]), 15_000n],
  ['a dead heat of two', win(10_000, [[5_000, { kind: 'dead_heat', places: 1, tied: 2 }]]), 25_000n],
  ['six tied for three places', win(5_000, [[3_000, { kind: 'dead_heat', places: 3, tied: 6 }]]), 7_500n],
  [
    'all legs void',
    win(1_000, [
      [2_000, VOID],
      [3_000, VOID],
    ]),
    1_000n,
  ],
])('R57: settles %s as the worked example', (_, returned, expected) => {
  expect(returned).toBe(expected)
})

it('decides a line with its first lost leg, and a coupon with its last line', () => {
  const open = { kind: 'open' } as const
  expect(
    win(100, [
      [2_000, LOST],
      [3_000, open],
    ]),
  ).toBe(0n)
  expect(win(100, [[2_000], [3_000, open]])).toBeNull()
  expect(win(100, [[2_000, LOST], [3_000, open], [1_500]], [1])).toBeNull()
})

it('pays at most the largest win of a coupon', () => {
  const legs = [{ oddsMilli: 50_000, result: WON, banker: false }]
  const paid = expandCoupon({ legs, sizes: null, unitStake: kurus(1_000), winMax: kurus(20_000) })
  expect([paid.potential, paid.win]).toEqual([20_000n, 20_000n])
})

it.each([
  ['trixie', 4],
  ['patent', 7],
  ['yankee', 11],
  ['lucky15', 15],
  ['canadian', 26],
  ['lucky31', 31],
  ['heinz', 57],
  ['lucky63', 63],
  ['superHeinz', 120],
  ['goliath', 247],
] as const)('%s has %i lines, each of other legs', (name, count) => {
  const { legs, sizes } = NAMED_SYSTEMS[name]
  const system = { bankers: Array<boolean>(legs).fill(false), sizes }
  const lines = linesOf(system).map(String)
  expect([countLines(system), lines.length, new Set(lines).size]).toEqual([count, count, count])
})

it('C06: expands the largest coupon in as much work as it has lines', () => {
  const bankers = Array<boolean>(30).fill(false)
  expect([30, 29, 28].map((size) => linesOf({ bankers, sizes: [size] }).length)).toEqual([1, 30, 435])
})

it('counts no lines of systems that cannot be made', () => {
  const of = (free: number, bankers: number, sizes: readonly number[] | null) =>
    countLines({ bankers: Array.from({ length: free + bankers }, (_, place) => place < bankers), sizes })
  expect([of(2, 0, [3]), of(3, 0, []), of(3, 0, [2, 2]), of(3, 1, null), of(0, 0, null)]).toEqual([
    0, 0, 0, 0, 0,
  ])
  expect([of(3, 1, [2]), of(12, 0, [6])]).toEqual([3, 924])
})

it.each([
  [[1], true],
  [[2], false],
  [[2, 2], true],
  [[1, 4], true],
  [[2, 2, 4], true],
  [[2, 3], false],
  [[3, 3], false],
  [[3, 3, 3], true],
  [[2, 4, 4], false],
  [[4, 4, 4, 4], true],
  [[3, 3, 4], false],
])('the least number of legs %j: %s', (minimums, isEnough) => {
  expect(hasEnoughLegs(minimums)).toBe(isEnough)
})

it('A11: names the same selection twice, related legs, too many legs and missing legs', () => {
  const leg = (eventId: number, outcome = '1', legsMin = 1) => ({
    eventId,
    market: 'FT_1X2',
    outcome,
    banker: false,
    legsMin,
  })
  const broken = (...legs: ReturnType<typeof leg>[]) =>
    brokenRules(legs, null, 30).map(({ error, legs: places }) => [error, places])
  expect(broken(leg(1), leg(2))).toEqual([])
  expect(broken(leg(1), leg(2), leg(1))).toEqual([['duplicate_selection', [2]]])
  expect(broken(leg(1), leg(1, 'X'))).toEqual([['related_legs', [1]]])
  expect(broken(leg(1, '1', 2))).toEqual([['legs_minimum', [0]]])
  const minimum = (legs: ReturnType<typeof leg>[], sizes: number[] | null) =>
    brokenRules(legs, sizes, 30).map(({ legsMin }) => legsMin)
  expect(minimum([leg(1, '1', 4), leg(2, '1', 3)], null)).toEqual([3])
  expect(minimum([leg(1, '1', 3), leg(2), leg(3), leg(4)], [2])).toEqual([3])
  expect(broken(...Array.from({ length: 31 }, (_, id) => leg(id)))).toEqual([['too_many_legs', [30]]])
  expect(brokenRules([leg(1), leg(2)], [3], 30)).toEqual([{ error: 'system_invalid', legs: [0, 1] }])
})

it('prices a cash-out as the worked examples', () => {
  const open = { kind: 'open' } as const
  const single = [{ oddsMilli: 2_500, result: open, chance: 625_000 }]
  expect(cashOutValue(kurus(10_000), single, 50_000)).toBe(14_843n)
  expect(cashOutValue(kurus(4_000), single, 50_000)).toBe(5_937n)
  const legs = [
    { oddsMilli: 2_000, result: WON, chance: null },
    { oddsMilli: 1_800, result: open, chance: 620_000 },
    { oddsMilli: 1_500, result: open, chance: 700_000 },
  ]
  expect(cashOutValue(kurus(2_000), legs, 40_000)).toBe(4_499n)
})
