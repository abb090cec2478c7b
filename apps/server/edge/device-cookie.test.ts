import { describe, expect, it } from 'vitest'
import { deviceCookie, deviceOf } from './device-cookie.ts'

const value = 'd'.repeat(26)
const other = 'e'.repeat(26)

describe('deviceOf', () => {
  it.each([
    ['the cookie', { cookie: `a=b; poyraz_device=${value}` }, false, { value, fromCookie: true }],
    [
      'the prefixed cookie under https',
      { cookie: `__Host-poyraz_device=${value}` },
      true,
      { value, fromCookie: true },
    ],
    [
      'not the bare name under https',
      { cookie: `poyraz_device=${value}` },
      true,
      { value: null, fromCookie: false },
    ],
    ['the header', { 'x-device': value }, false, { value, fromCookie: false }],
    [
      'the cookie before the header',
      { cookie: `poyraz_device=${value}`, 'x-device': other },
      false,
      {
        value,
        fromCookie: true,
      },
    ],
    [
      'nothing malformed',
      { cookie: 'poyraz_device=<script>; poyraz_device', 'x-device': 'short' },
      false,
      {
        value: null,
        fromCookie: false,
      },
    ],
    ['nothing', {}, false, { value: null, fromCookie: false }],
  ])('takes %s', (_, headers, secure, device) => {
    expect(deviceOf(headers, secure)).toEqual(device)
  })
})

describe('deviceCookie', () => {
  it('is not available to scripts and foreign pages', () => {
    const line = deviceCookie(value, true)
    expect(line).toMatch(
      new RegExp(`^__Host-poyraz_device=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=`),
    )
    expect(line).toMatch(/; Secure$/)
    expect(deviceOf({ cookie: line }, true).value).toBe(value)
  })

  it('omits Secure without https, where browsers would drop the cookie', () => {
    expect(deviceCookie(value, false)).not.toContain('Secure')
  })

  it('deletes the cookie', () => {
    expect(deviceCookie(null, false)).toMatch(/^poyraz_device=; .*Max-Age=0$/)
  })
})
