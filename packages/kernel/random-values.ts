/** System randomness for ids, in server and browser. Outcomes of games use `packages/fairness` instead. */
export function getRandomValues(length: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(length))
}
