import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankAccountDialog } from '../../shared/banks/bank-account-dialog.tsx'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { descriptionOf, expectAccessible, LANGS, noticesShown, show, TEXTS } from '../../testing/show.tsx'
import { EmailDialog } from './components/email-dialog.tsx'
import { PasswordCard } from './components/password-card.tsx'
import { SetUpDialog } from './components/set-up-dialog.tsx'
import { TurnOffDialog } from './components/turn-off-dialog.tsx'

const IBAN = 'TR330006100519786457841326'

fakeServer()

describe.each(LANGS)('the form of a new password (%s)', (lang) => {
  const { account, field, fields } = TEXTS[lang]
  const fill = async (user: Awaited<ReturnType<typeof show>>['user'], repeated: string) => {
    await user.type(screen.getByLabelText(field.oldPassword), 'Poyraz1')
    await user.type(screen.getByLabelText(field.newPassword), 'Gizli-Soz9')
    await user.type(screen.getByLabelText(field.passwordConfirm), repeated)
    await user.click(screen.getByRole('button', { name: account.passwordSubmit }))
  }

  it('refuses passwords that differ, and focuses the repeated one', async () => {
    const { user } = await show(<PasswordCard />, lang)
    await fill(user, 'Gizli-Soz8')
    expect(descriptionOf(screen.getByLabelText(field.passwordConfirm))).toBe(fields.password_mismatch)
    expect(document.activeElement).toBe(screen.getByLabelText(field.passwordConfirm))
    expect(callsOf('user.pass_change')).toEqual([])
    await expectAccessible()
  })

  it('shows a wrong present password at its field', async () => {
    answer('user.pass_change', () => refusal('invalid_input', 'X', { oldPassword: 'wrong' }))
    const { user } = await show(<PasswordCard />, lang)
    await fill(user, 'Gizli-Soz9')
    await waitFor(() => expect(descriptionOf(screen.getByLabelText(field.oldPassword))).toBe('wrong'))
  })

  it('leads to the login after the change (S2.31)', async () => {
    answer('user.pass_change', {})
    const { user, history } = await show(<PasswordCard />, lang)
    await fill(user, 'Gizli-Soz9')
    await waitFor(() => expect(history.location.pathname).toBe('/login'))
    expect(noticesShown()).toEqual([account.passwordDone])
  })

  it('says that passkeys are removed, and keeps them if the player wants it', async () => {
    const key = { id: 'k1', name: 'Telefon', createdAt: '2026-11-21T09:00:00.000Z', lastUsedAt: null }
    answer('user.passkeys', [key])
    answer('user.pass_change', {})
    const { user } = await show(<PasswordCard />, lang)
    const box = await screen.findByRole('checkbox')
    expect(descriptionOf(box)).toBe(account.keepPasskeysText)
    await expectAccessible()
    await user.click(box)
    await fill(user, 'Gizli-Soz9')
    await waitFor(() => expect(callsOf('user.pass_change')).toMatchObject([{ keepPasskeys: true }]))
  })
})

