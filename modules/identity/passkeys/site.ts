import { isIP } from 'node:net'
import { err, ok, type Result } from '@poyraz/kernel'

/** The site for which passkeys are made: its origin, and the host name that they are bound to. */
export type PasskeySite = { readonly origin: string; readonly rpId: string }

/** Returns the site of an origin. Browsers bind passkeys to host names, never to IP addresses. */
export function passkeySite(ownOrigin: string): Result<PasskeySite, { error: 'not_available' }> {
  const { hostname, origin } = new URL(ownOrigin)
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return err({ error: 'not_available' })
  return ok({ origin, rpId: hostname })
}
