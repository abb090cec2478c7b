import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { descriptionOf, expectAccessible, LANGS, noticesShown, show, TEXTS } from '../../testing/show.tsx'
import { DEPOSIT, type Method, WITHDRAWAL } from './api/methods.ts'
import { TransferFormCard } from './components/transfer-form.tsx'

const PROPERTIES = {
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
  fields: [{ name: 'senderName', label: 'Gönderen', type: 'text', required: true }],
}
const METHOD = { type: 'single', name: 'Havale', properties: PROPERTIES } as unknown as Method

fakeServer()

describe.each(LANGS)('the form of a deposit (%s)', (lang) => {
  const { deposit, fields } = TEXTS[lang]
  const form = () => <TransferFormCard direction={DEPOSIT} list={[METHOD]} first={METHOD} />
  const amount = () => screen.getByRole('textbox', { name: deposit.howMuch })
  const sender = () => screen.getByRole('textbox', { name: 'Gönderen' })
  const submit = () => screen.getByRole('button', { name: deposit.submit })

  it('asks for an amount and the fields of the method, the first of them focused', async () => {
    const { user } = await show(form(), lang)
    await user.click(submit())
    expect(document.activeElement).toBe(amount())
    expect(descriptionOf(amount())).toBe(deposit.enterAmount)
    expect(descriptionOf(sender())).toBe(fields.required)
    await expectAccessible()
  })

  it('refuses an amount outside the limits when the field is left, and takes a suggested one', async () => {
    const { user } = await show(form(), lang)
    await user.type(amount(), '1')
    await user.tab()
    expect(descriptionOf(amount())).toBe(fields.amount_range)
    await user.click(screen.getAllByRole('button', { name: /₺/ })[0] as HTMLElement)
    expect(amount().getAttribute('aria-invalid')).toBeNull()
    expect((amount() as HTMLInputElement).value).not.toBe('1')
  })

  it('shows a refusal of a field at the field, once, with the typed amount kept', async () => {
    answer('prepayServices.processTransaction', () =>
      refusal('invalid_input', 'X', { senderName: 'not yours' }),
    )
    const { user } = await show(form(), lang)
    await user.type(amount(), '250')
    await user.type(sender(), 'Ada')
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(sender())).toBe('not yours'))
    expect(document.activeElement).toBe(sender())
    expect((amount() as HTMLInputElement).value).toBe('250')
    expect(callsOf('prepayServices.processTransaction')).toEqual([
      { methodID: 7, Type: DEPOSIT, amount: 25_000, senderName: 'Ada' },
    ])
  })

  it('empties the form after an accepted deposit without showing errors', async () => {
    answer('prepayServices.processTransaction', { transactionID: 'x', status: 1003 })
    const { user } = await show(form(), lang)
    await user.type(amount(), '250')
    await user.type(sender(), 'Ada')
    await user.click(submit())
    await waitFor(() => expect((amount() as HTMLInputElement).value).toBe(''))
    expect(amount().getAttribute('aria-invalid')).toBeNull()
    expect(noticesShown()).toHaveLength(1)
  })
})

describe.each(LANGS)('the form of a withdrawal (%s)', (lang) => {
  const { transfer } = TEXTS[lang]

  it('refuses more than the cash', async () => {
    answer('finance.check_balance', [{ balance: 90_000, cash: 20_000 }])
    const { user } = await show(
      <TransferFormCard direction={WITHDRAWAL} list={[METHOD]} first={METHOD} />,
      lang,
    )
    const amount = screen.getByRole('textbox', { name: transfer.howMuch })
    await user.type(amount, '250')
    await waitFor(() => expect(callsOf('finance.check_balance')).toHaveLength(1))
    await user.tab()
    expect(descriptionOf(amount)).toMatch(/200/)
  })

  it('leads to verification if the server asks for it', async () => {
    answer('prepayServices.processTransaction', () => refusal('kyc_required', 'X'))
    const { user } = await show(
      <TransferFormCard direction={WITHDRAWAL} list={[METHOD]} first={METHOD} />,
      lang,
    )
    await user.type(screen.getByRole('textbox', { name: transfer.howMuch }), '250')
    await user.type(screen.getByRole('textbox', { name: 'Gönderen' }), 'Ada')
    await user.click(screen.getByRole('button', { name: transfer.withdraw }))
    expect((await screen.findByRole('link', { name: transfer.verify })).getAttribute('href')).toBeTruthy()
  })
})
