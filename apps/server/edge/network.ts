/** A network of IPv6 has this many times the budget of one subscriber: it may be a mobile network, or one person. */
export const NETWORK_FACTOR = 8
const GROUPS = 3

/**
 * The /48 of a key that `addressKey` made of an IPv6 address; `null` for any other key. Whoever rents a /48 has
 * 65,536 subscribers' keys, so what is bounded for one is bounded for all of them, too.
 */
export function networkOf(key: string): string | null {
  return key.includes(':') ? key.split(':', GROUPS).join(':') : null
}
