import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enumerate } from './enumerate.ts'
import { type NaiveSpin, naiveSpin } from './fixtures/naive.ts'
import { randomRules } from './fixtures/random-rules.ts'
import { REEL_GAMES } from './fixtures/reel-games.ts'
import { type CompiledMode, compileMode } from './machine.ts'
import { countScatters } from './model.ts'
import type { SlotWin } from './outcome.ts'
import type { ReelRules, SlotMode } from './rules.ts'
import { findWins } from './wins.ts'

const MODES: readonly SlotMode[] = ['base', 'free']

const modesOf = (rules: ReelRules): readonly SlotMode[] => (rules.freeSpins ? MODES : ['base'])

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

function agrees({ model, units }: CompiledMode, stops: Int32Array, naive: NaiveSpin): boolean {
  const shown = findWins(model, stops).reduce((sum, win) => sum + win.units, 0)
  const scatters = countScatters(model, stops)
  return units(stops) === naive.total && shown === naive.total && scatters === naive.scatters
}

describe('the tables, the shown wins and a naive reading of the rules agree', () => {
  test('on every combination of stops of random games, and the distribution counts them all', () => {
    fc.assert(
      fc.property(randomRules, fc.constantFrom(...MODES), (rules, modeName) => {
        const mode = compileMode(rules, modeName)
        const naive = [...allStops(mode)].map((stops) => ({
          stops,
          spin: naiveSpin(rules, modeName, [...stops]),
        }))
        expect(naive.filter(({ stops, spin }) => !agrees(mode, stops, spin))).toEqual([])
        const kinds = Map.groupBy(naive, ({ spin }) => `${spin.scatters} ${spin.runs}`)
        const { cycle, buckets } = enumerate(mode.model, mode.tables)
        const weights = buckets.map(({ scatters, units, weight }) => [`${scatters} ${units}`, weight])
        expect(Object.fromEntries(weights)).toEqual(
          Object.fromEntries([...kinds].map(([kind, spins]) => [kind, spins.length])),
        )
        expect([buckets.length, cycle]).toEqual([kinds.size, naive.length])
      }),
      { numRuns: 100, seed: 7 },
    )
  })

  test.each(REEL_GAMES.flatMap(({ slug, rules }) => modesOf(rules).map((mode) => ({ slug, rules, mode }))))(
    'on drawn spins of $slug, $mode',
    ({ rules, mode: modeName }) => {
      const mode = compileMode(rules, modeName)
      const spins = fc.array(fc.tuple(...mode.model.reels.map((reel) => fc.nat(reel.length - 1))), {
        minLength: 2000,
        maxLength: 2000,
      })
      const [drawn] = fc.sample(spins, { numRuns: 1, seed: 11 })
      const wrong = drawn?.filter(
        (stops) => !agrees(mode, Int32Array.from(stops), naiveSpin(rules, modeName, stops)),
      )
      expect(wrong).toEqual([])
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
function cellsAsTold({ evaluation, rows }: ReelRules, win: SlotWin): unknown {
  if (win.kind === 'scatter') return win.cells.length
  if (evaluation.kind === 'lines') {
    return evaluation.lines[win.line ?? -1]?.slice(0, win.count).map((row, reel) => [reel, row])
  }
  const reels = rows.slice(0, win.count).keys()
  const perReel = [...reels].map((reel) => win.cells.filter(([at]) => at === reel))
  const ways = perReel.reduce((product, cells) => product * cells.length, 1)
  return ways === win.ways ? perReel.flat() : `${ways} ways`
}
