import { cmsGetTournaments, type Registry } from '@poyraz/contract'
import { kurus, ok } from '@poyraz/kernel'
import type { ContentCtx } from '../ctx.ts'

export function addGetTournaments(registry: Registry, ctx: ContentCtx): void {
  registry.add(cmsGetTournaments, async ({ lang }) => {
    const tournaments = (await ctx.shown()).of('tournament')
    return ok(
      tournaments.map(({ id, body: { name, html, image, from, until, prizes, games } }) => {
        const amounts = prizes.map(({ place, prize }) => ({ place, prize: kurus(BigInt(prize)) }))
        return {
          id,
          name: name[lang],
          html: html[lang],
          image,
          Start_date: from,
          End_date: until,
          prizePool: kurus(amounts.reduce((sum, { prize }) => sum + prize, 0n)),
          prizes: amounts,
          games: [...games],
          leaderboard: [],
        }
      }),
    )
  })
}
