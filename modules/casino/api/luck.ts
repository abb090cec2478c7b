import { casinoLuck, type Registry } from '@poyraz/contract'
import { DAY_MS, err, istanbulDayStartMs, kurus, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { readSlices } from '../store/luck.ts'

/** Registers a player's own results of one slot, to be compared with the rules. */
export function addLuck(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoLuck, async ({ input: { gameID, startDate, endDate }, caller: { playerId } }) => {
    const game = ctx.houseGames.get(gameID)
    // The expected result of an original depends on the player's choices.
    if (!game || game.takes || game.rulesText === undefined) return err({ error: 'not_found' })
    const slices = await readSlices(ctx.database.db, {
      playerId,
      gameId: gameID,
      rulesHash: game.rulesHash,
      from: new Date(istanbulDayStartMs(startDate)),
      to: new Date(istanbulDayStartMs(endDate) + DAY_MS),
    })
    return ok({
      slug: game.slug,
      rulesHash: game.rulesHash,
      slices: slices.map(({ rounds, stake, win }) => ({ rounds, stake: kurus(stake), win: kurus(win) })),
    })
  })
}
