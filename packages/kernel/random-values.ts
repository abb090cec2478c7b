/** System randomness for ids, in server and browser alike. Outcomes never use it: they are `packages/fairness`. */
export function getRandomValues(length: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(length))
}
