import type { PushCategory } from '@poyraz/contract'
import type { Database, Tx } from '@poyraz/db'
import { enqueue, FinalFailure, type Job, type QueueJob, type Retry } from '@poyraz/jobs'
import { MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { z } from 'zod'
import {
  categoryOf,
  goalPayload,
  PUSH_KINDS,
  type PushedGoal,
  type PushKind,
  type PushPayload,
  payloadOf,
} from '../push/notices.ts'
import type { PushSender } from '../push/sender.ts'
import { findPromotion } from '../store/mass-messages.ts'
import {
  findSubscription,
  nextSubscriptions,
  type PushSubscription,
  removeGone,
  subscriptionsFor,
  subscriptionsOfAll,
} from '../store/push.ts'

const QUEUE = 'engagement.push'
const PROMOTION_QUEUE = 'engagement.push-promotion'
/** Attempts for about half an hour: later it is no longer news. */
const RETRY: Retry = { limit: 5, firstMs: 30 * SECOND_MS, mostMs: 15 * MINUTE_MS }
/** Browsers per message of the queue that distributes a promotion. */
const BATCH_MAX = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** Categories for players who are excluded, on a break, stopped or closed, too. */
const ALWAYS: ReadonlySet<string> = new Set(['security', 'withdrawal'])

const goal = z.strictObject({
  eventId: z.int(),
  home: z.string(),
  away: z.string(),
  homeScore: z.int(),
  awayScore: z.int(),
})
const pushData = z.strictObject({
  id: z.uuid(),
  what: z.union([z.enum(PUSH_KINDS), z.strictObject({ messageId: z.uuid() }), z.strictObject({ goal })]),
})
type Pushed = z.output<typeof pushData>['what']
const promotionData = z.strictObject({ messageId: z.uuid(), afterId: z.uuid() })

/** Queues a notification for the player's browsers, if the player wants to hear about it. */
export async function sendPush(tx: Tx, playerId: string, kind: PushKind): Promise<void> {
  const ids = await subscriptionsFor(tx, playerId, categoryOf(kind))
  for (const id of ids) await enqueue(tx, QUEUE, { id, what: kind })
}

/** As `sendPush` for each of these players; one who is named twice gets two. */
export async function sendPushes(tx: Tx, playerIds: readonly string[], kind: PushKind): Promise<void> {
  const ids = await subscriptionsOfAll(tx, playerIds, categoryOf(kind))
  for (const id of ids) await enqueue(tx, QUEUE, { id, what: kind })
}

/** Queues the news of a goal for the player's browsers, if the player wants to hear about sports. */
export async function sendGoalPush(tx: Tx, playerId: string, goal: PushedGoal): Promise<void> {
  const ids = await subscriptionsFor(tx, playerId, 'sports')
  for (const id of ids) await enqueue(tx, QUEUE, { id, what: { goal } })
}

/** Queues a promotion for the browsers of one player, or of all, who agreed to marketing. */
export async function queuePromotion(
  tx: Tx,
  { id: messageId, playerId }: { readonly id: string; readonly playerId: string | null },
): Promise<void> {
  if (playerId === null) return enqueue(tx, PROMOTION_QUEUE, { messageId, afterId: FIRST_ID })
  const ids = await subscriptionsFor(tx, playerId, 'promotion')
  for (const id of ids) await enqueue(tx, QUEUE, { id, what: { messageId } })
}

export type PushJobDeps = {
  readonly database: Database
  readonly push: PushSender
  /** Runs `work` in a transaction. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Returns those of the players who are excluded, on a break, stopped or closed. */
  withheldOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>
}

export function pushJobs(deps: PushJobDeps): readonly Job[] {
  return [
    queueJob(QUEUE, (data) => deliver(deps, data)),
    queueJob(PROMOTION_QUEUE, (data) => deps.transact((tx) => distribute(tx, data))),
  ]
}

function queueJob(name: string, handle: (data: unknown) => Promise<void>): QueueJob {
  return { kind: 'queue', name, timeoutMs: MINUTE_MS, retry: RETRY, handle }
}

/** Sends to one browser, unless its player does not want it any more or may not get it. */
async function deliver({ database, push, withheldOf }: PushJobDeps, data: unknown): Promise<void> {
  const { id, what } = pushData.parse(data)
  const browser = await findSubscription(database.db, id)
  const category = categoryOfPush(what)
  if (!browser?.categories.includes(category)) return
  if (!ALWAYS.has(category) && (await withheldOf([browser.playerId])).has(browser.playerId)) return
  const payload = await payloadFor(database, browser, what)
  if ((await push.send(browser, payload)) === 'gone') await removeGone(database.db, id)
}

function categoryOfPush(what: Pushed): PushCategory {
  if (typeof what === 'string') return categoryOf(what)
  return 'goal' in what ? 'sports' : 'promotion'
}

async function payloadFor(database: Database, browser: PushSubscription, what: Pushed): Promise<PushPayload> {
  if (typeof what === 'string') return payloadOf(what, browser.lang)
  return 'goal' in what ? goalPayload(what.goal, browser.lang) : promotionOf(database, browser, what)
}

async function promotionOf(
  { db }: Database,
  { lang }: PushSubscription,
  { messageId }: { readonly messageId: string },
): Promise<PushPayload> {
  const promotion = await findPromotion(db, { id: messageId })
  if (!promotion) throw new FinalFailure(`there is no promotion ${messageId}`)
  const { title, text, path } = promotion
  return { title: title[lang], body: text[lang], url: path, tag: messageId, lang }
}

/** Queues a promotion for the next browsers, and then itself for those after them. */
async function distribute(tx: Tx, data: unknown): Promise<void> {
  const { messageId, afterId } = promotionData.parse(data)
  const ids = await nextSubscriptions(tx, 'promotion', { afterId, limit: BATCH_MAX })
  for (const id of ids) await enqueue(tx, QUEUE, { id, what: { messageId } })
  const lastId = ids.at(-1)
  if (lastId !== undefined && ids.length === BATCH_MAX) {
    await enqueue(tx, PROMOTION_QUEUE, { messageId, afterId: lastId })
  }
}
