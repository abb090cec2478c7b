import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../../shared/bonuses/bonuses.ts'
import { answer, callsOf, fakeServer } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { DEPOSIT, type Method } from './api/methods.ts'
import { TransferFormCard } from './components/transfer-form.tsx'

const METHOD = {
  type: 'single',
  name: 'Havale',
  properties: {
    id: 7,
    logo: '',
    min: 10_000,
    max: 500_000,
    fee: 0,
    fixedFee: 0,
    speed: '',
    notes: [],
    isFavorite: 0,
    transferType: 0,
    fields: [],
  },
} as unknown as Method

const WELCOME: Offer = {
  bonusID: 1,
  title: 'Hoş geldin bonusu',
  summary: '',
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
  sticky: 0,
  Start_date: '2026-01-01T00:00:00.000Z',
  End_date: '2028-01-01T00:00:00.000Z',
  withDeposit: 1,
  attached: 0,
  reason: 'no_deposit',
  reasonText: '',
  amount: 0,
}
const FREE_BET: Offer = {
  ...WELCOME,
  bonusID: 104,
  title: 'Bedava bahis',
  kind: 'free_bet',
  code: 'BEDAVA100',
}
const FIGURES = {
  gameID: 2,
  mean: 961,
  sigma: 2_977,
  smallMean: 813,
  smallSigma: 2_009,
  stakes: [100, 200, 1_000, 10_000],
}

fakeServer()

describe.each(LANGS)('the offers of a deposit (%s)', (lang) => {
  const { deposit, transfer, bonuses } = TEXTS[lang]
  const amount = () => screen.getByRole('textbox', { name: deposit.howMuch })
  const showForm = async () => {
    answer('bonus.list', [WELCOME, FREE_BET])
    answer('prepayServices.processTransaction', { transactionID: 'x', status: 1003 })
    const shown = await show(<TransferFormCard direction={DEPOSIT} list={[METHOD]} first={METHOD} />, lang)
    await screen.findByRole('radio', { name: /Hoş geldin/ })
    return shown
  }

  it('are shown with terms and numbers, and the chosen one goes with the deposit', async () => {
    const { user } = await showForm()
    const offer = screen.getByRole('radio', { name: /Hoş geldin/ })
    expect(offer.closest('label')?.textContent).toMatch(/10.*30.*₺50/)
    await user.type(amount(), '200')
    expect(offer.closest('label')?.textContent).toMatch(/₺100.*₺1[.,]000/)
    await user.click(offer)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: deposit.submit }))
    await waitFor(() =>
      expect(callsOf('prepayServices.processTransaction')).toEqual([
        { methodID: 7, Type: DEPOSIT, amount: 20_000, promoCode: 'HOSGELDIN' },
      ]),
    )
  })

  it('are not sent with it where the player wants none', async () => {
    const { user } = await showForm()
    await user.type(amount(), '200')
    await user.click(screen.getByRole('radio', { name: /Hoş geldin/ }))
    await user.click(screen.getByRole('radio', { name: transfer.noOffer }))
    await user.click(screen.getByRole('button', { name: deposit.submit }))
    await waitFor(() =>
      expect(callsOf('prepayServices.processTransaction')).toEqual([
        { methodID: 7, Type: DEPOSIT, amount: 20_000 },
      ]),
    )
  })

  it('say how much is missing, and what a free bet gives, which has no wagering', async () => {
    const { user } = await showForm()
    await user.type(amount(), '50')
    const label = screen.getByRole('radio', { name: /Hoş geldin/ }).closest('label')
    expect(label?.textContent).toContain(transfer.promoLeast.replace('{least}', '₺100'))
    const freeBet = () => screen.getByRole('radio', { name: /Bedava/ }).closest('label')?.textContent
    expect(freeBet()).toContain(transfer.offerFreeBetTerms.replace('{days, number}', '30'))
    await user.type(amount(), '0')
    expect(freeBet()).toContain(transfer.offerFreeBet.replace('{amount}', '₺999'))
  })

  it('have a forecast by game and stake, with stakes that the offer allows', async () => {
    answer('casino.games_list', [{ gameID: 2, slug: 'nazar', name: 'Nazar' }])
    answer('casino.figures', FIGURES)
    const { user } = await showForm()
    await user.type(amount(), '100')
    await user.click(screen.getByRole('radio', { name: /Hoş geldin/ }))
    await user.click(await screen.findByText(transfer.forecast))
    const slider = await screen.findByRole('slider')
    expect([slider.getAttribute('max'), slider.getAttribute('aria-valuetext')]).toEqual([
      '2',
      '₺1' + (lang === 'tr' ? ',00' : '.00'),
    ])
    const cost = screen.getByText(bonuses.forecast.cost).nextElementSibling
    expect(cost?.textContent).toMatch(/^₺19[.,]50$/)
    await expectAccessible()
  })
})
