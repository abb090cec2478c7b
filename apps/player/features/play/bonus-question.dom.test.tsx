import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Offer } from '../../shared/bonuses/bonuses.ts'
import { answer, callsOf, fakeServer } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { BonusQuestion } from './components/bonus-question.tsx'

const EARNED = {
  bonusID: 1,
  title: 'Hoş geldin bonusu',
  summary: 'İlk yatırımına',
  terms: '',
  kind: 'deposit',
  spins: null,
  code: 'HOSGELDIN',
  rateBp: 5_000,
  amountMax: 99_900,
  least: 10_000,
  wagering: 10,
  weights: { slot: 10_000 },
  maxStake: 5_000,
  cashOut: 10,
  days: 30,
  reason: null,
  amount: 5_000,
  withDeposit: 0,
} as unknown as Offer

fakeServer()
beforeEach(() => sessionStorage.clear())

describe.each(LANGS)('a bonus that the first stake forfeits (%s)', (lang) => {
  const { bonuses } = TEXTS[lang]
  let claims: number
  const open = async (offers: readonly Offer[]) => {
    claims = 0
    answer('bonus.list', offers)
    return show(<BonusQuestion onClaimed={() => claims++} />, lang)
  }
  const dialog = () => screen.findByRole('dialog', { name: bonuses.beforePlayTitle })
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  it('is asked about before the game, and once', async () => {
    const { user } = await open([EARNED])
    expect((await dialog()).textContent).toContain(EARNED.title)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: bonuses.playWithout }))
    await isClosed()
    expect([claims, callsOf('bonus.claim')]).toEqual([0, []])
    await open([EARNED])
    await waitFor(() => expect(callsOf('bonus.list')).toHaveLength(2))
    await isClosed()
  })

  it('is asked about again for another deposit', async () => {
    const { user } = await open([EARNED])
    await dialog()
    await user.click(screen.getByRole('button', { name: bonuses.playWithout }))
    await open([{ ...EARNED, amount: 7_500 }])
    expect(await dialog()).toBeTruthy()
  })

  it('can be taken there, and the game is opened again with it', async () => {
    answer('bonus.claim', { spins: null, kind: 'money', amount: 5_000 })
    const { user } = await open([EARNED])
    await dialog()
    await user.click(screen.getByRole('button', { name: bonuses.confirmClaim }))
    await waitFor(() => expect(claims).toBe(1))
    expect(callsOf('bonus.claim')).toEqual([{ bonusID: 1 }])
  })

  it('is not asked about where no stake forfeits an offer', async () => {
    await open([
      { ...EARNED, reason: 'no_deposit' },
      { ...EARNED, kind: 'loss' },
    ])
    await waitFor(() => expect(callsOf('bonus.list')).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
