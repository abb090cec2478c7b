import { casinoGameInfo, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { FEATURES, MECHANICS, namesOf } from '../lobby-words.ts'

export function addGameInfo(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoGameInfo, async ({ input: { gameID }, lang }) => {
    const isOpen = (await ctx.catalogue()).byId.get(gameID)?.enabled === true
    const game = isOpen ? ctx.houseGames.get(gameID) : undefined
    if (!game) return err({ error: 'not_found' as const })
    const certificate = game.certifiedSummary?.() ?? null
    return ok({
      gameID,
      rulesHash: game.rulesHash,
      mechanics: namesOf(MECHANICS, game.features, lang),
      features: namesOf(FEATURES, game.features, lang),
      certificate: certificate && { ...certificate, rows: [...certificate.rows] },
    })
  })
}
