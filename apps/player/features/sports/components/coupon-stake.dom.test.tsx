import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { show, TEXTS } from '../../../testing/show.tsx'
import { selectionOf } from '../slip/slip.ts'
import { slipActions } from '../slip/slip-store.ts'
import { anEvent } from '../testing/events.ts'
import { CouponPanel } from './coupon-panel.tsx'

fakeServer()
beforeEach(() => {
  const price = { market: 'FT_1X2', outcome: '1', odds: 2_500, version: 1, marketName: '', outcomeName: '' }
  slipActions.set({ stake: 5_000, isFree: false })
  slipActions.select([selectionOf(anEvent({ eventID: 9 }), price)])
})
afterEach(() => slipActions.clear())

it('follows the stake with each key, and shows one that is chosen beside it', async () => {
  const t = TEXTS.tr.sports.coupon
  const { user } = await show(<CouponPanel />, 'tr')
  const field = await screen.findByRole('textbox', { name: t.stake })
  await user.clear(field)
  await user.type(field, '123')
  expect(document.body.textContent).toContain('₺307,50')
  await user.click(screen.getByRole('button', { name: '₺250' }))
  expect(field).toHaveProperty('value', '250')
  await user.type(field, '0')
  expect(document.body.textContent).toContain('₺6.250,00')
})
