import { createHash } from 'node:crypto'
import { onCommit, sqlState, type Tx, transact } from '@poyraz/db'
import { unreachable } from '@poyraz/kernel'
import type { SportsCtx } from '../../ctx.ts'
import { type FeedStop, lockEvent, saveEvent } from '../../store/events.ts'
import {
  addAlarm,
  addFeedMessage,
  type FeedAlarmKind,
  findDigest,
  lockFeed,
  stopEvents,
  takeWaiting,
} from '../../store/feed.ts'
import { moveFixtures, syncLeagues } from '../../store/fixtures.ts'
import { moveOutrights } from '../../store/outrights.ts'
import { applyIn } from '../apply.ts'
import { changeOf } from '../change.ts'
import { type Fixtures, type Incoming, type NumberedMessage, parseFrame } from './messages.ts'

export type Frame = { readonly text: string; readonly incoming: NumberedFrame }
type NumberedFrame = Extract<Incoming, { kind: 'numbered' | 'invalid' }>

/** `repeated`: applied earlier. `gap`: messages before it are missing, so it was not applied. */
export type Received = 'applied' | 'repeated' | 'gap'

/** Classes of SQLSTATE of data that the database refuses: a repeat would fail again. */
const REFUSED_DATA = /^2[123]/

/**
 * Applies a numbered message exactly once, in the order of the numbers: the message, its number and its
 * alarm are one transaction. A message that cannot be applied raises an alarm that keeps it, and suspends its
 * event.
 */
export async function receive(ctx: SportsCtx, source: string, frame: Frame): Promise<Received> {
  try {
    return await receiveOnce(ctx, source, frame)
  } catch (error) {
    if (!REFUSED_DATA.test(sqlState(error) ?? '')) throw error
    const { number } = frame.incoming
    return receiveOnce(ctx, source, {
      ...frame,
      incoming: { kind: 'invalid', number, eventId: eventOf(frame.incoming) },
    })
  }
}

function receiveOnce(ctx: SportsCtx, source: string, frame: Frame): Promise<Received> {
  const { text, incoming } = frame
  return transact(ctx.database.db, async (tx) => {
    const { number: newest, down } = await lockFeed(tx, source)
    const at = new Date(ctx.clock.nowMs())
    const digest = createHash('sha256').update(text).digest()
    const refuse = (kind: FeedAlarmKind) => refused(ctx, tx, { source, kind, ...frame })
    if (incoming.number > newest + 1) return 'gap'
    if (incoming.number <= newest) {
      // A message without a stored digest is older than the retention.
      const known = await findDigest(tx, source, incoming.number)
      if (known?.equals(digest) === false) await refuse('contradiction')
      return 'repeated'
    }
    await addFeedMessage(tx, { source, number: incoming.number, digest, at })
    if (incoming.kind === 'invalid') await refuse('invalid')
    else await apply(ctx, tx, incoming.message, { stop: down ? 'stall' : null, refuse })
    return 'applied'
  })
}

type Applying = {
  /** Feed stop for events that get prices during a recovery: it brings old prices before newer ones. */
  readonly stop: FeedStop
  refuse(kind: FeedAlarmKind): Promise<void>
}

async function apply(
  ctx: SportsCtx,
  tx: Tx,
  message: NumberedMessage,
  { stop, refuse }: Applying,
): Promise<void> {
  if (message.type === 'fixtures') return addFixtures(ctx, tx, message, stop)
  const applied = await applyIn(ctx, tx, message, stop)
  switch (applied) {
    case 'applied':
      return
    case 'stale':
      return refuse('backwards')
    case 'contradiction':
    case 'unknown_event':
      return refuse(applied)
    default:
      return unreachable(applied)
  }
}

/** Adds leagues, teams and events, then applies the messages that were waiting for these events. */
async function addFixtures(
  ctx: SportsCtx,
  tx: Tx,
  { leagues, events, outrights }: Fixtures,
  stop: FeedStop,
): Promise<void> {
  const eventIds = [...events, ...outrights].map(({ id }) => id)
  await syncLeagues(tx, leagues)
  await moveFixtures(
    tx,
    events.map(({ startsAt: startsAtMs, ...event }) => ({ ...event, startsAtMs })),
  )
  await moveOutrights(
    tx,
    outrights.map(({ startsAt: startsAtMs, ...season }) => ({ ...season, startsAtMs })),
  )
  if (stop !== null) await stopEvents(tx, eventIds)
  const waiting = await takeWaiting(tx, eventIds)
  for (const message of waiting) {
    const parsed = parseFrame(message)
    if (parsed.kind === 'numbered' && parsed.message.type !== 'fixtures')
      await applyIn(ctx, tx, parsed.message, stop)
  }
}

type Refusal = Frame & { readonly source: string; readonly kind: FeedAlarmKind }

/** Raises an alarm that keeps the message, and suspends its event until newer prices come. */
async function refused(ctx: SportsCtx, tx: Tx, { source, kind, text, incoming }: Refusal): Promise<void> {
  const eventId = eventOf(incoming)
  const at = new Date(ctx.clock.nowMs())
  await addAlarm(tx, { source, at, kind, eventId, message: text })
  ctx.onFeedAlarm({ source, kind, eventId })
  const event = eventId === null ? undefined : await lockEvent(tx, eventId)
  if (event === undefined || event.feedStop === 'conflict') return
  const next = { ...event, feedStop: 'conflict' as const, version: event.version + 1 }
  await saveEvent(tx, next)
  onCommit(tx, () => ctx.publish([changeOf(event, next, ctx.clock.nowMs())]))
}

function eventOf(incoming: NumberedFrame): number | null {
  if (incoming.kind === 'invalid') return incoming.eventId
  return incoming.message.type === 'fixtures' ? null : incoming.message.eventId
}
