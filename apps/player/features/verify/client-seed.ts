const SEED_BYTES = 16

/** A client seed of this browser's own making: 16 random bytes as 32 hex characters. */
export function newClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
