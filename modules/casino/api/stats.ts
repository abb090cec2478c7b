import { casinoStats, type Language, type Registry } from '@poyraz/contract'
import { kurus, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { type PlayFigures, type PlayFiguresRow, readPlay } from '../store/player-days.ts'

export function addStats(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoStats, async ({ input: { gameID, ...days }, caller, lang }) => {
    const filter = { ...days, playerId: caller.playerId, gameId: gameID ?? null }
    const rows = await readPlay(ctx.database.db, filter)
    return ok({
      total: presentFigures(rows.find(({ period, game_id }) => period === null && game_id === null)),
      periods: rows.flatMap((row) =>
        row.period === null ? [] : [{ period: row.period, ...presentFigures(row) }],
      ),
      games: rows.flatMap((row) =>
        row.game_id === null ? [] : [presentGameFigures(row, row.game_id, lang)],
      ),
    })
  })
}

function presentGameFigures(row: PlayFiguresRow, gameID: number, lang: Language) {
  const gameName = (lang === 'tr' ? row.name_tr : row.name_en) ?? ''
  return { gameID, slug: row.slug ?? '', gameName, ...presentFigures(row) }
}

function presentFigures(row: PlayFigures | undefined) {
  return {
    rounds: Number(row?.rounds ?? 0n),
    stake: kurus(row?.stake ?? 0n),
    win: kurus(row?.win ?? 0n),
    biggestWin: kurus(row?.biggest_win ?? 0n),
    featureSpins: row?.feature_spins ?? 0,
    playedMs: Number(row?.played_ms ?? 0n),
  }
}
