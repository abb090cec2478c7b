import { isCascadeGame, SLOT_GAMES, slotPayout } from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { outcomesOf } from '../../testing/rounds.ts'
import { idleGrid } from '../idle-grid.ts'
import { payOf } from '../pays.ts'
import { readOutcome } from '../read-outcome.ts'
import { type Step, stepsOf, unitsBefore } from '../steps.ts'

const only = <Kind extends Step['kind']>(steps: readonly Step[], kind: Kind) =>
  steps.filter((step): step is Extract<Step, { kind: Kind }> => step.kind === kind)

describe.each(SLOT_GAMES.filter(isCascadeGame).map((game) => [game.slug, game] as const))(
  'the cascades of %s',
  (_slug, game) => {
    const { rules } = game
    const outcomes = outcomesOf(game, 2000)

    it('show every step of every spin, in its order, and total what the ledger pays', () => {
      const stake = kurus(rules.stakes[3] ?? 0)
      for (const outcome of outcomes) {
        const steps = stepsOf(rules, outcome)
        expect(only(steps, 'burst').map(({ index, at }) => `${index} ${at}`)).toEqual(
          outcome.spins.flatMap((spin, index) => spin.steps.map((_, at) => `${index} ${at}`)),
        )
        const told = [...only(steps, 'burst'), ...only(steps, 'gather')].reduce(
          (sum, step) => sum + step.unitsAfter - step.unitsBefore,
          0,
        )
        expect(payOf(rules, told, stake)).toBe(slotPayout(rules, stake, outcome))
        for (const [index] of outcome.spins.entries()) {
          const before = outcome.spins.slice(0, index).reduce((sum, spin) => sum + spin.units, 0)
          expect(unitsBefore(steps, index)).toBe(Math.min(before, outcome.units))
        }
      }
    })

    it('mark cells that show the symbol of their group or a wild', () => {
      for (const outcome of outcomes.slice(0, 500)) {
        for (const { spin, at, grid } of only(stepsOf(rules, outcome), 'burst')) {
          const shown = spin.steps[at]
          const [wins, revealed] = [shown?.wins ?? [], shown?.revealed]
          for (const { symbol, cells } of wins) {
            for (const [column, row] of cells) {
              const seen = grid[column]?.[row]
              const shown = seen === rules.mystery?.symbol ? revealed : seen
              expect([symbol, rules.wild?.symbol]).toContain(shown)
            }
          }
        }
      }
    })

    it('begin with a grid that shows no special symbol and does not win (R18)', () => {
      const grid = idleGrid(rules)
      const paid = rules.pays.map(({ symbol }) => symbol)
      expect(grid.map((column) => column.length)).toEqual(rules.rows)
      for (const [x, column] of grid.entries()) {
        for (const [y, symbol] of column.entries()) {
          expect(paid).toContain(symbol)
          expect(grid[x + 1]?.[y]).not.toBe(symbol)
          expect(column[y + 1]).not.toBe(symbol)
        }
      }
      const most = Math.max(...paid.map((one) => grid.flat().filter((symbol) => symbol === one).length))
      if (rules.evaluation.kind === 'anywhere') expect(most).toBeLessThan(rules.evaluation.least)
    })

    const [outcome] = outcomes.filter(({ spins: [spin] }) => (spin?.steps.length ?? 0) > 1)
    const [spin] = outcome?.spins ?? []
    if (!outcome || !spin) throw new Error('a cascade')
    const withSpin = (change: object) => ({
      ...outcome,
      spins: [{ ...spin, ...change }, ...outcome.spins.slice(1)],
    })
    const [step, ...steps] = spin.steps

    it.each([
      ['a ticket that the book does not have', { ...outcome, ticket: rules.tickets }],
      ['a column too few', withSpin({ window: spin.window.slice(1) })],
      ['an unknown symbol', withSpin({ window: spin.window.map((column) => column.map(() => 'x')) })],
      [
        'fewer symbols than burst',
        withSpin({ steps: [{ ...step, fallen: rules.rows.map(() => []) }, ...steps] }),
      ],
      ['a sum that is not that of its steps', withSpin({ units: spin.units + 1 })],
      ['a total that is not that of its spins', { ...outcome, units: outcome.units + 1 }],
      ['a first spin that is free', withSpin({ mode: 'free' })],
      ['no steps', withSpin({ steps: null })],
    ])('are not shown with %s', (_what, wire) => {
      expect(readOutcome(rules, wire)).toEqual({ ok: false, error: 'outdated' })
    })
  },
)
