const VALUE_MAX = 0xffff_ffff

/** Returns a random number from 0 to 1, for delays that spread the requests of many pages. */
export function random(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value / VALUE_MAX
}
