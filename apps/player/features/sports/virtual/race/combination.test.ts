import { expect, it } from 'vitest'
import { outcomeOf, press } from './combination.ts'

const market = (outcomes: readonly string[]) => ({
  market: 'X',
  code: 'X',
  line: null,
  group: 'main' as const,
  name: 'X',
  state: 'active' as const,
  eachWay: null,
  outcomes: outcomes.map((outcome, place) => ({
    outcome,
    name: outcome,
    odds: 2000 + place,
    open: true,
    teamID: 1,
    eachWay: false,
  })),
})

it('runners take the next place, a second press frees it, and no more than the bet names', () => {
  let chosen: readonly number[] = []
  for (const runner of [3, 5, 7]) chosen = press(chosen, runner, 'FORECAST')
  expect(chosen).toEqual([3, 5])
  expect(press(chosen, 3, 'FORECAST')).toEqual([5])
  expect(press(chosen, 7, 'TRICAST')).toEqual([3, 5, 7])
})

it('finds the outcome of a complete choice', () => {
  const forecast = market(['5-3', '3-5'])
  expect(outcomeOf(forecast, [3, 5], 'FORECAST')?.outcome).toBe('3-5')
  expect(outcomeOf(forecast, [3], 'FORECAST')).toBeUndefined()
  expect(outcomeOf(market(['3-5-1']), [3, 5, 1], 'TRICAST')?.outcome).toBe('3-5-1')
  expect(outcomeOf(market(['3-5-1']), [3, 1, 5], 'TRICAST')).toBeUndefined()
})

it('the order of the runners does not count where the bet has none', () => {
  expect(outcomeOf(market(['3-5']), [5, 3], 'REVERSE')?.outcome).toBe('3-5')
})
