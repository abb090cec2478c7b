import type { IncomingHttpHeaders } from 'node:http'
import { DAY_MS, SECOND_MS } from '@poyraz/kernel'

const NAME = 'poyraz_device'
/** Browsers accept this prefix only with Secure, from this very host and for the whole site. */
const SECURE_NAME = `__Host-${NAME}`
/** The longest that browsers keep a cookie. */
const LIFETIME_S = (400 * DAY_MS) / SECOND_MS
const VALUE = /^[A-Za-z0-9_-]{16,128}$/

export type Device = {
  readonly value: string | null
  /** It came as a cookie, so a foreign page could have made the browser send it. */
  readonly fromCookie: boolean
}

const NO_DEVICE: Device = { value: null, fromCookie: false }

/** The device of a request: the cookie, or header `x-device` of a client that keeps no cookies. */
export function deviceOf(headers: IncomingHttpHeaders, secure: boolean): Device {
  const cookie =
    headers.cookie === undefined ? null : cookieValue(headers.cookie, secure ? SECURE_NAME : NAME)
  if (cookie !== null) return { value: cookie, fromCookie: true }
  const header = headers['x-device']
  return typeof header === 'string' && VALUE.test(header) ? { value: header, fromCookie: false } : NO_DEVICE
}

/**
 * The `Set-Cookie` line that keeps a device, or with `null` forgets it. Secure wherever the site is under
 * https.
 */
export function deviceCookie(value: string | null, secure: boolean): string {
  const name = secure ? SECURE_NAME : NAME
  const lifetimeS = value === null ? 0 : LIFETIME_S
  const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifetimeS}${secure ? '; Secure' : ''}`
  return `${name}=${value ?? ''}; ${flags}`
}

function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (pair.slice(0, equals).trim() !== name) continue
    const value = pair.slice(equals + 1).trim()
    return VALUE.test(value) ? value : null
  }
  return null
}
