import type { Tx } from '@poyraz/db'
import type { SportsCtx } from '../ctx.ts'
import type { FeedMarket, MessageOf } from '../feed/messages.ts'
import { raiseOnce } from '../store/alarms.ts'
import { addExposure, type Risk } from '../store/exposure.ts'
import { outcomesOfCoupons } from '../store/staff-results.ts'
import { FAIR } from '../trading/offer.ts'
import { LIABILITY_MAX } from './check.ts'

/** Average return per stake, by the model, above which a price raises an alarm. */
const RETURN_MAX = 1.02
/** Share of the liability limit from which an outcome raises an alarm, in percent. */
const EXPOSURE_ALARM_PERCENT = 80n

/** Raises an alarm for each active market with a price above the fair one: it moved against the model. */
export async function raisePriceAlarms(
  ctx: SportsCtx,
  tx: Tx,
  eventId: number,
  markets: readonly (Pick<FeedMarket, 'market' | 'outcomes'> & { readonly state?: string })[],
): Promise<void> {
  const at = new Date(ctx.clock.nowMs())
  for (const { market, outcomes, state = 'active' } of markets) {
    const wrong = outcomes.find(({ odds, chance }) => odds * chance > FAIR * RETURN_MAX)
    if (state !== 'active' || wrong === undefined) continue
    const { outcome, odds, chance } = wrong
    await raiseOnce(tx, { kind: 'price', eventId, at, market, outcome, details: { odds, chance } })
  }
}

/**
 * Raises an alarm for each market whose settlement leaves out an outcome that coupons have. Their legs stay
 * open until the feed or staff settle it.
 */
export async function raiseUnsettledAlarms(
  ctx: SportsCtx,
  tx: Tx,
  eventId: number,
  markets: MessageOf<'bet_settlement'>['markets'],
): Promise<void> {
  const at = new Date(ctx.clock.nowMs())
  for (const { market, results } of markets) {
    const settled = new Set(results.map(({ outcome }) => outcome))
    const outcome = (await outcomesOfCoupons(tx, eventId, market)).find((one) => !settled.has(one))
    if (outcome === undefined) continue
    await raiseOnce(tx, { kind: 'unsettled', eventId, at, market, outcome, details: {} })
  }
}

/** An outcome that would exceed the liability limit: what it gets, and what the limit has room for. */
export type Excess = { readonly exposure: bigint; readonly room: bigint }

/**
 * Adds to the money at risk on outcomes. Returns null, or the outcome with the least room for what it gets if
 * one exceeds the limit; the caller then takes it off again or rolls back. An outcome near the limit raises
 * an alarm.
 */
export async function coverRisks(ctx: SportsCtx, tx: Tx, risks: readonly Risk[]): Promise<Excess | null> {
  const exposed = (await addExposure(tx, risks)).filter(({ exposure }) => exposure > 0n)
  const excesses = exposed
    .filter(({ liability }) => liability > LIABILITY_MAX)
    .map(({ exposure, liability }) => ({ exposure, room: LIABILITY_MAX - (liability - exposure) }))
  const [first, ...others] = excesses
  if (first) return others.reduce((least, one) => (isTighter(one, least) ? one : least), first)
  const at = new Date(ctx.clock.nowMs())
  for (const { eventId, market, outcome, liability } of exposed)
    if (liability * 100n >= LIABILITY_MAX * EXPOSURE_ALARM_PERCENT) {
      const details = { liability: Number(liability), limit: Number(LIABILITY_MAX) }
      await raiseOnce(tx, { kind: 'exposure', eventId, at, market, outcome, details })
    }
  return null
}

function isTighter(one: Excess, other: Excess): boolean {
  return one.room * other.exposure < other.room * one.exposure
}
