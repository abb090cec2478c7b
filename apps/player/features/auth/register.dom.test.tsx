import { screen, waitFor } from '@testing-library/react'
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
  const submit = () => screen.getByRole('button', { name: register.submit })

  it('shows every error of an empty form, counts them and focuses the first field', async () => {
    const { user } = await show(<RegisterPage />, lang)
    await user.click(submit())
    expect(document.activeElement).toBe(box(field.username))
    expect(descriptionOf(box(field.username))).toBe(fields.required)
    expect(descriptionOf(screen.getByRole('checkbox', { name: field.acceptRules }))).toBe(
      fields.rules_required,
    )
    expect(screen.getByText(/\b11\b/).getAttribute('role')).toBe('status')
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

  it('judges the date of birth when its three parts are left', async () => {
    const { user } = await show(<RegisterPage />, lang)
    await user.type(box(field.day), '30')
    await user.selectOptions(screen.getByRole('combobox', { name: field.month }), '2')
    await user.type(box(field.year), '1990')
    expect(box(field.day).getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    for (const part of [box(field.day), box(field.year)]) expect(descriptionOf(part)).toBe(fields.birth_date)
  })

  it('sends what was typed and shows a refusal at its field', async () => {
    answer('user.register', () => refusal('invalid_input', 'X', { username: 'taken' }))
    const { user } = await show(<RegisterPage />, lang)
    await user.type(box(field.username), 'ilkay.34')
    await user.type(box(field.email), 'ilkay@ornek.example')
    await user.type(password(), 'Gizli-Soz9')
    await user.type(repeated(), 'Gizli-Soz9')
    await user.type(box(field.firstname), 'İlkay')
    await user.type(box(field.lastname), 'Şahin')
    await user.type(box(field.day), '7')
    await user.selectOptions(screen.getByRole('combobox', { name: field.month }), '3')
    await user.type(box(field.year), '1990')
    await user.type(box(field.identityNumber), '12345678950')
    await user.type(box(field.phone), '0532 123 45 67')
    await user.type(screen.getByLabelText(field.city), 'İzmir')
    await user.type(box(field.address), 'Çiçek Sokak 4')
    await user.click(screen.getByRole('checkbox', { name: field.acceptRules }))
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(box(field.username))).toBe('taken'))
    expect(document.activeElement).toBe(box(field.username))
    expect(callsOf('user.register')).toMatchObject([
      { birthDate: '1990-03-07', country: 'TR', currency: 'TRY', smsOptIn: false, acceptRules: true },
    ])
    await user.type(box(field.username), '5')
    expect(box(field.username).getAttribute('aria-invalid')).toBeNull()
  })
})
