import { readFileSync } from 'node:fs'
import { WATCHED_KINDS } from '@poyraz/games'
import { SLOT_FOLDERS } from '@poyraz/games/folders'
import { describe, expect, it } from 'vitest'
import { HOUSE_GAMES } from './house-games.ts'
import {
  expectedHits,
  expectedSum,
  FALSE_ALARM,
  faultOf,
  limitOf,
  sigmasOf,
  type Tally,
  type Watched,
} from './returns.ts'

const NOTHING: Tally = { rounds: 0, units: 0, hits: 0 }
/** Few rounds have free spins, so that a fault in how many there are takes longer to show. */
const ENOUGH = { paid: 20_000, awarded: 200_000, free: 20_000, gamble: 20_000, bought: 20_000 }
/** Expected hits of a span without any that is out of range: 8/3 of the surprise that an alarm needs. */
const NONE_SEEN = (8 / 3) * Math.log(1 / FALSE_ALARM) + 4

const FIGURES = HOUSE_GAMES.flatMap((game) =>
  WATCHED_KINDS.flatMap((kind) => {
    const figure = game.watchedFigures?.()[kind]
    return figure ? [[game.slug, kind, figure] as const] : []
  }),
)

it('every game is watched, and its free spins, gamble and sales where they exist (R17)', () => {
  const watched = HOUSE_GAMES.map(({ slug, features }) => {
    const free = features.includes('free-spins') ? ['awarded', 'free'] : []
    const calls = features.includes('gamble') ? ['gamble'] : []
    return [slug, ['paid', ...free, ...calls, ...(features.includes('feature-buy') ? ['bought'] : [])]]
  })
  const found = Map.groupBy(FIGURES, ([slug]) => slug)
  expect([...found].map(([slug, rows]) => [slug, rows.map(([, kind]) => kind)])).toEqual(watched)
})

const OF_SLOTS = FIGURES.filter(([, , { isCeiling }]) => !isCeiling)
const CEILINGS = FIGURES.filter(([, , { isCeiling }]) => isCeiling)
const isSlot = (slug: string) => SLOT_FOLDERS.some(({ game }) => game.slug === slug)

describe.each(CEILINGS)('the return of %s, %s, whatever its players choose (R17)', (slug, kind, figure) => {
  const { mean } = expectedSum(figure)
  const hit = expectedHits(figure).mean
  const tally = (rounds: number, units: number): Tally => {
    return { rounds, units, hits: Math.min(Math.floor(rounds * hit), units) }
  }
  const fault = (rounds: number, units: number) => {
    const counted = tally(rounds, units)
    return faultOf(kind, { all: counted, block: counted }, figure)
  }

  it('is in range at the greatest return of all options, and at nothing at all', () => {
    // Units of an original are hundredths of the stake.
    expect(isSlot(slug) || (mean > 97 && mean <= 99)).toBe(true)
    for (const rounds of [1, 100, 20_000]) {
      expect(fault(rounds, Math.round(rounds * mean))).toBeNull()
      expect(fault(rounds, 0)).toBeNull()
    }
    expect(fault(1, figure.most)).toBeNull()
  })

  it('is out of range where the rounds pay a quarter more', () => {
    expect(fault(100_000, Math.round(100_000 * mean * 1.25))).toMatch(/units paid|free spins/)
  })
})

