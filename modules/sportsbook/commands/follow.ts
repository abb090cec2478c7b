import { type Refusal, sportsFollow, sportsUnfollow } from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { addFollowed, followedOf, lockFollowed, removeFollowed } from '../store/followed.ts'

type Following = {
  readonly playerId: string
  readonly eventId: number
  readonly key: string | null
  readonly inputHash: string
}

/** Matches that a player follows at once; each may send a dozen notifications. */
const FOLLOWED_MAX = 50

/** Follows a match: its goals are pushed to the player. */
export function follow(ctx: SportsCtx, { playerId, eventId, ...write }: Following) {
  type Refused = Refusal<'not_found' | 'follow_limit'>
  const call = { ...write, playerId, procedure: sportsFollow }
  return effect<null, Refused>(ctx.database.db, call, async (tx): Promise<Result<null, Refused>> => {
    await lockFollowed(tx, playerId)
    const others = (await followedOf(tx, playerId)).filter((id) => id !== eventId)
    if (others.length >= FOLLOWED_MAX) return err({ error: 'follow_limit', data: { most: FOLLOWED_MAX } })
    const at = new Date(ctx.clock.nowMs())
    return (await addFollowed(tx, { playerId, eventId, at })) ? ok(null) : err({ error: 'not_found' })
  })
}

export function unfollow(ctx: SportsCtx, { playerId, eventId, ...write }: Following) {
  const call = { ...write, playerId, procedure: sportsUnfollow }
  return effect<null, never>(ctx.database.db, call, async (tx) => {
    await removeFollowed(tx, playerId, eventId)
    return ok(null)
  })
}
