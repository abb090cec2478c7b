import { SLOT_GAMES } from '@poyraz/games'
import { describe, expect, it } from 'vitest'
import { findOutcome, gameOf, outcomesOf } from '../testing/rounds.ts'
import { readOutcome } from './read-outcome.ts'

describe('readOutcome', () => {
  it('accepts every outcome of the rules, as it is on the wire', () => {
    for (const game of SLOT_GAMES) {
      for (const outcome of outcomesOf(game, 500)) {
        const wire: unknown = JSON.parse(JSON.stringify(outcome))
        expect(readOutcome(game.rules, wire)).toEqual({ ok: true, value: outcome })
      }
    }
  })

  const game = gameOf('nazar')
  const outcome = findOutcome(game, ({ units }) => units > 0)
  const [spin] = outcome.spins
  if (!spin) throw new Error('a spin')
  const withSpin = (change: object) => ({
    ...outcome,
    spins: [{ ...spin, ...change }, ...outcome.spins.slice(1)],
  })

  it.each([
    ['nothing', null],
    ['another shape', { spins: 'x' }],
    ['no spins', { ...outcome, spins: [] }],
    ['a window that the strips do not show', withSpin({ window: [...spin.window].reverse() })],
    ['another stop', withSpin({ stops: spin.stops.map((stop) => stop + 1) })],
    ['a cell outside the window', withSpin({ wins: [{ ...spin.wins[0], cells: [[0, 9]] }] })],
    ['a first spin that is free', withSpin({ mode: 'free' })],
    ['a sum that is not that of its spins', { ...outcome, units: outcome.units + 1 }],
  ])('refuses %s', (_what, wire) => {
    expect(readOutcome(game.rules, wire)).toEqual({ ok: false, error: 'outdated' })
  })

  it('refuses an outcome of other rules', () => {
    const other = outcomesOf(gameOf('lale-devri'), 1)[0]
    expect(readOutcome(game.rules, other)).toEqual({ ok: false, error: 'outdated' })
  })
})
