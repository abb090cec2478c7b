import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show, TEXTS } from '../../../testing/show.tsx'
import type { Market } from '../api/types.ts'
import { anEvent } from '../testing/events.ts'
import { MarketCard } from './market-card.tsx'

const event = anEvent({ eventID: 31 })
const line = (text: string, state: Market['state']): Market => ({
  market: `SPREAD:${text}`,
  code: 'SPREAD',
  line: text,
  name: `Handikap ${text}`,
  group: 'main',
  state,
  outcomes: [
    { outcome: '1', name: 'Ev', odds: 1_900, open: true },
    { outcome: '2', name: 'Deplasman', odds: 1_900, open: true },
  ],
})
const card = (...markets: Market[]) => (
  <MarketCard event={event} table={{ code: 'SPREAD', markets }} folded={false} />
)

it('calls a table suspended if all of its lines are', async () => {
  const { suspended } = TEXTS.tr.sports
  await show(card(line('1.5', 'suspended'), line('2.5', 'active')), 'tr')
  expect(screen.queryByText(suspended)).toBeNull()
  await show(card(line('1.5', 'suspended'), line('2.5', 'suspended')), 'tr')
  expect(screen.queryByText(suspended)).not.toBeNull()
})

it('gives each team the handicap with its own sign', async () => {
  await show(card(line('1.5', 'active')), 'tr')
  expect(screen.queryByText('1 (+1,5)')).not.toBeNull()
  expect(screen.queryByText('2 (−1,5)')).not.toBeNull()
})