describe.each(OF_SLOTS)('the return of %s, %s (R17)', (slug, kind, figure) => {
  const sum = expectedSum(figure)
  const hits = expectedHits(figure)
  /** Totals of so many rounds that pay this share of the expected return. */
  const tally = (rounds: number, share: number): Tally => ({
    rounds,
    units: Math.round(rounds * sum.mean * share),
    hits: Math.round(rounds * hits.mean * Math.min(share, 1)),
  })
  const fault = (watched: Watched) => faultOf(kind, watched, figure)
  const folder = SLOT_FOLDERS.find(({ game }) => game.slug === slug) ?? expect.fail(`${slug} has a folder`)
  const freeSpins = folder.certificate?.freeSpins

  it('is held against what its certificate says, pays beyond 20 stakes cut', () => {
    // The coin of a gamble is fair.
    if (kind === 'gamble') return expect([sum.mean, sum.variance, hits.mean]).toEqual([0.5, 0.25, 0.5])
    if (kind === 'bought') {
      const sold = folder.certificate?.options?.at(-1)?.option
      expect(sold).toMatch(new RegExp(`^${sum.mean} free spins for `))
      return expect([sum.variance, hits.mean]).toEqual([0, 1])
    }
    if (kind === 'awarded') {
      const trigger = Number(freeSpins?.trigger.percent) / 100
      expect(hits.mean).toBeCloseTo(trigger, 9)
      expect(sum.mean).toBeCloseTo(trigger * Number(freeSpins?.spinsPerTrigger), 7)
      return
    }
    const paid = folder.certificate?.covers ? 'rounds' : 'base'
    const name = kind === 'paid' ? paid : 'free'
    // The free spins of a book are listed as they pay.
    const times = kind === 'paid' || folder.certificate?.book ? 1 : (freeSpins?.multiplier ?? 0)
    const [, ...lines] = readFileSync(new URL(`${name}.csv`, folder.url), 'utf8')
      .trimEnd()
      .split('\n')
    const rows = lines.map((line) => line.split(',').map(Number) as [number, number, number])
    const cycle = rows.reduce((total, [, weight]) => total + weight, 0)
    const mean = (of: (payout: number) => number) =>
      rows.reduce((total, [, weight, payout]) => total + weight * of(payout), 0) / cycle
    const cut = (payout: number) => Math.min(payout * times, sum.most)
    expect(sum.mean).toBeCloseTo(mean(cut), 6)
    const single = mean((payout) => (cut(payout) - sum.mean) ** 2)
    // Free spins that depend on one another vary more together than each by itself, but for the finite number
    // of tickets.
    if (figure.linked === undefined) expect(sum.variance / single).toBeCloseTo(1, 9)
    else expect(sum.variance).toBeGreaterThan(0.99 * single)
    expect(hits.mean).toBeCloseTo(
      mean((payout) => (payout > 0 ? 1 : 0)),
      9,
    )
  })

  it('is in range where it is what it should be, and where nothing was played', () => {
    for (const rounds of [1, 100, 20_000, 1e8]) {
      expect(fault({ all: tally(rounds, 1), block: tally(rounds, 1) })).toBeNull()
    }
    expect(fault({ all: NOTHING, block: NOTHING })).toBeNull()
    expect(sigmasOf(NOTHING, figure)).toBe(0)
  })

  it('is out of range once none of so many is anything, not after a tenth of them', () => {
    const rounds = Math.ceil(NONE_SEEN / hits.mean)
    expect(fault({ all: tally(Math.floor(rounds / 10), 0), block: NOTHING })).toBeNull()
    expect(fault({ all: tally(rounds, 0), block: NOTHING })).toMatch(/^0 /)
  })

  it('is out of range at 130 %, in the newest alone too', () => {
    const surprise = Math.log(1 / FALSE_ALARM)
    const seldom = (2.5 * 2 * sum.variance * surprise) / (0.3 * sum.mean) ** 2
    // Values that depend on one another count as one, so that a few great ones say less.
    const together =
      figure.linked === undefined ? 0 : (figure.linked * sum.most * surprise) / (0.3 * sum.mean)
    const rounds = Math.max(ENOUGH[kind], Math.ceil(seldom + together))
    const wrong = tally(rounds, 1.3)
    expect(fault({ all: wrong, block: NOTHING })).toContain(` in all ${rounds} `)
    expect(fault({ all: tally(1e8, 1), block: wrong })).toContain(` in the newest ${rounds} `)
  })

  it('is not out of range for its greatest coming first', () => {
    const lucky = { rounds: 3, units: 3 * sum.most, hits: 3 }
    // The greatest pay that counts is not far from the average where free spins pay much.
    const isRare = figure.linked === undefined && kind !== 'gamble' && sum.most > 10 * sum.mean
    if (isRare) expect(sigmasOf(lucky, figure)).toBeGreaterThan(6)
    expect(fault({ all: lucky, block: lucky })).toBeNull()
  })
})

describe('the limit of an honest sum', () => {
  it('is seldom enough for fewer than one false alarm in 2000 years of a game', () => {
    const looksOfYear = 365.25 * 24 * 60
    const kindsMost = Math.max(
      ...[...Map.groupBy(FIGURES, ([slug]) => slug).values()].map((all) => all.length),
    )
    const sums = kindsMost * ['units', 'hits'].length
    const spansAndSides = 2 * 2
    expect(looksOfYear * sums * spansAndSides * FALSE_ALARM * 2000).toBeLessThan(1)
  })

  it('is no nearer than what a coin does by chance that seldom', () => {
    const coin = { mean: 0.5, variance: 0.25, most: 1 }
    const heads = Math.floor(Math.log2(1 / FALSE_ALARM))
    // A run of this many heads or tails is likelier than the limit; one more is not.
    expect(limitOf(coin, heads, 'up')).toBeGreaterThan(heads / 2)
    expect(limitOf(coin, heads, 'down')).toBeGreaterThan(heads / 2)
    // For many tosses: 6.54 standard deviations of the normal law, plus the slack of the inequality.
    const sigmas = limitOf(coin, 1_000_000, 'up') / 500
    expect(sigmas).toBeGreaterThan(6.54)
    expect(sigmas).toBeLessThan(7.1)
  })
})
