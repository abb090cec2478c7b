import { casinoRounds, type Registry } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { listRounds } from '../store/rounds.ts'
import { presentRoundLine } from './present.ts'

export function addRounds(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoRounds, async ({ input: { limit, offset, gameID }, caller, lang }) => {
    const page = { playerId: caller.playerId, gameId: gameID ?? null, limit, offset }
    const { rows, total } = await listRounds(ctx.database.db, page)
    const items = rows.map((row) => ({ ...presentRoundLine(row, lang), nonce: row.nonce }))
    return ok({ items, total, limit, offset })
  })
}
