import { casinoFigures, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'

/** One game at a time: its full cycle of spins is counted at the first call, in some tenths of a second. */
export function addFigures(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoFigures, async ({ input: { gameID } }) => {
    const isOpen = (await ctx.catalogue()).games.some(({ id }) => id === gameID)
    const game = isOpen ? ctx.houseGames.get(gameID) : undefined
    const figures = game?.roundFigures?.()
    return game && figures
      ? ok({ gameID, ...figures, stakes: [...game.stakes] })
      : err({ error: 'not_found' as const })
  })
}
