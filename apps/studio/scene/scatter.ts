/** A number of 0..1 that belongs to `index` and `salt`: scattered, and the same every time. */
export function scatter(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43_758.5453
  return value - Math.floor(value)
}
