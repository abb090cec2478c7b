import { expect, it } from 'vitest'
import { columnsOf } from './columns.ts'
import { anEvent } from './testing/events.ts'

it('takes each column from the match with most of its outcomes', () => {
  const [result, total] = anEvent().markets
  if (!result || !total) throw new Error('no market')
  const certain = anEvent({ markets: [{ ...result, outcomes: result.outcomes.slice(0, 2) }] })
  const columns = columnsOf([certain, anEvent()])
  expect(columns.map(({ code, outcomes }) => [code, outcomes.length])).toEqual([
    ['FT_1X2', 3],
    ['FT_OU', 2],
  ])
})
