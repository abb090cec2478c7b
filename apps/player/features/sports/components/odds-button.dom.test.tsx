import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { show } from '../../../testing/show.tsx'
import { anEvent } from '../testing/events.ts'
import { OddsButton } from './odds-button.tsx'

fakeServer()

it.each([
  [2_100, '2,10', false],
  [81_000, '81,00', true],
])('shows a price of %d beside a label, smaller if it is long', async (odds, text, isSmall) => {
  const event = anEvent({ eventID: odds })
  const [market] = event.markets
  if (!market) throw new Error('no market')
  const outcome = { outcome: '2', name: 'Boğaz AŞ', odds, open: true }
  await show(<OddsButton event={event} market={market} outcome={outcome} label="2" />, 'tr')
  expect(screen.getByText(text).className.includes('text-xs')).toBe(isSmall)
})
