import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { cancelled, giveBrowserPasskeys } from '../../testing/passkeys.ts'
import { descriptionOf, expectAccessible, LANGS, noticesShown, show, TEXTS } from '../../testing/show.tsx'
import { ForgotPage } from './components/forgot-page.tsx'
import { LoginPage } from './components/login-page.tsx'

fakeServer()

describe.each(LANGS)('the login form (%s)', (lang) => {
  const { login, field, fields } = TEXTS[lang]
  const username = () => screen.getByRole('textbox', { name: field.account })
  const password = () => screen.getByLabelText(field.password)
  const submit = () => screen.getByRole('button', { name: login.submit })

  it('shows the broken rule of each field, described by it, and focuses the first', async () => {
    const { user } = await show(<LoginPage />, lang)
    await user.click(submit())
    for (const control of [username(), password()]) {
      expect(control.getAttribute('aria-invalid')).toBe('true')
      expect(descriptionOf(control)).toBe(fields.required)
    }
    expect(document.activeElement).toBe(username())
    expect(callsOf('user.login')).toEqual([])
    await expectAccessible()
  })

  it('removes the error of a field while it is filled in, and keeps that of the other', async () => {
    const { user } = await show(<LoginPage />, lang)
    await user.click(submit())
    await user.type(username(), 'ada')
    expect(username().getAttribute('aria-invalid')).toBeNull()
    expect(password().getAttribute('aria-invalid')).toBe('true')
  })

  it('explains refused credentials above the button and keeps the typed text', async () => {
    answer('user.login', () => refusal('login_failed', 'X'))
    const { user } = await show(<LoginPage />, lang)
    await user.type(username(), 'ada')
    await user.type(password(), 'Gizli1{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(login.failed.replace('{message}', 'X')),
    )
    expect(callsOf('user.login')).toEqual([{ username: 'ada', password: 'Gizli1' }])
    expect((password() as HTMLInputElement).value).toBe('Gizli1')
  })

  it('sends once while an answer is awaited, and says that it is busy', async () => {
    let reply: (answered: ReturnType<typeof refusal>) => void = () => undefined
    answer('user.login', () => new Promise((resolve) => (reply = resolve)))
    const { user } = await show(<LoginPage />, lang)
    await user.type(username(), 'ada')
    await user.type(password(), 'Gizli1{Enter}{Enter}')
    await user.click(submit())
    expect(submit().getAttribute('aria-busy')).toBe('true')
    expect(callsOf('user.login')).toHaveLength(1)
    reply(refusal('login_failed', 'X'))
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull())
  })

  it('shows the password on request', async () => {
    const { user } = await show(<LoginPage />, lang)
    await user.click(screen.getByRole('button', { name: field.showPassword }))
    expect(password().getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: field.hidePassword }))
    expect(password().getAttribute('type')).toBe('password')
  })
})

describe.each(LANGS)('a login with a passkey (%s)', (lang) => {
  const { login } = TEXTS[lang]
  const OPTIONS = { challenge: 'AQID', rpId: 'localhost', timeout: 300_000, userVerification: 'required' }
  const enter = () => screen.getByRole('button', { name: login.passkey })

  it('is not offered where the browser has no passkeys', async () => {
    await show(<LoginPage />, lang)
    expect(screen.queryByRole('button', { name: login.passkey })).toBeNull()
  })

  it('sends what the browser signed, and says what the server refuses', async () => {
    giveBrowserPasskeys()
    answer('user.passkey_challenge', OPTIONS)
    answer('user.passkey_login', () => refusal('passkey_failed', 'X'))
    const { user } = await show(<LoginPage />, lang)
    await user.click(enter())
    await screen.findByText('X')
    expect(callsOf('user.passkey_login')).toEqual([
      {
        id: 'AQID',
        clientDataJSON: 'Y2xpZW50',
        authenticatorData: 'ZGF0YQ',
        signature: 'c2lnbmVk',
        userHandle: 'aGFuZGxl',
      },
    ])
    await expectAccessible()
  })

  it('sends nothing if the player closes the dialog of the browser, and can be tried again', async () => {
    giveBrowserPasskeys({ get: cancelled })
    answer('user.passkey_challenge', OPTIONS)
    const { user } = await show(<LoginPage />, lang)
    await user.click(enter())
    await screen.findByText(login.passkeyCancelled)
    expect(callsOf('user.passkey_login')).toEqual([])
    await waitFor(() => expect(enter().getAttribute('aria-busy')).toBeNull())
  })
})

describe.each(LANGS)('the form of a forgotten password (%s)', (lang) => {
  const { forgot, field } = TEXTS[lang]

  it('sends a name or an e-mail as such, says so and leads to the login', async () => {
    answer('user.forgot', {})
    const { user, history } = await show(<ForgotPage />, lang)
    await user.type(screen.getByRole('textbox', { name: field.account }), ' ada@ornek.example {Enter}')
    await waitFor(() => expect(noticesShown()).toEqual([forgot.sent]))
    expect(callsOf('user.forgot')).toEqual([{ email: 'ada@ornek.example' }])
    expect(history.location.pathname).toBe('/login')
  })
})
