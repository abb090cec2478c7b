import type { Db } from '@poyraz/db'
import { type Clock, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { Challenge } from 'altcha-lib/v1/types'
import { sql } from 'kysely'
import { z } from 'zod'
import { FLOOD_LEVEL_MAX } from './attempts/flood.ts'
import type { Secrets } from './secrets.ts'

const LIFETIME_MS = 10 * MINUTE_MS
/**
 * Largest number of level 1. A browser tries half of it on average, in about a second. Each level doubles it.
 */
const NUMBER_MAX = 50_000

export type SolvedProof = { readonly challenge: string; readonly expiresAt: Date }

/** The subject of a proof of work; `level` is at least 1. */
export type ProofTask = {
  readonly action: 'register' | 'login' | 'support'
  readonly address: string
  readonly level: number
}

export type ProofOfWork = {
  challenge(task: ProofTask): Promise<Challenge>
  /**
   * Returns the proof if this server issued it for this task, and it is solved and not expired. It does not
   * check if the proof was used (`useProof`). A proof one level too easy is accepted, because the level may
   * rise while a browser solves it.
   */
  check(proof: string, task: ProofTask): Promise<SolvedProof | null>
}

const solution = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0).max(numberMax(FLOOD_LEVEL_MAX)),
  salt: z.string().max(400),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

/**
 * Proof of work: a puzzle that costs a browser a second and slows robots down. It is bound to action, address
 * and level.
 */
export function createProofOfWork({ clock, secrets }: { clock: Clock; secrets: Secrets }): ProofOfWork {
  const hmacKey = secrets.mac('proof', 'key').toString('hex')
  const addressMark = (address: string) => secrets.mac('proof', `address:${address}`).toString('hex')
  return {
    challenge: ({ action, address, level }) =>
      createChallenge({
        hmacKey,
        maxnumber: numberMax(level),
        expires: new Date(clock.nowMs() + LIFETIME_MS),
        params: { action, address: addressMark(address), level: String(level) },
      }),
    async check(proof, task) {
      const payload = solution.safeParse(decoded(proof))
      if (!payload.success) return null
      // Our clock decides about expiry, so the library's own check is off.
      if (!(await verifySolution(payload.data, hmacKey, false))) return null
      const { action, address, level, expires } = extractParams(payload.data)
      const expiresAt = new Date(Number(expires) * SECOND_MS)
      const isFor = action === task.action && address === addressMark(task.address)
      const fits = isFor && Number(level) >= task.level - 1 && expiresAt.getTime() > clock.nowMs()
      return fits ? { challenge: payload.data.challenge, expiresAt } : null
    },
  }
}

/** Uses a proof up. False if it was used before, also by a parallel request. */
export async function useProof(db: Db, proof: SolvedProof): Promise<boolean> {
  const { rows } = await sql`
    insert into identity.used_proof (challenge, expires_at) values (${proof.challenge}, ${proof.expiresAt})
    on conflict do nothing returning challenge`.execute(db)
  return rows.length > 0
}

function numberMax(level: number): number {
  return NUMBER_MAX * 2 ** (level - 1)
}

function decoded(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
  } catch {
    return null
  }
}
