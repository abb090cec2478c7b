import { drawsFrom } from '@poyraz/fairness'
import { kurus } from '@poyraz/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goldenA } from './fixtures/golden-a.ts'
import { goldenB } from './fixtures/golden-b.ts'
import { naiveSpin } from './fixtures/naive.ts'
import { randomRules } from './fixtures/random-rules.ts'
import { REEL_GAMES } from './fixtures/reel-games.ts'
import { tapeDraws } from './fixtures/tape-draws.ts'
import { compile, type ReelMachine } from './machine.ts'
import { slotPayout, slotStakes } from './money.ts'
import type { ReelOutcome } from './outcome.ts'
import { play } from './play.ts'
import type { ReelRules, SlotFreeSpins } from './rules.ts'

/** Five scatters in sight and five in a row of E: 500 + 5 units and ten free spins in reference game B. */
const TRIGGER = [10, 11, 12, 11, 8]
/** E three times on line 7: 5 units. */
const SMALL = [0, 0, 0, 0, 0]

const gameB = compile(goldenB)
const playTape = (machine: ReelMachine, ...spins: readonly (readonly number[])[]) =>
  play(machine, tapeDraws(spins.flat()).draws)
const times = (count: number, stops: readonly number[]) => Array.from({ length: count }, () => stops)
const withFreeSpins = (change: Partial<SlotFreeSpins>): ReelMachine => {
  const freeSpins = {
    awards: [0, 0, 0, 10],
    retriggers: [0, 0, 0, 10],
    multiplier: 3,
    maxSpins: 300,
    ...change,
  }
  return compile({ ...goldenB, freeSpins })
}

describe('a round', () => {
  test('draws one stop per reel from the left, and nothing more', () => {
    const { draws, asked } = tapeDraws(SMALL)
    expect(play(gameB, draws)).toMatchObject({ units: 5, capped: false })
    expect(asked).toEqual([28, 28, 28, 28, 27])
    expect(draws.words).toBe(5)
  })

  test('plays its free spins with their multiplier, scatter pays included', () => {
    const outcome = playTape(gameB, TRIGGER, ...times(10, SMALL))
    expect(
      outcome.spins.map(({ mode, multiplier, awarded, left, units }) => [
        mode,
        multiplier,
        awarded,
        left,
        units,
      ]),
    ).toEqual([
      ['base', 1, 10, 10, 505],
      ...Array.from({ length: 10 }, (_, spin) => ['free', 3, 0, 9 - spin, 15]),
    ])
    expect(outcome).toMatchObject({ units: 505 + 10 * 15, capped: false })
  })

  test('a retrigger adds spins, and its scatters are multiplied too', () => {
    const outcome = playTape(gameB, TRIGGER, SMALL, TRIGGER, ...times(18, SMALL))
    expect(outcome.spins.length).toBe(21)
    expect(outcome.spins[2]).toMatchObject({ awarded: 10, left: 18, units: 3 * 505 })
    expect(outcome.units).toBe(505 + 3 * 505 + 19 * 15)
  })

  test('free spins end at their limit, and an award is cut to what is left of it', () => {
    const outcome = playTape(withFreeSpins({ maxSpins: 14 }), TRIGGER, TRIGGER, ...times(13, SMALL))
    expect(outcome.spins.map(({ awarded }) => awarded).slice(0, 3)).toEqual([10, 4, 0])
    expect(outcome.spins.length).toBe(15)
    expect(outcome.spins.at(-1)?.left).toBe(0)
  })

  test('awards follow the number of scatters, and free spins may award otherwise', () => {
    const machine = withFreeSpins({ awards: [0, 0, 0, 1, 2, 7], retriggers: [0, 0, 0, 0, 0, 2] })
    const outcome = playTape(machine, TRIGGER, TRIGGER, ...times(8, SMALL))
    expect(outcome.spins.slice(0, 2).map(({ awarded }) => awarded)).toEqual([7, 2])
    expect(outcome.spins.length).toBe(10)
  })

  test('ends at the win cap and pays exactly that', () => {
    const capped = (capUnits: number) => compile({ ...goldenB, capUnits })
    const rest = times(10, SMALL)
    expect(playTape(capped(500), TRIGGER)).toMatchObject({
      units: 500,
      capped: true,
      spins: [{ units: 505 }],
    })
    expect(playTape(capped(505), TRIGGER)).toMatchObject({ units: 505, capped: true })
    expect(playTape(capped(530), TRIGGER, ...times(2, SMALL))).toMatchObject({ units: 530, capped: true })
    expect(playTape(capped(655), TRIGGER, ...rest)).toMatchObject({ units: 655, capped: false })
    expect(playTape(capped(656), TRIGGER, ...rest)).toMatchObject({ units: 655, capped: false })
  })

  test('without free spins is one spin', () => {
    expect(playTape(compile(goldenA), [0, 0, 0])).toMatchObject({
      units: 1000,
      capped: false,
      spins: [{ left: 0 }],
    })
  })
})

