import { casinoRecentGames, RECENT_GAMES_MAX, type Registry } from '@poyraz/contract'
import { DAY_MS, istanbulDay, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { listRecentGames } from '../store/player-days.ts'

const DAYS_SHOWN = 90

export function addRecentGames(registry: Registry, { database, clock }: CasinoCtx): void {
  registry.add(casinoRecentGames, async ({ caller: { playerId } }) => {
    const sinceDay = istanbulDay(clock.nowMs() - DAYS_SHOWN * DAY_MS)
    const rows = await listRecentGames(database.db, { playerId, sinceDay, limit: RECENT_GAMES_MAX })
    return ok(rows.map(({ game_id, last_at }) => ({ gameID: game_id, date: last_at.toISOString() })))
  })
}
