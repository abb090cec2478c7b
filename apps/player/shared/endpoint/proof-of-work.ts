export type Challenge = {
  readonly algorithm: string
  readonly challenge: string
  readonly salt: string
  readonly signature: string
  readonly maxnumber: number
}

/** Number of concurrent digests: keeps the browser busy but responsive. */
const BATCH = 500

/** Returns the challenge of a `proof_required` refusal, or `null` if its data has none. */
export function readChallenge(data: unknown): Challenge | null {
  if (typeof data !== 'object' || data === null) return null
  const { challenge, salt, maxnumber } = data as Partial<Challenge>
  const whole = typeof challenge === 'string' && typeof salt === 'string' && typeof maxnumber === 'number'
  return whole ? (data as Challenge) : null
}

/**
 * Finds the number whose SHA-256 with the salt is the challenge, and returns the encoded proof; `null` if
 * there is none. `onProgress` is called with the tried share of the numbers, from 0 to 1.
 */
export async function solve(
  { algorithm, challenge, salt, signature, maxnumber }: Challenge,
  onProgress: (share: number) => void,
): Promise<string | null> {
  for (let start = 0; start <= maxnumber; start += BATCH) {
    onProgress(start / maxnumber)
    const numbers = Array.from(
      { length: Math.min(BATCH, maxnumber - start + 1) },
      (_, index) => start + index,
    )
    const digests = await Promise.all(numbers.map((number) => sha256(`${salt}${number}`)))
    const hit = digests.indexOf(challenge)
    if (hit >= 0) return btoa(JSON.stringify({ algorithm, challenge, number: start + hit, salt, signature }))
  }
  return null
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
