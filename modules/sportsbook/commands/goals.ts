import { type Tx, transact } from '@poyraz/db'
import { enqueue, type QueueJob, type Retry } from '@poyraz/jobs'
import { MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { z } from 'zod'
import type { SportsCtx } from '../ctx.ts'
import { findListed, isMatch, type StoredEvent } from '../store/events.ts'
import { isFollowed, nextFollowers } from '../store/followed.ts'

const QUEUE = 'sports.goals'
/** Attempts for some minutes: later it is no longer news. */
const RETRY: Retry = { limit: 3, firstMs: 10 * SECOND_MS, mostMs: MINUTE_MS }
/** Followers per message of the queue. */
const BATCH_MAX = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const goalData = z.strictObject({ eventId: z.int(), home: z.int(), away: z.int(), afterId: z.uuid() })

/** A match after a goal, as its followers hear of it. */
export type Goal = {
  readonly eventId: number
  readonly home: string
  readonly away: string
  readonly homeScore: number
  readonly awayScore: number
}

/** Queues the news of a goal between two states of a live match, if anybody follows it. */
export async function announceGoal(tx: Tx, before: StoredEvent, after: StoredEvent): Promise<void> {
  if (after.state !== 'live' || before.facts === null || after.facts === null) return
  const { score, incidents } = after.facts
  const known = before.facts.score
  const isMore = score.home + score.away > known.home + known.away
  const isGoal = incidents.slice(before.facts.incidents.length).some(({ kind }) => kind === 'goal')
  if (!isMore || !isGoal || !(await isFollowed(tx, after.id))) return
  await enqueue(tx, QUEUE, { eventId: after.id, ...score, afterId: FIRST_ID })
}

export function goalsJob(ctx: SportsCtx): QueueJob {
  return {
    kind: 'queue',
    name: QUEUE,
    timeoutMs: MINUTE_MS,
    retry: RETRY,
    handle: (data) => transact(ctx.database.db, (tx) => distribute(ctx, tx, data)),
  }
}

/**
 * Pushes a goal to the next followers of its match, and queues itself for those after them. A score that is
 * old by then, also because the goal was taken back, is not told.
 */
async function distribute(ctx: SportsCtx, tx: Tx, data: unknown): Promise<void> {
  const { eventId, home, away, afterId } = goalData.parse(data)
  const [event] = await findListed(tx, [eventId])
  const score = event?.facts?.score
  if (event?.state !== 'live' || score?.home !== home || score.away !== away || !isMatch(event)) return
  const goal = { eventId, home: event.home.name, away: event.away.name, homeScore: home, awayScore: away }
  const followers = await nextFollowers(tx, eventId, { afterId, limit: BATCH_MAX })
  for (const playerId of followers) await ctx.pushGoal(tx, playerId, goal)
  const lastId = followers.at(-1)
  if (lastId !== undefined && followers.length === BATCH_MAX)
    await enqueue(tx, QUEUE, { eventId, home, away, afterId: lastId })
}
