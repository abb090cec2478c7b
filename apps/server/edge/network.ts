/**
 * An IPv6 network has this many times the budget of one subscriber: it may be a mobile network, or one
 * person.
 */
export const NETWORK_FACTOR = 8
const GROUPS = 3

/**
 * Returns the /48 of a key that `addressKey` made of an IPv6 address; `null` for other keys. A /48 contains
 * 65,536 subscriber keys that one person can rent, so each limit also applies to the /48 as a whole.
 */
export function networkOf(key: string): string | null {
  return key.includes(':') ? key.split(':', GROUPS).join(':') : null
}
