import type { IncomingHttpHeaders } from 'node:http'
import { DAY_MS, SECOND_MS } from '@poyraz/kernel'

/** Browsers accept this prefix only with Secure, from this very host and for the whole site. */
const SECURE_PREFIX = '__Host-'
/** The longest that browsers keep a cookie. */
const LIFETIME_S = (400 * DAY_MS) / SECOND_MS
const VALUE = /^[A-Za-z0-9_-]{16,128}$/

export type Device = {
  readonly value: string | null
  /** It came as a cookie, so a foreign page could have made the browser send it. */
  readonly fromCookie: boolean
}

const NO_DEVICE: Device = { value: null, fromCookie: false }

/** The one cookie of an endpoint: read from a request, and written for a reply. */
export type EndpointCookie = {
  /** The cookie, or the header of a client that keeps no cookies. */
  of(headers: IncomingHttpHeaders, secure: boolean): Device
  /** The `Set-Cookie` line that keeps a value, or with `null` forgets it. Secure wherever the site is under https. */
  line(value: string | null, secure: boolean): string
}

/** The device of a player. */
export const DEVICE_COOKIE = cookieNamed('poyraz_device', 'x-device')
/** The session of an account of staff. It is kept long after its end: the next login is from a known device. */
export const STAFF_COOKIE = cookieNamed('poyraz_staff', 'x-staff-session')
export const { of: deviceOf, line: deviceCookie } = DEVICE_COOKIE

function cookieNamed(name: string, headerName: string): EndpointCookie {
  const nameOf = (secure: boolean) => (secure ? `${SECURE_PREFIX}${name}` : name)
  return {
    of(headers, secure) {
      const cookie = headers.cookie === undefined ? null : cookieValue(headers.cookie, nameOf(secure))
      if (cookie !== null) return { value: cookie, fromCookie: true }
      const header = headers[headerName]
      return typeof header === 'string' && VALUE.test(header)
        ? { value: header, fromCookie: false }
        : NO_DEVICE
    },
    line(value, secure) {
      const lifetimeS = value === null ? 0 : LIFETIME_S
      const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifetimeS}${secure ? '; Secure' : ''}`
      return `${nameOf(secure)}=${value ?? ''}; ${flags}`
    },
  }
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
