import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSession } from '../../../shared/session/session-store.ts'
import { answer, callsOf, fakeServer } from '../../../testing/fake-server.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../../testing/show.tsx'
import { selectionOf } from '../slip/slip.ts'
import { slipActions } from '../slip/slip-store.ts'
import { aCoupon } from '../testing/coupons.ts'
import { anEvent } from '../testing/events.ts'
import { CouponPanel } from './coupon-panel.tsx'

const FREE_BET = {
  id: '01990000-0000-7000-8000-00000000f4ee',
  kind: 'free_bet',
  state: 'held',
  amount: 10_000,
}
const ODDS = 2_500
const STAKE = 5_000

fakeServer()

beforeEach(() => {
  useSession.setState({ profile: { username: 'ayse' } as never })
  const event = anEvent({ eventID: 9 })
  const price = { market: 'FT_1X2', outcome: '1', odds: ODDS, version: 1, marketName: '', outcomeName: '' }
  slipActions.set({ stake: STAKE, isFree: false })
  slipActions.select([selectionOf(event, price)])
  answer('sports.place_coupon', aCoupon({ freeBet: true }))
})
afterEach(() => {
  slipActions.clear()
  useSession.setState({ profile: null })
})

it.each(LANGS)('pays a coupon by a free bet that the player switches on (%s)', async (lang) => {
  answer('bonus.mine', [FREE_BET])
  const t = TEXTS[lang].sports.coupon
  const { user } = await show(<CouponPanel />, lang)
  const toggle = await screen.findByRole('switch', { name: t.freeBet.replace('{amount}', '₺100') })
  await expectAccessible()
  await user.click(toggle)
  expect(screen.queryByRole('textbox', { name: t.stake })).toBeNull()
  // The stake of 100 ₺ at 2.50 returns 250 ₺, of which the profit is paid.
  expect(document.body.textContent).toContain('₺150')
  await user.click(screen.getByRole('button', { name: /₺100/ }))
  await waitFor(() => expect(callsOf('sports.place_coupon')).toHaveLength(1))
  expect(callsOf('sports.place_coupon')).toMatchObject([{ unitStake: 10_000, freeBetID: FREE_BET.id }])
})

it('pays with the own stake while the switch is off', async () => {
  answer('bonus.mine', [FREE_BET])
  const { user } = await show(<CouponPanel />, 'tr')
  await screen.findByRole('switch')
  await user.click(screen.getByRole('button', { name: /₺50,00/ }))
  await waitFor(() => expect(callsOf('sports.place_coupon')).toHaveLength(1))
  const [placed] = callsOf('sports.place_coupon')
  expect([placed?.['unitStake'], placed?.['freeBetID']]).toEqual([STAKE, undefined])
})

it('offers none that was used', async () => {
  answer('bonus.mine', [{ ...FREE_BET, state: 'spent' }])
  await show(<CouponPanel />, 'tr')
  await waitFor(() => expect(callsOf('bonus.mine')).not.toHaveLength(0))
  expect(screen.queryByRole('switch')).toBeNull()
})
