import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, fakeServer } from '../../testing/fake-server.ts'
import { LANGS, show, TEXTS } from '../../testing/show.tsx'
import { ActiveBonus } from './components/active-bonus.tsx'

fakeServer()

const BONUS = {
  id: '01a22494-4b67-7000-8000-000000000001',
  bonusID: 1,
  title: 'Hoş geldin',
  kind: 'money',
  state: 'active',
  spins: null,
  order: 'cash_first',
  amount: 10_000,
  balance: 4_000,
  wagering: 300_000,
  progress: 120_000,
  maxStake: 5_000,
  cashOutMax: 50_000,
  grantedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  endedAt: null,
  kept: 0,
  removed: 0,
}
const answerWith = (more: object) => answer('bonus.mine', [{ ...BONUS, ...more }])

describe.each(LANGS)('the active bonus (%s)', (lang) => {
  const { bonuses } = TEXTS[lang]

  it('says from which money stakes are paid while it is wagered', async () => {
    answerWith({})
    await show(<ActiveBonus />, lang)
    expect(await screen.findByText(bonuses.order)).toBeTruthy()
    expect(screen.queryByText(bonuses.waits)).toBeNull()
  })

  it('says that it waits for open bets once it is wagered', async () => {
    answerWith({ progress: 300_000 })
    await show(<ActiveBonus />, lang)
    expect(await screen.findByText(bonuses.waits)).toBeTruthy()
  })
})
