import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enumerate } from './enumerate.ts'
import { naiveSpin } from './fixtures/naive.ts'
import { randomRules } from './fixtures/random-rules.ts'
import { SLOT_GAMES } from './games.ts'
import { type CompiledMode, compileMode } from './machine.ts'
import { countScatters } from './model.ts'
import type { SlotWin } from './outcome.ts'
import type { SlotMode, SlotRules } from './rules.ts'
import { findWins } from './wins.ts'

const MODES: readonly SlotMode[] = ['base', 'free']

const modesOf = (rules: SlotRules): readonly SlotMode[] => (rules.freeSpins ? MODES : ['base'])

/** Every combination of stops, the last reel running fastest. */
function* allStops({ model }: CompiledMode): Generator<Int32Array> {
  const lengths = model.reels.map((reel) => reel.length)
  const cycle = lengths.reduce((product, length) => product * length, 1)
  for (let index = 0; index < cycle; index++) {
    let rest = index
    const stops = lengths.toReversed().map((length) => {
      const stop = rest % length
      rest = Math.floor(rest / length)
      return stop
    })
    yield Int32Array.from(stops.reverse())
  }
}

function expectSameAsNaive(mode: CompiledMode, stops: Int32Array): void {
  const { model, units } = mode
  const naive = naiveSpin(model.rules, model.mode, [...stops])
  const wins = findWins(model, stops)
  expect([units(stops), countScatters(model, stops)]).toEqual([naive.total, naive.scatters])
  expect(wins.reduce((sum, win) => sum + win.units, 0)).toBe(naive.total)
}

describe('the evaluator, the shown wins and a naive reading of the rules agree', () => {
  test('on every combination of stops of random games, and the distribution counts them all', () => {
    fc.assert(
      fc.property(randomRules, fc.constantFrom(...MODES), (rules, modeName) => {
        const mode = compileMode(rules, modeName)
        const counted = new Map<string, number>()
        for (const stops of allStops(mode)) {
          expectSameAsNaive(mode, stops)
          const { scatters, runs } = naiveSpin(rules, modeName, [...stops])
          counted.set(`${scatters} ${runs}`, (counted.get(`${scatters} ${runs}`) ?? 0) + 1)
        }
        const { cycle, buckets } = enumerate(mode.model, mode.tables)
        const exact = buckets.map(({ scatters, units, weight }) => [`${scatters} ${units}`, weight] as const)
        expect(new Map(exact)).toEqual(counted)
        expect(exact.length).toBe(counted.size)
        expect(cycle).toBe([...counted.values()].reduce((sum, weight) => sum + weight, 0))
      }),
      { numRuns: 250, seed: 7 },
    )
  })

  test.each(SLOT_GAMES.flatMap(({ slug, rules }) => modesOf(rules).map((mode) => ({ slug, rules, mode }))))(
    'on drawn spins of $slug, $mode',
    ({ rules, mode: modeName }) => {
      const mode = compileMode(rules, modeName)
      const spin = fc.tuple(...mode.model.reels.map((reel) => fc.nat(reel.length - 1)))
      fc.assert(
        fc.property(spin, (stops) => expectSameAsNaive(mode, Int32Array.from(stops))),
        { numRuns: 2000, seed: 11 },
      )
    },
  )
})

describe('winning cells', () => {
  const randomWins = fc
    .tuple(randomRules, fc.constantFrom(...MODES), fc.nat(1e6))
    .map(([rules, mode, seed]) => {
      const { model } = compileMode(rules, mode)
      const stops = Int32Array.from(model.reels, (reel, index) => (seed >> (2 * index)) % reel.length)
      return { rules, wins: findWins(model, stops) }
    })

  test('lie on the line of the win, in every reel of its ways, or are its scatters', () => {
    fc.assert(
      fc.property(randomWins, ({ rules, wins }) => {
        for (const win of wins)
          expect(cellsAsTold(rules, win)).toEqual(win.kind === 'scatter' ? win.count : win.cells)
      }),
      { numRuns: 300, seed: 5 },
    )
  })
})

/** The cells that a win should have by its line or ways; of scatters only how many. */
function cellsAsTold({ evaluation, rows }: SlotRules, win: SlotWin): unknown {
  if (win.kind === 'scatter') return win.cells.length
  if (evaluation.kind === 'lines') {
    return evaluation.lines[win.line ?? -1]?.slice(0, win.count).map((row, reel) => [reel, row])
  }
  const reels = rows.slice(0, win.count).keys()
  const perReel = [...reels].map((reel) => win.cells.filter(([at]) => at === reel))
  const ways = perReel.reduce((product, cells) => product * cells.length, 1)
  return ways === win.ways ? perReel.flat() : `${ways} ways`
}
