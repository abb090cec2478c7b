const VALUE_MAX = 0xffff_ffff

/** From 0 to 1, to spread what many pages would do at once. */
export function random(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value / VALUE_MAX
}
