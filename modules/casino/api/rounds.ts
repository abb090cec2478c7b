import { casinoRounds, type Registry } from '@poyraz/contract'
import { DAY_MS, istanbulDayStartMs, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { listRounds } from '../store/rounds.ts'
import { presentRoundLine } from './present.ts'

export function addRounds(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoRounds, async ({ input, caller, lang }) => {
    const { limit, offset, gameID, startDate, endDate } = input
    const page = {
      playerId: caller.playerId,
      gameId: gameID ?? null,
      from: startDate === undefined ? null : new Date(istanbulDayStartMs(startDate)),
      to: endDate === undefined ? null : new Date(istanbulDayStartMs(endDate) + DAY_MS),
      limit,
      offset,
    }
    const { rows, total, sums } = await listRounds(ctx.database.db, page)
    const items = rows.map((row) => ({
      ...presentRoundLine(row, lang),
      bought: row.bought ? (1 as const) : (0 as const),
      nonce: row.nonce,
    }))
    return ok({ items, total, sums, limit, offset })
  })
}
