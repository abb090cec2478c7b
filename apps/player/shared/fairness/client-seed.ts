const SEED_BYTES = 16

/** Creates a random client seed: 16 bytes as 32 hex characters. */
export function newClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
