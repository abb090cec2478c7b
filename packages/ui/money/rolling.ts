/** Character of a rolling amount; only `changed` ones are animated. */
export type RollingDigit = { readonly key: string; readonly char: string; readonly changed: boolean }

/**
 * Compares two formatted amounts from the right, digit by digit, and marks the changed characters. Keys count
 * from the right, so the lower digits keep their keys when the amount gets longer.
 */
export function rollingDigits(before: string, after: string): RollingDigit[] {
  const old = Array.from(before).reverse()
  return Array.from(after)
    .reverse()
    .map((char, place) => ({ key: `${place}:${char}`, char, changed: old[place] !== char }))
    .reverse()
}
