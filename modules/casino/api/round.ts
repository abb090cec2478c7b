import { casinoRound, type Language, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { findRound, type RoundRow } from '../store/rounds.ts'
import { presentRoundLine } from './present.ts'

export function addRound(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoRound, async ({ input, caller, lang }) => {
    const round = await findRound(ctx.database.db, input.roundID)
    // Another player's round gets the same answer as an unknown one.
    if (!round || round.player_id !== caller.playerId) return err({ error: 'not_found' })
    return ok(presentStored(round, lang))
  })
}

/** A stored round with its outcome. */
export function presentStored(row: RoundRow, lang: Language) {
  return {
    ...presentRoundLine(row, lang),
    outcome: row.outcome as Record<string, never>,
    fairness: {
      commitment: row.commitment,
      clientSeed: row.client_seed,
      nonce: row.nonce,
      staleSeed: row.stale_seed,
    },
  }
}
