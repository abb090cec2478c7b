import { isReelGame, type ReelOutcome, SLOT_GAMES, slotPayout } from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { findOutcome, gameOf, outcomesOf } from '../testing/rounds.ts'
import { payOf } from './pays.ts'
import { type Step, stepsAfter, stepsOf, unitsBefore } from './steps.ts'

const only = <Kind extends Step['kind']>(steps: readonly Step[], kind: Kind) =>
  steps.filter((step): step is Extract<Step, { kind: Kind }> => step.kind === kind)

describe.each(SLOT_GAMES.filter(isReelGame).map((game) => [game.slug, game] as const))(
  'the steps of %s',
  (_slug, game) => {
    const outcomes = outcomesOf(game, 3000)
    const { rules } = game

    it('show every drawn spin, in drawn order (R09)', () => {
      for (const outcome of outcomes) {
        expect(only(stepsOf(rules, outcome), 'spin').map((step) => step.spin)).toEqual(outcome.spins)
      }
    })

    it('total exactly what the ledger pays, for every class of outcome', () => {
      const stake = kurus(rules.stakes[3] ?? 0)
      for (const outcome of outcomes) {
        const steps = stepsOf(rules, outcome)
        const told = only(steps, 'wins').reduce((sum, step) => sum + step.unitsAfter - step.unitsBefore, 0)
        expect(told).toBe(outcome.units)
        expect(only(steps, 'total')).toEqual([
          { kind: 'total', units: outcome.units, capped: outcome.capped },
        ])
        expect(payOf(rules, told, stake)).toBe(slotPayout(rules, stake, outcome))
      }
    })

    it('show a win only for spins that have one', () => {
      for (const outcome of outcomes) {
        const winning = outcome.spins.flatMap((spin, index) => (spin.wins.length > 0 ? [index] : []))
        expect(only(stepsOf(rules, outcome), 'wins').map((step) => step.index)).toEqual(winning)
      }
    })
  },
)

describe('the steps of a feature', () => {
  const game = gameOf('lale-devri')
  const feature = findOutcome(game, ({ spins }) =>
    spins.some((spin) => spin.mode === 'free' && spin.awarded > 0),
  )
  const steps = stepsOf(game.rules, feature)

  it('announce the award once at the start and once per retrigger', () => {
    const awards = only(steps, 'award')
    expect(awards[0]).toMatchObject({
      index: 0,
      again: false,
      spins: feature.spins[0]?.awarded,
      multiplier: 2,
    })
    expect(awards.slice(1).every((award) => award.again)).toBe(true)
    expect(awards.reduce((sum, award) => sum + award.spins, 0)).toBe(feature.spins.length - 1)
  })

  it('end with the win of the free spins, without the first spin', () => {
    const first = feature.spins[0]?.units ?? 0
    expect(only(steps, 'feature-end')).toEqual([
      { kind: 'feature-end', units: feature.units - first, spins: feature.spins.length - 1 },
    ])
  })

  it('resume after any spin without repeating or skipping a step', () => {
    for (let shown = 0; shown <= feature.spins.length; shown++) {
      const rest = stepsAfter(steps, shown)
      expect(only(rest, 'spin').map((step) => step.index)).toEqual(
        feature.spins.flatMap((_, index) => (index >= shown ? [index] : [])),
      )
      const later = only(rest, 'wins').reduce((sum, step) => sum + step.unitsAfter - step.unitsBefore, 0)
      expect(unitsBefore(steps, shown) + later).toBe(feature.units)
    }
  })
})

describe('a round that reaches the cap', () => {
  const game = gameOf('nazar')
  const [spin] = findOutcome(game, ({ units, spins }) => units > 0 && spins.length === 1).spins

  it('totals exactly the cap', () => {
    if (!spin) throw new Error('a spin')
    const outcome: ReelOutcome = { spins: [spin], units: spin.units - 1, capped: true }
    const steps = stepsOf(game.rules, outcome)
    expect(only(steps, 'wins')[0]?.unitsAfter).toBe(spin.units - 1)
    expect(only(steps, 'total')[0]).toMatchObject({ units: spin.units - 1, capped: true })
  })

  it('rejects an outcome whose spins do not add up to its sum', () => {
    if (!spin) throw new Error('a spin')
    expect(() => stepsOf(game.rules, { spins: [spin], units: spin.units + 1, capped: false })).toThrow(
      'add up',
    )
  })
})
