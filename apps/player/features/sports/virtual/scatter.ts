/**
 * Returns a number from 0 to 1 that follows from a text (FNV-1a, 32 bits), so that every page draws the same
 * picture of a round. It decides nothing.
 */
export function scatter(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** Returns a number from 0 to 1, without speed at both ends, for a `value` between `from` and `to`. */
export function smooth(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
