import { type Registry, sportsFollow, sportsFollowed, sportsUnfollow } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { follow, unfollow } from '../commands/follow.ts'
import type { SportsCtx } from '../ctx.ts'
import { followedOf } from '../store/followed.ts'

/** Registers the calls of players about the matches that they follow. */
export function addFollow(registry: Registry, ctx: SportsCtx): void {
  const listOf = async (playerId: string) => ({
    eventIDs: [...(await followedOf(ctx.database.db, playerId))],
  })
  registry.add(sportsFollowed, async ({ caller: { playerId } }) => ok(await listOf(playerId)))
  registry.add(
    sportsFollow,
    async ({ input: { eventID: eventId }, caller: { playerId }, key, inputHash }) => {
      const done = await follow(ctx, { playerId, eventId, key, inputHash })
      return done.ok ? ok(await listOf(playerId)) : done
    },
  )
  registry.add(
    sportsUnfollow,
    async ({ input: { eventID: eventId }, caller: { playerId }, key, inputHash }) => {
      const done = await unfollow(ctx, { playerId, eventId, key, inputHash })
      return done.ok ? ok(await listOf(playerId)) : done
    },
  )
}
