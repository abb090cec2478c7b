import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { GateDecision } from '../licence-gate.ts'
import { GATED } from '../profile.ts'

export type StoredDecision = GateDecision & { readonly product: string; readonly inputs: object }

/**
 * Stores each decision that differs from the last one of its product in answer, reason, rule version or
 * inputs.
 */
export async function keepDecisions(
  tx: Tx,
  playerId: string,
  decided: { decisions: readonly StoredDecision[]; ruleVersion: string; at: Date },
): Promise<void> {
  await sql`
    insert into compliance.decision (player_id, product, answer, reason, rule_version, inputs, at)
    select ${playerId}, d.product, d.answer, d.reason, ${decided.ruleVersion}, d.inputs, ${decided.at}
    from jsonb_to_recordset(${JSON.stringify(decided.decisions)}::jsonb)
      as d (product text, answer text, reason text, inputs jsonb)
    left join lateral (
      select answer, reason, rule_version, inputs from compliance.decision l
      where l.player_id = ${playerId} and l.product = d.product order by id desc limit 1) last on true
    where (last.answer, last.reason, last.rule_version, last.inputs)
      is distinct from (d.answer, d.reason, ${decided.ruleVersion}, d.inputs)`.execute(tx)
}

/** Returns the signs of Türkiye in the newest decision; none before the first decision. */
export async function lastSigns(db: Db, playerId: string): Promise<readonly string[]> {
  // All products of one review have the same signs, so one product is enough.
  const { rows } = await sql<{ signs: readonly string[] }>`
    select inputs -> 'signs' as signs from compliance.decision
    where player_id = ${playerId} and product = ${GATED[0]} order by id desc limit 1`.execute(db)
  return rows[0]?.signs ?? []
}
