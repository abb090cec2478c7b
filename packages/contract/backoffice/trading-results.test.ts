import { expect, it } from 'vitest'
import { tradingSettle } from './trading-results.ts'

it('refuses two results of one outcome, of which nobody could say which counts', () => {
  const results = (['won', 'lost'] as const).map((result) => ({ outcome: '1', result }))
  const parsed = (some: typeof results) =>
    tradingSettle.input.safeParse({ eventID: 501, market: 'FT_1X2', results: some, note: 'from the league' })
  expect(parsed(results).error?.issues).toMatchObject([{ path: ['results'], message: 'outcome_repeated' }])
  expect(parsed(results.slice(1)).success).toBe(true)
})
