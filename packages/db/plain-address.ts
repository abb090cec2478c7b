import { isIP } from 'node:net'

/**
 * Returns the address as PostgreSQL reads it: IPv4 without its IPv6 prefix (`::ffff:`), IPv6 without its
 * zone, and `0.0.0.0` if it is no address.
 */
export function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=[0-9]+\.)/i, '')
  return isIP(plain) ? plain : '0.0.0.0'
}
