import { onCommit, type Tx, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { changeOf } from '../feed/change.ts'
import { type Intervention, readEvents, type StoredEvent } from '../store/events.ts'
import {
  deleteIntervention,
  findIntervention,
  hasTarget,
  moveEvents,
  saveIntervention,
} from '../store/interventions.ts'
import { isGivenAway, offeredMarkets } from '../trading/offer.ts'
import { parseTarget } from '../trading/target.ts'
import { raisePriceAlarms } from './alarms.ts'

export type StaffDecision = { readonly reason: string; readonly by: string }
/** `price_too_high`: a price so far above the fair one that one person alone may not set it. */
export type InterventionRefusal = 'not_found' | 'state_conflict' | 'price_too_high'

/** Events of which the changes are published together. */
const BATCH = 50

/**
 * Puts an intervention in force. It locks the open events of its target first, so a coupon placed at the same
 * time is placed either before it or under it.
 */
export function intervene(
  ctx: SportsCtx,
  intervention: Intervention,
  { reason, by }: StaffDecision,
): Promise<Result<null, InterventionRefusal>> {
  const target = parseTarget(intervention.target)
  const eventId = 'eventId' in target ? target.eventId : null
  return transact(ctx.database.db, async (tx): Promise<Result<null, InterventionRefusal>> => {
    if (!(await hasTarget(tx, target))) return err('not_found')
    const old = await findIntervention(tx, intervention)
    if (old !== null && old.value === intervention.value) return err('state_conflict')
    const ids = await moveEvents(tx, target)
    if (await givesAway(tx, intervention)) return err('price_too_high')
    const at = new Date(ctx.clock.nowMs())
    await saveIntervention(tx, { ...intervention, eventId, reason, by, at })
    await publishMoves(ctx, tx, ids, (now) => [
      ...now.filter((one) => !isSame(one, intervention)),
      ...(old === null ? [] : [old]),
    ])
    if (intervention.kind === 'price') await alarmAboutPrices(ctx, tx, ids)
    return ok(null)
  })
}

/** Withdraws an intervention: the offer is that of the feed again. */
export function withdrawIntervention(
  ctx: SportsCtx,
  intervention: Pick<Intervention, 'kind' | 'target'>,
): Promise<Result<null, 'state_conflict'>> {
  return transact(ctx.database.db, async (tx): Promise<Result<null, 'state_conflict'>> => {
    const ids = await moveEvents(tx, parseTarget(intervention.target))
    const old = await deleteIntervention(tx, intervention)
    if (old === null) return err('state_conflict')
    await publishMoves(ctx, tx, ids, (now) => [...now, old])
    return ok(null)
  })
}

const isSame = (one: Intervention, other: Pick<Intervention, 'kind' | 'target'>) =>
  one.kind === other.kind && one.target === other.target

/** Publishes what changed for players; `before` returns the interventions before the change. */
async function publishMoves(
  ctx: SportsCtx,
  tx: Tx,
  ids: readonly number[],
  before: (now: readonly Intervention[]) => readonly Intervention[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const events = await readEvents(tx, ids.slice(from, from + BATCH))
    const changes = events.map((event) => changeOf(earlier(event, before), event, ctx.clock.nowMs()))
    onCommit(tx, () => ctx.publish(changes))
  }
}

function earlier(
  event: StoredEvent,
  before: (now: readonly Intervention[]) => readonly Intervention[],
): StoredEvent {
  return { ...event, version: event.version - 1, interventions: before(event.interventions) }
}

/** Returns true for a price that is far above the fair one by the present chance of the feed. */
async function givesAway(tx: Tx, { kind, target, value }: Intervention): Promise<boolean> {
  const parsed = parseTarget(target)
  if (kind !== 'price' || value === null || parsed.level !== 'outcome') return false
  const [event] = await readEvents(tx, [parsed.eventId])
  const priced = event?.markets
    .find(({ market }) => market === parsed.market)
    ?.outcomes.find(({ outcome }) => outcome === parsed.outcome)
  return priced !== undefined && isGivenAway(value, priced.chance)
}

async function alarmAboutPrices(ctx: SportsCtx, tx: Tx, ids: readonly number[]): Promise<void> {
  for (const event of await readEvents(tx, ids))
    await raisePriceAlarms(ctx, tx, event.id, offeredMarkets(event))
}