describe.each(LANGS)('the dialog of a bank account (%s)', (lang) => {
  const { banks, site, fields } = TEXTS[lang]
  const box = (name: string) => screen.getByRole('textbox', { name })
  const bank = () => screen.getByRole('combobox', { name: banks.bank }) as HTMLSelectElement
  const open = async (onSaved = vi.fn<(id: string) => void>()) => {
    answer('finance.list_banks', [
      { bankID: 4, name: 'Kuzey', code: '61' },
      { bankID: 5, name: 'Güney', code: '10' },
    ])
    answer('finance.save_bank_account', { bankAccountID: 'b1' })
    const shown = await show(
      <BankAccountDialog editing="new" onClose={() => undefined} onSaved={onSaved} />,
      lang,
    )
    await within(bank()).findByRole('option', { name: 'Kuzey' })
    return shown
  }

  it('asks for the IBAN, its bank and its owner alone, and needs each of them', async () => {
    const { user } = await open()
    const asked = screen
      .getAllByRole('textbox')
      .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)
    expect(asked).toEqual([banks.iban, banks.owner])
    await user.click(screen.getByRole('button', { name: site.save }))
    expect(document.activeElement).toBe(box(banks.iban))
    expect(descriptionOf(bank())).toBe(fields.bank_required)
  })

  it('groups an IBAN, selects its bank and saves both', async () => {
    const saved = vi.fn<(id: string) => void>()
    const { user } = await open(saved)
    await user.click(screen.getByRole('button', { name: site.save }))
    await user.type(box(banks.iban), IBAN)
    expect((box(banks.iban) as HTMLInputElement).value).toBe('TR33 0006 1005 1978 6457 8413 26')
    expect(descriptionOf(box(banks.iban))).toBe(banks.ibanGood)
    expect(bank().value).toBe('4')
    expect(bank().getAttribute('aria-invalid')).toBeNull()
    await user.type(box(banks.owner), 'Ada Kaya{Enter}')
    await waitFor(() => expect(saved).toHaveBeenCalledWith('b1'))
    expect(callsOf('finance.save_bank_account')).toMatchObject([{ bankID: 4, branchCode: '' }])
  })

  it('says at once that a complete IBAN is wrong', async () => {
    const { user } = await open()
    await user.type(box(banks.iban), `${IBAN.slice(0, -1)}7`)
    expect(descriptionOf(box(banks.iban))).toBe(fields.iban)
  })
})

describe.each(LANGS)('dialogs that protect the account (%s)', (lang) => {
  const { account, field, fields, login, site } = TEXTS[lang]

  it('need the password for a new e-mail address, and name it if it is wrong (S2.31)', async () => {
    answer('user.change_email', () => refusal('invalid_input', 'X', { password: 'wrong' }))
    const { user } = await show(<EmailDialog open onClose={() => undefined} />, lang)
    await user.type(screen.getByRole('textbox', { name: field.email }), 'ada')
    await user.click(screen.getByRole('button', { name: site.save }))
    expect(descriptionOf(screen.getByRole('textbox', { name: field.email }))).toBe(fields.email)
    await user.type(screen.getByRole('textbox', { name: field.email }), '@ornek.example')
    await user.type(screen.getByLabelText(account.passwordToConfirm), 'Poyraz1{Enter}')
    await waitFor(() => expect(descriptionOf(screen.getByLabelText(account.passwordToConfirm))).toBe('wrong'))
    await expectAccessible()
  })

  it('turn two-factor login off with a code only', async () => {
    answer('user.clear_generated_ga', {})
    const closed = vi.fn<() => void>()
    const { user } = await show(<TurnOffDialog open onClose={closed} />, lang)
    await user.type(screen.getByRole('textbox', { name: field.code }), '12a{Enter}')
    expect(descriptionOf(screen.getByRole('textbox', { name: field.code }))).toBe(fields.code_format)
    await user.clear(screen.getByRole('textbox', { name: field.code }))
    await user.type(screen.getByRole('textbox', { name: field.code }), '123456{Enter}')
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(noticesShown()).toEqual([account.twoFactorOff])
  })

  it('show the secret and its recovery codes, and switch two-factor login on by a code', async () => {
    answer('user.check_ga', {})
    const closed = vi.fn<() => void>()
    const secret = { secret: 'ABCD', otpauth: 'otpauth://totp/x?secret=ABCD', recovery: ['7K3QX-M20VD'] }
    const { user } = await show(<SetUpDialog secret={secret} onClose={closed} />, lang)
    expect(screen.getByText('ABCD').textContent).toBe('ABCD')
    expect(screen.getByRole('listitem').textContent).toBe('7K3QX-M20VD')
    await user.type(screen.getByRole('textbox', { name: account.scanCode }), '123456')
    await user.click(screen.getByRole('button', { name: login.codeSubmit }))
    await waitFor(() => expect(closed).toHaveBeenCalled())
  })
})
