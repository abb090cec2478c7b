import { type Clock, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { Challenge } from 'altcha-lib/v1/types'
import { z } from 'zod'
import type { Secrets } from './secrets.ts'

const LIFETIME_MS = 10 * MINUTE_MS
/** Half of it on average: about a second of hashing in a browser. */
const NUMBER_MAX = 50_000
const ACTION = 'register'

export type SolvedProof = { readonly challenge: string; readonly expiresAt: Date }

export type ProofOfWork = {
  challenge(address: string): Promise<Challenge>
  /** The proof, if it is ours, solved, in time and for this address; whether it was used is the database's to say. */
  check(proof: string, address: string): Promise<SolvedProof | null>
}

const solution = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0).max(NUMBER_MAX),
  salt: z.string().max(400),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

/** Work that costs a browser a second and a sign-up robot its speed; bound to the action and the address. */
export function createProofOfWork({ clock, secrets }: { clock: Clock; secrets: Secrets }): ProofOfWork {
  const hmacKey = secrets.mac('proof', 'key').toString('hex')
  const addressMark = (address: string) => secrets.mac('proof', `address:${address}`).toString('hex')
  return {
    challenge: (address) =>
      createChallenge({
        hmacKey,
        maxnumber: NUMBER_MAX,
        expires: new Date(clock.nowMs() + LIFETIME_MS),
        params: { action: ACTION, address: addressMark(address) },
      }),
    async check(proof, address) {
      const payload = solution.safeParse(decoded(proof))
      if (!payload.success) return null
      // Our clock decides about time, so the library is told not to look at its own.
      if (!(await verifySolution(payload.data, hmacKey, false))) return null
      const { action, address: mark, expires } = extractParams(payload.data)
      const expiresAt = new Date(Number(expires) * SECOND_MS)
      const fits = action === ACTION && mark === addressMark(address) && expiresAt.getTime() > clock.nowMs()
      return fits ? { challenge: payload.data.challenge, expiresAt } : null
    },
  }
}

function decoded(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
  } catch {
    return null
  }
}
