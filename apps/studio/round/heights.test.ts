import { compile } from '@poyraz/games'
import { describe, expect, it } from 'vitest'
import { gameOf, outcomesOf, reelBookOf } from '../testing/rounds.ts'
import { drawsHeights, hasOwnHeights, heightsOf, idleHeights, waysOf } from './heights.ts'
import { holdsOf } from './holds.ts'
import { idleStops, windowOfStops } from './idle-window.ts'
import { readOutcome } from './read-outcome.ts'

const { rules } = reelBookOf('sahaf')
const fixed = gameOf('lale-devri')

describe('a game whose reels change their heights', () => {
  it('has as many ways as its heights multiplied', () => {
    expect(waysOf([6, 6, 6, 6, 6, 6])).toBe(46_656)
    expect(waysOf(rules.rows)).toBe(117_649)
    expect([drawsHeights(rules), drawsHeights(fixed.rules)]).toEqual([true, false])
    expect(heightsOf(fixed.rules, {})).toEqual(fixed.rules.rows)
  })

  it('stands idle without a win, a wild or a scatter, at heights that it can draw', () => {
    const [heights, stops] = [idleHeights(rules), idleStops(rules)]
    const window = windowOfStops(rules, stops, heights)
    expect(window.map(({ length }) => length)).toEqual(heights)
    expect(hasOwnHeights(rules, { mode: 'base', heights })).toBe(true)
    expect(window.flat()).not.toContain(rules.wild?.symbol)
    expect(window.flat()).not.toContain(rules.scatter?.symbol)
    expect(window[1]?.filter((symbol) => window[0]?.includes(symbol))).toEqual([])
  })

  it('holds a reel only if one more scatter on it would start the free spins, at whatever height', () => {
    const scatter = rules.scatter?.symbol ?? ''
    let held = 0
    for (const { spins } of outcomesOf(reelBookOf('sahaf'), 3000)) {
      const [spin] = spins
      if (!spin || !('stops' in spin)) throw new Error('a spin of reels')
      const expected = spin.window.map(
        (_, reel) =>
          spin.window
            .slice(0, reel)
            .flat()
            .filter((symbol) => symbol === scatter).length === 2,
      )
      expect(holdsOf(rules, spin)).toEqual(expected)
      held += expected.filter(Boolean).length
    }
    expect(held).toBeGreaterThan(10)
  })
})

describe('readOutcome', () => {
  const machine = compile(rules)
  if (!('showReels' in machine)) throw new Error('a book of reels')
  const outcome = machine.showReels(5)
  const [spin] = outcome.spins
  if (!spin) throw new Error('a spin')
  const withSpin = (change: object) => ({
    ...outcome,
    spins: [{ ...spin, ...change }, ...outcome.spins.slice(1)],
  })
  const { heights: _heights, ...plain } = spin

  it.each([
    ['no heights', { ...outcome, spins: [plain] }],
    ['another height', withSpin({ heights: spin.heights?.map((rows) => (rows % 6) + 2) })],
    ['a height that is never drawn', withSpin({ heights: spin.heights?.with(0, 1) })],
    ['a height too many', withSpin({ heights: [...(spin.heights ?? []), 4] })],
  ])('refuses %s', (_what, wire) => {
    expect(readOutcome(rules, outcome).ok).toBe(true)
    expect(readOutcome(rules, wire)).toEqual({ ok: false, error: 'outdated' })
  })

  it('refuses heights in a game that has none', () => {
    const round = outcomesOf(fixed, 1)[0]
    const spins = round?.spins.map((one) => ({ ...one, heights: fixed.rules.rows }))
    expect(readOutcome(fixed.rules, { ...round, spins })).toEqual({ ok: false, error: 'outdated' })
  })
})
