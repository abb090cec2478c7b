import { casinoInitGame, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { DEMO_BALANCE } from '../demo.ts'
import { findOpenRound } from '../store/rounds.ts'

export function addInitGame(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoInitGame, async ({ input, caller, lang, address }) => {
    if (!caller && !input.demo) return err({ error: 'not_authorized', debug: 'anonymous user' })
    const game = (await ctx.catalogue()).byId.get(input.gameID)
    if (!game) return err({ error: 'not_found' })
    const refusal = caller && !input.demo ? await ctx.mayLaunch({ playerId: caller.playerId, address }) : null
    if (refusal) return err({ error: refusal })
    const open =
      caller && !input.demo ? await findOpenRound(ctx.database.db, caller.playerId, game.id) : undefined
    // A closed game may still be opened to finish its open round.
    if (!game.enabled && open === undefined) return err({ error: 'game_disabled' })
    const query = new URLSearchParams({ game: game.slug, gameID: String(game.id), lang })
    // The game shows its switch and its button only where the server takes them.
    if (ctx.winGamble && game.features.includes('gamble')) query.set('gamble', '1')
    if (ctx.featureBuy && game.features.includes('feature-buy')) query.set('buy', '1')
    if (input.demo) {
      query.set('demoToken', ctx.demo.open(game.id))
      query.set('balance', String(DEMO_BALANCE))
    }
    return ok({ url: `/studio/?${query}`, ...(open === undefined ? {} : { roundInProgress: open }) })
  })
}
