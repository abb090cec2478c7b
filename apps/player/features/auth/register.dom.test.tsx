import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { descriptionOf, expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { RegisterPage } from './components/register-page.tsx'

fakeServer()

describe.each(LANGS)('the registration form (%s)', (lang) => {
  const { register, field, fields, site } = TEXTS[lang]
  const box = (name: string) =>
    screen.getByRole('textbox', {
      name: (accessible) => accessible.replace(` · ${site.optional}`, '') === name,
    })
  const password = () => screen.getByLabelText(field.password)
  const repeated = () => screen.getByLabelText(field.passwordConfirm)
  const next = () => screen.getByRole('button', { name: register.next })
  const submit = () => screen.getByRole('button', { name: register.submit })
  const openStep = () =>
    screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-current') === 'step')?.textContent
  const focused = () => document.activeElement?.textContent ?? ''

  async function passAccount(user: UserEvent) {
    await user.type(box(field.username), 'ilkay.34')
    await user.type(box(field.email), 'ilkay@ornek.example')
    await user.type(password(), 'Gizli-Soz9')
    await user.type(repeated(), 'Gizli-Soz9')
    await user.click(next())
  }

  async function passPerson(user: UserEvent) {
    await user.type(box(field.firstname), 'İlkay')
    await user.type(box(field.lastname), 'Şahin')
    await user.type(box(field.day), '7')
    await user.selectOptions(screen.getByRole('combobox', { name: field.month }), '3')
    await user.type(box(field.year), '1990')
    await user.type(box(field.identityNumber), '12345678950')
    await user.click(next())
  }

  async function finish(user: UserEvent) {
    await user.type(box(field.phone), '0532 123 45 67')
    await user.type(screen.getByLabelText(field.city), 'İzmir')
    await user.type(box(field.address), 'Çiçek Sokak 4')
    await user.click(screen.getByRole('checkbox', { name: field.acceptRules }))
    await user.click(submit())
  }

  it('stays in a step with errors, counts those of the step and focuses the first field', async () => {
    const { user } = await show(<RegisterPage />, lang)
    await user.click(next())
    expect(openStep()).toBe(register.steps.account)
    expect(document.activeElement).toBe(box(field.username))
    expect(descriptionOf(box(field.username))).toBe(fields.required)
    expect(box(field.firstname).getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByText(/\b3\b/, { selector: '[role=status]' })).toBeTruthy()
    await expectAccessible()
  })

  it('judges a field when it is left, not while it is typed', async () => {
    const { user } = await show(<RegisterPage />, lang)
    await user.type(box(field.email), 'ada')
    expect(box(field.email).getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    expect(descriptionOf(box(field.email))).toBe(fields.email)
    await user.tab()
    expect(repeated().getAttribute('aria-invalid')).toBeNull()
  })

  it('compares both passwords when either is changed', async () => {
    const { user } = await show(<RegisterPage />, lang)
    await user.type(password(), 'Gizli-Soz9')
    await user.type(repeated(), 'Gizli-Soz8')
    await user.tab()
    expect(descriptionOf(repeated())).toBe(fields.password_mismatch)
    await user.type(password(), '{Backspace}8')
    expect(repeated().getAttribute('aria-invalid')).toBeNull()
  })

  it('moves the focus to the heading of each step, and going back keeps what was typed', async () => {
    const { user, history } = await show(<RegisterPage />, lang)
    await passAccount(user)
    expect(focused()).toContain(register.steps.person)
    expect(openStep()).toBe(register.steps.person)
    await user.type(box(field.firstname), 'İlkay')
    await user.click(screen.getByRole('button', { name: register.back }))
    expect(focused()).toContain(register.steps.account)
    expect((box(field.username) as HTMLInputElement).value).toBe('ilkay.34')
    await user.click(next())
    expect((box(field.firstname) as HTMLInputElement).value).toBe('İlkay')
    act(() => history.back())
    await waitFor(() => expect(openStep()).toBe(register.steps.account))
    await expectAccessible()
  })

  it('judges the date of birth when its three parts are left', async () => {
    const { user } = await show(<RegisterPage />, lang)
    await passAccount(user)
    await user.type(box(field.day), '30')
    await user.selectOptions(screen.getByRole('combobox', { name: field.month }), '2')
    await user.type(box(field.year), '1990')
    expect(box(field.day).getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    for (const part of [box(field.day), box(field.year)]) expect(descriptionOf(part)).toBe(fields.birth_date)
  })

  it('checks the T.C. kimlik no while it is typed', async () => {
    const { user } = await show(<RegisterPage />, lang)
    await passAccount(user)
    const number = box(field.identityNumber)
    await user.type(number, '1234567895')
    expect(descriptionOf(number)).toMatch(/^1 /)
    await user.type(number, '1')
    expect(descriptionOf(number)).toBe(fields.identity_number)
    await user.type(number, '{Backspace}0')
    expect(number.getAttribute('aria-invalid')).toBeNull()
    expect(descriptionOf(number)).toBe(`✓ ${register.identityValid}`)
  })

  it('sends what was typed in all steps, and an error of the server opens its step and field', async () => {
    answer('user.register', () => refusal('invalid_input', 'X', { username: 'taken' }))
    const { user } = await show(<RegisterPage />, lang)
    await passAccount(user)
    await passPerson(user)
    expect(openStep()).toBe(register.steps.contact)
    await finish(user)
    await waitFor(() => expect(descriptionOf(box(field.username))).toBe('taken'))
    expect(openStep()).toBe(register.steps.account)
    expect(document.activeElement).toBe(box(field.username))
    expect(callsOf('user.register')).toMatchObject([
      { birthDate: '1990-03-07', country: 'TR', currency: 'TRY', smsOptIn: false, acceptRules: true },
    ])
    await user.type(box(field.username), '5')
    expect(box(field.username).getAttribute('aria-invalid')).toBeNull()
  })

  it('unfolds the code that the server refuses', async () => {
    answer('user.register', () => refusal('invalid_input', 'X', { promoCode: 'gone' }))
    const { user } = await show(<RegisterPage />, lang)
    await passAccount(user)
    await passPerson(user)
    await finish(user)
    await waitFor(() => expect(descriptionOf(box(field.promoCode))).toBe('gone'))
    expect(box(field.promoCode).closest('details')?.open).toBe(true)
  })
})
