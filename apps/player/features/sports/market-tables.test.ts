import { expect, it } from 'vitest'
import type { Market } from './api/types.ts'
import { tablesOf } from './market-tables.ts'
import { anEvent } from './testing/events.ts'

const [, base] = anEvent().markets
function line(value: string, state: Market['state']): Market {
  if (!base) throw new Error('no market')
  return { ...base, market: `FT_OU:${value}`, line: value, state }
}

it('orders the lines of a market, and hides those that the feed has left', () => {
  const lines = [
    line('3.5', 'active'),
    line('1.5', 'suspended'),
    line('2.5', 'active'),
    line('0.5', 'settled'),
  ]
  const [table] = tablesOf(lines, 'all')
  expect(table?.markets.map(({ line: of }) => of)).toEqual(['2.5', '3.5'])
})

it('shows suspended lines while no other is open', () => {
  const [table] = tablesOf([line('2.5', 'suspended'), line('1.5', 'suspended')], 'goals')
  expect(table?.markets.map(({ line: of }) => of)).toEqual(['1.5', '2.5'])
})
