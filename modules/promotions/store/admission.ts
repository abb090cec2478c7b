import type { AdmissionCode } from '@poyraz/contract'
import type { Tx } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import { sql } from 'kysely'

/** Asks compliance whether the player may get a bonus. The result is valid until the transaction ends. */
export async function admitBonus(tx: Tx, playerId: string, at: Date): Promise<Result<null, AdmissionCode>> {
  const { rows } = await sql<{ reason: AdmissionCode | null }>`
    select compliance.admit_bonus(${playerId}, ${at}) as reason`.execute(tx)
  const reason = rows[0]?.reason ?? null
  return reason === null ? ok(null) : err(reason)
}
