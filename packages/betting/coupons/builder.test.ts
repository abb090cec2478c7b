import { expect, it } from 'vitest'
import { builderOutcome, builderParts, countedBuilder, repricedSets } from './builder.ts'
import type { LegResult } from './legs.ts'

const kinds = (...all: readonly Exclude<LegResult['kind'], 'dead_heat'>[]) => all.map((kind) => ({ kind }))
/** Odds of all sets of three parts. */
const ODDS = [1_000, 2_000, 1_800, 3_000, 1_500, 2_600, 2_200, 4_000]

it('names the parts alike in every order', () => {
  const parts = [
    { market: 'FT_OU:2.5', outcome: 'O' },
    { market: 'FT_1X2', outcome: '1' },
  ]
  const outcome = builderOutcome(parts)
  expect(outcome).toBe('FT_1X2=1;FT_OU:2.5=O')
  expect(builderOutcome(parts.toReversed())).toBe(outcome)
  expect(builderParts({ market: 'BUILDER', outcome })).toEqual(parts.toReversed())
  expect(builderParts({ market: 'FT_1X2', outcome: '1' })).toEqual([])
})

it.each([
  ['waits for its open parts', kinds('won', 'open', 'won'), 4_000, 'open'],
  ['wins with all of its parts', kinds('won', 'won', 'won'), 4_000, 'won'],
  ['loses with one of its parts, whatever the others are', kinds('open', 'lost', 'void'), 3_000, 'lost'],
  ['counts without a void part at the odds of the others', kinds('won', 'void', 'won'), 2_600, 'won'],
  ['keeps waiting without a void part', kinds('void', 'open', 'won'), 2_200, 'open'],
  ['counts as its only part that is not void', kinds('void', 'void', 'won'), 1_500, 'won'],
  ['leaves out parts with a half result', kinds('half_won', 'won', 'half_lost'), 1_800, 'won'],
  ['is void if all of its parts are', kinds('void', 'void', 'void'), 1_000, 'void'],
] as const)('a bet builder %s', (_, results, oddsMilli, kind) => {
  expect(countedBuilder(ODDS, results)).toEqual({ oddsMilli, result: { kind } })
})

it('keeps the proportions of its sets to a part that is repriced, and never falls with a further part', () => {
  // At half of 2.00 the sets with the first part halve, but not below the odds of their other parts.
  expect(repricedSets(ODDS, { place: 0, oddsMilli: 1_000 })).toEqual([
    1_000, 1_000, 1_800, 1_800, 1_500, 1_500, 2_200, 2_200,
  ])
  expect(repricedSets(ODDS, { place: 0, oddsMilli: 1_600 })).toEqual([
    1_000, 1_600, 1_800, 2_400, 1_500, 2_080, 2_200, 3_200,
  ])
  expect(repricedSets(ODDS, { place: 2, oddsMilli: 1_500 })).toEqual(ODDS)
})