describe('what is shown is what was drawn', () => {
  const outcomes = fc.tuple(randomRules, fc.infiniteStream(fc.nat(2 ** 32 - 1))).map(([rules, words]) => {
    return {
      rules,
      outcome: play(
        compile(rules),
        drawsFrom(() => words.next().value),
      ),
    }
  })

  test('the window is the strip at the drawn stop, whatever the spin pays: no near miss is made (R09)', () => {
    fc.assert(
      fc.property(outcomes, ({ rules, outcome }) => {
        for (const spin of outcome.spins) {
          const strips = (spin.mode === 'free' ? rules.strips.free : null) ?? rules.strips.base
          for (const [reel, strip] of strips.entries()) {
            const rows = Array.from({ length: rules.rows[reel] ?? 0 }, (_, row) => row)
            const drawn = rows.map((row) => strip[((spin.stops[reel] ?? 0) + row) % strip.length])
            expect(spin.window[reel]).toEqual(drawn)
          }
        }
      }),
      { numRuns: 150, seed: 2 },
    )
  })

  test('spins pay what a naive reading says, and follow one another as awarded', () => {
    fc.assert(
      fc.property(outcomes, ({ rules, outcome }) => {
        let left = 0
        let granted = 0
        for (const [index, spin] of outcome.spins.entries()) {
          const naive = naiveSpin(rules, spin.mode, spin.stops)
          expect(spin.mode).toBe(index === 0 ? 'base' : 'free')
          expect(spin.units).toBe(naive.total * spin.multiplier)
          left += spin.awarded - (index === 0 ? 0 : 1)
          granted += spin.awarded
          expect(spin.left).toBe(left)
        }
        expect(left).toBe(0)
        expect(granted).toBe(outcome.spins.length - 1)
        expect(granted).toBeLessThanOrEqual(rules.freeSpins?.maxSpins ?? 0)
        expect(outcome.units).toBe(outcome.spins.reduce((sum, spin) => sum + spin.units, 0))
      }),
      { numRuns: 150, seed: 3 },
    )
  })

  test('the outcome is plain JSON and comes from the draws alone', () => {
    const words = () => {
      let word = 1
      return drawsFrom(() => (word = (Math.imul(word, 69_069) + 1) >>> 0))
    }
    for (const { rules } of REEL_GAMES) {
      const outcome = play(compile(rules), words())
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      expect(play(compile(rules), words())).toEqual(outcome)
    }
  })
})

describe('wilds', () => {
  const gameOf = (slug: string): ReelRules => {
    const game = REEL_GAMES.find((candidate) => candidate.slug === slug)
    if (!game) throw new Error(`no game ${slug}`)
    return game.rules
  }
  /** A stop that shows `symbol` in the top row, and below it no wild unless it is the wild that is asked for. */
  const stopOf = ({ strips, wild }: ReelRules, reel: number, symbol: string): number => {
    const strip = strips.base[reel] ?? []
    const below = (stop: number) => [1, 2].map((row) => strip[(stop + row) % strip.length])
    return strip.findIndex(
      (seen, stop) => seen === symbol && (symbol === wild?.symbol || !below(stop).includes(wild?.symbol)),
    )
  }

  test('an expanding wild covers its reel, and the window still shows what was drawn', () => {
    const nazar = gameOf('nazar')
    const stops = nazar.rows.map((_, reel) => stopOf(nazar, reel, reel === 2 ? 'nazar' : 'ring'))
    const [spin] = playTape(compile(nazar), stops).spins
    expect(spin?.expanded).toEqual([2])
    expect(spin?.window[2]?.filter((symbol) => symbol === 'nazar').length).toBe(1)
    const rowsOnReel = spin?.wins.flatMap((win) =>
      win.cells.filter(([reel]) => reel === 2).map(([, row]) => row),
    )
    expect(new Set(rowsOnReel).size).toBeGreaterThan(1)
  })

  test('each tiger doubles the line it stands in, and nine tigers meet the cap', () => {
    const kaplan = gameOf('kaplan')
    const machine = compile(kaplan)
    const tigers = kaplan.rows.map((_, reel) => stopOf(kaplan, reel, 'tiger'))
    const full = playTape(machine, tigers)
    expect(full).toMatchObject({ units: 5000, capped: true, spins: [{ units: 5 * 150 * 8 }] })
    expect(full.spins[0]?.wins.map((win) => win.multiplier)).toEqual([8, 8, 8, 8, 8])
    const pair = playTape(machine, [tigers[0] ?? 0, tigers[1] ?? 0, stopOf(kaplan, 2, 'horse')])
    const line = pair.spins[0]?.wins.find((win) => win.line === 1)
    expect(line).toMatchObject({ symbol: 'horse', count: 3, units: 35 * 4, multiplier: 4 })
    const horses = [1, 2].map((reel) => stopOf(kaplan, reel, 'horse'))
    const single = playTape(machine, [tigers[0] ?? 0, ...horses]).spins[0]?.wins.find((win) => win.line === 1)
    expect(single).toMatchObject({ symbol: 'horse', count: 3, units: 35 * 2, multiplier: 2 })
  })

  test('of pays that are worth the same, the one that stands first in the paytable is named', () => {
    const [wild, ...rest] = goldenA.pays
    const sevens = { symbol: '7', units: [0, 0, 0, 1000], natural: false }
    const tied = compile({ ...goldenA, pays: [wild ?? sevens, sevens, ...rest.slice(1)] })
    expect(playTape(tied, [0, 0, 0]).spins[0]?.wins).toMatchObject([{ symbol: 'W', units: 1000 }])
  })

  test('a win without a wild names no multiplier', () => {
    const [spin] = playTape(gameB, SMALL).spins
    expect(spin?.wins.every((win) => win.multiplier === undefined)).toBe(true)
    expect(spin && 'expanded' in spin).toBe(false)
  })
})

describe('money', () => {
  const outcome = (units: number): ReelOutcome => ({ spins: [], units, capped: false })

  test('is units times the worth of a unit', () => {
    expect(slotPayout(goldenB, kurus(1000), outcome(505))).toBe(50_500n)
    expect(slotPayout(goldenB, kurus(1000), outcome(0))).toBe(0n)
  })

  test.each([0, -100, 105])('a stake of %s kuruş is a bug', (stake) => {
    expect(() => slotPayout(goldenB, kurus(stake), outcome(1))).toThrow('whole number of kuruş per unit')
  })

  test('stakes are money', () => {
    expect(slotStakes(goldenB)).toEqual([100n])
  })
})
