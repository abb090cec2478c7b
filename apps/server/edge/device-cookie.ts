import type { IncomingHttpHeaders } from 'node:http'
import { DAY_MS, SECOND_MS } from '@poyraz/kernel'

/** Browsers accept this prefix only with Secure, for this exact host and for the whole site. */
const SECURE_PREFIX = '__Host-'
/** The longest lifetime that browsers allow. */
const LIFETIME_S = (400 * DAY_MS) / SECOND_MS
const VALUE = /^[A-Za-z0-9_-]{16,128}$/

export type Device = {
  readonly value: string | null
  /** True if it came as a cookie: then a foreign page could have made the browser send it. */
  readonly fromCookie: boolean
}

const NO_DEVICE: Device = { value: null, fromCookie: false }

/** The only cookie of an endpoint: reads it from a request and writes it for a reply. */
export type EndpointCookie = {
  /** Reads the cookie, or the header of a client without cookies. */
  of(headers: IncomingHttpHeaders, secure: boolean): Device
  /**
   * Returns the `Set-Cookie` line that stores a value, or deletes it with `null`. Secure if the site is
   * served over https.
   */
  line(value: string | null, secure: boolean): string
}

/** Device id of a player. */
export const DEVICE_COOKIE = cookieNamed('poyraz_device', 'x-device')
/**
 * Session token of a staff account. The cookie outlives the session, so that the next login is from a known
 * device.
 */
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
