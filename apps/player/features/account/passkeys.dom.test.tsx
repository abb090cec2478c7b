import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { alreadyKnown, cancelled, giveBrowserPasskeys } from '../../testing/passkeys.ts'
import { expectAccessible, LANGS, noticesShown, show, TEXTS } from '../../testing/show.tsx'
import { PasskeysCard } from './components/passkeys-card.tsx'

const PASSKEY = {
  id: '01997000-0000-7000-8000-000000000001',
  name: 'Chrome · Android',
  createdAt: '2026-11-21T09:00:00.000Z',
  lastUsedAt: null,
}
const OPTIONS = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'Poyraz' },
  user: { id: 'AQID', name: 'ilkay', displayName: 'İlkay Şahin' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
}

fakeServer()

describe.each(LANGS)('the passkeys of a player (%s)', (lang) => {
  const { account, site } = TEXTS[lang]
  const open = async (passkeys: readonly object[] = [PASSKEY]) => {
    answer('user.passkeys', passkeys)
    const shown = await show(<PasskeysCard />, lang)
    await screen.findByText(passkeys.length > 0 ? PASSKEY.name : account.passkeysNone)
    return shown
  }
  const add = () => screen.getByRole('button', { name: account.passkeyAdd })

  it('are listed with their names, and none can be added where the browser has no passkeys', async () => {
    await open()
    expect(screen.getByText(new RegExp(account.passkeyUnused))).toBeTruthy()
    expect(screen.getByText(account.passkeysUnsupported)).toBeTruthy()
    expect(screen.queryByRole('button', { name: account.passkeyAdd })).toBeNull()
    await expectAccessible()
  })

  it('are added with what the browser made', async () => {
    giveBrowserPasskeys()
    answer('user.passkey_create', OPTIONS)
    answer('user.passkey_add', PASSKEY)
    const { user } = await open([])
    await user.click(add())
    await waitFor(() => expect(noticesShown()).toEqual([account.passkeyAdded]))
    expect(callsOf('user.passkey_add')).toEqual([
      { id: 'AQID', clientDataJSON: 'Y2xpZW50', attestationObject: 'bWFkZQ', transports: ['internal'] },
    ])
  })

  it.each([
    ['the player closed the dialog', cancelled, account.passkeyCancelled],
    ['the device has one already', alreadyKnown, account.passkeyKnown],
  ])('are not added if %s, and the site says so', async (_name, create, words) => {
    giveBrowserPasskeys({ create })
    answer('user.passkey_create', OPTIONS)
    const { user } = await open([])
    await user.click(add())
    await waitFor(() => expect(noticesShown()).toEqual([words]))
    expect(callsOf('user.passkey_add')).toEqual([])
    await waitFor(() => expect(add().getAttribute('aria-busy')).toBeNull())
  })

  it('are renamed', async () => {
    answer('user.passkey_rename', [])
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: new RegExp(account.passkeyRename) }))
    const field = await screen.findByRole('textbox', { name: account.passkeyName })
    expect((field as HTMLInputElement).value).toBe(PASSKEY.name)
    await user.clear(field)
    await user.type(field, 'Telefonum')
    await user.click(screen.getByRole('button', { name: site.save }))
    await waitFor(() => expect(noticesShown()).toEqual([account.saved]))
    expect(callsOf('user.passkey_rename')).toEqual([{ id: PASSKEY.id, name: 'Telefonum' }])
  })

  it('are removed after a question, with a fresh proof if the server asks for one', async () => {
    answer('user.get_user_profile', { twoFactor: 'none' })
    answer('user.step_up', [])
    let proven = false
    answer('user.passkey_remove', () =>
      proven
        ? { result: true, message: '', code: 200, error: null, data: [] }
        : refusal('step_up_required', 'X'),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${account.passkeyRemove}`) }))
    await screen.findByText(account.passkeyRemoveText.replace('{name}', PASSKEY.name))
    await user.click(screen.getByRole('button', { name: account.passkeyRemove }))
    const password = await screen.findByLabelText(TEXTS[lang].field.password)
    proven = true
    await user.type(password, 'Gizli1{Enter}')
    await waitFor(() => expect(noticesShown()).toEqual([account.passkeyRemoved]))
    expect(callsOf('user.passkey_remove').at(-1)).toEqual({ id: PASSKEY.id })
  })
})
