/** One character of a rolling amount: `changed` ones move, the others stand still. */
export type RollingDigit = { readonly key: string; readonly char: string; readonly changed: boolean }

/**
 * Compares two written amounts from the right, where units stand under units, and says which characters
 * moved. Keys count from the right, so a longer amount keeps the places of its lower digits.
 */
export function rollingDigits(before: string, after: string): RollingDigit[] {
  const old = Array.from(before).reverse()
  return Array.from(after)
    .reverse()
    .map((char, place) => ({ key: `${place}:${char}`, char, changed: old[place] !== char }))
    .reverse()
}
