/** Returns a pseudo-random number of 0..1 for `index` and `salt`; always the same. */
export function scatter(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43_758.5453
  return value - Math.floor(value)
}
