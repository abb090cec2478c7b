import { describe, expect, it } from 'vitest'
import { passkeySite } from './site.ts'

describe('the site of passkeys', () => {
  it.each([
    ['https://poyraz.example', 'poyraz.example'],
    ['https://www.poyraz.example:8443', 'www.poyraz.example'],
    ['http://localhost:8080', 'localhost'],
  ])('%s is named by its host alone', (origin, rpId) => {
    expect(passkeySite(origin)).toEqual({ ok: true, value: { origin, rpId } })
  })

  it.each(['http://127.0.0.1:8080', 'http://[::1]:8080'])('%s has none: it is an address', (origin) => {
    expect(passkeySite(origin)).toEqual({ ok: false, error: { error: 'not_available' } })
  })
})
