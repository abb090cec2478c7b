import { ODDS_ONE } from '@poyraz/betting'
import type { OddsPolicy } from '@poyraz/contract'
import { sportsPlaceCoupon as procedure, SHORT_ODDS_GAME, WAGERED_ODDS_MIN } from '@poyraz/contract'
import { effect, onCommit, type Tx } from '@poyraz/db'
import { assert, kurus, ok, type Result, uuidv7 } from '@poyraz/kernel'
import type { OpenBet } from '@poyraz/wagering'
import type { SportsCtx } from '../ctx.ts'
import { holdTrustedEvents } from '../feed/trusted-events.ts'
import { addCouponEvent, insertCoupon, type StoredCoupon, type StoredLeg } from '../store/coupons.ts'
import { type CouponProduct, productOf, type StoredEvent } from '../store/events.ts'
import { risksOf } from '../store/exposure.ts'
import { coverRisks, type Excess } from './alarms.ts'
import { storedBuilder } from './builder.ts'
import {
  type Checked,
  type CouponRequest,
  checkCoupon,
  type Problem,
  UNIT_STAKE_MIN,
  unitStakeRange,
} from './check.ts'
import { type Price, presentPrice, pricesOf } from './prices.ts'
import { itemOf, type PlaceRefusal, refuse, refusedBy } from './refused.ts'
import { shareSelections } from './share.ts'

export type Placement = CouponRequest & {
  readonly playerId: string
  readonly epoch: number
  readonly oddsPolicy: OddsPolicy
  readonly freeBetId: string | null
  readonly key: string | null
  readonly inputHash: string
  /** The coupon that was sold for this one; the in-play delay of both is over then. */
  readonly replaces?: string
}

/**
 * Places a coupon in one transaction: prices and markets are held, rules, limits and liability are checked,
 * the stake is held in escrow, and the coupon is written. With a live event it is pending until its delay is
 * over.
 */
export async function placeCoupon(
  ctx: SportsCtx,
  placement: Placement,
): Promise<Result<{ couponId: string }, PlaceRefusal>> {
  const { playerId, key, inputHash } = placement
  const write = { procedure, playerId, key, inputHash }
  try {
    return await effect<{ couponId: string }, PlaceRefusal>(ctx.database.db, write, async (tx) =>
      ok({ couponId: await placeIn(ctx, tx, placement) }),
    )
  } catch (error) {
    return refusedBy(ctx, placement, error)
  }
}

/** Places a coupon in the transaction of the caller; throws `Refused` if it may not be placed. */
export async function placeIn(ctx: SportsCtx, tx: Tx, placement: Placement): Promise<string> {
  const { selections, oddsPolicy } = placement
  const held = await holdTrustedEvents(ctx, tx, [...new Set(selections.map(({ eventId }) => eventId))])
  const events = new Map(held.map((event) => [event.id, event]))
  const now = ctx.clock.nowMs()
  const prices = pricesOf(selections, events, now).map((price) => price ?? refuse({ error: 'not_found' }))
  const checked = checkCoupon(placement, prices, events, oddsPolicy)
  const [problem] = checked.problems
  if (problem) refuse({ error: problem.error, data: dataOf(problem, prices) })
  const coupon = await couponOf(ctx, tx, { placement, checked, events, prices })
  const legs = legsOf({ placement, checked, prices, events }, coupon.id)
  const excess = await coverRisks(ctx, tx, risksOf(legs))
  if (excess !== null) refuse({ error: 'liability_limit', data: roomOf(excess, placement) })
  const product = productOf(held)
  const opened = await ctx.wagering.openIn(tx, betOf(placement, { ...checked, product }, coupon))
  if (!opened.ok) refuse(opened.error, product)
  await insertCoupon(tx, coupon, legs)
  await addCouponEvent(tx, { couponId: coupon.id, event: 'placed', amount: coupon.stake, at: new Date(now) })
  onCommit(tx, () => ctx.couponMoved({ playerId: coupon.playerId, couponId: coupon.id, state: coupon.state }))
  return coupon.id
}

/**
 * Returns the data of a refusal: the present prices if a price is the problem, otherwise the legs and numbers
 * of the broken rule.
 */
function dataOf({ error, ...facts }: Problem, prices: readonly Price[]) {
  if (error !== 'odds_changed' && error !== 'market_closed') return facts
  return { ...facts, prices: prices.map(presentPrice) }
}

/** The stakes per line that the liability still covers; without numbers if it covers none. */
function roomOf({ room, exposure }: Excess, { unitStake }: Placement) {
  const max = kurus((unitStake * room) / exposure)
  return { legs: [], ...(max < UNIT_STAKE_MIN ? {} : unitStakeRange(max)) }
}

type Accepted = {
  readonly placement: Placement
  readonly checked: Checked
  readonly events: ReadonlyMap<number, StoredEvent>
  readonly prices: readonly Price[]
}

async function couponOf(ctx: SportsCtx, tx: Tx, accepted: Accepted): Promise<StoredCoupon> {
  const { placement, checked, events, prices } = accepted
  const nowMs = ctx.clock.nowMs()
  const { replaces = null } = placement
  // An edited coupon has waited for the delay before its prices were read.
  const mustWait = replaces === null && prices.some(({ eventId }) => events.get(eventId)?.state === 'live')
  return {
    id: uuidv7(nowMs),
    playerId: placement.playerId,
    code: await shareSelections(tx, placement.selections, new Date(nowMs), placement.eachWay !== null),
    state: mustWait ? 'pending' : 'open',
    sizes: checked.sizes === null ? null : [...checked.sizes],
    eachWay: placement.eachWay,
    lines: checked.lines,
    unitStake: placement.unitStake,
    stake: checked.stake,
    oddsMilli: checked.oddsMilli,
    potential: checked.potential,
    freeBet: placement.freeBetId !== null,
    oddsPolicy: placement.oddsPolicy,
    placedAt: new Date(nowMs),
    decidesAt: mustWait ? new Date(nowMs + ctx.delayMs) : null,
    acceptedAt: mustWait ? null : new Date(nowMs),
    declineReason: null,
    settledAt: null,
    cashedStake: ZERO,
    paid: ZERO,
    settledWin: null,
    settledPaid: ZERO,
    revision: 0,
    replaces,
    replacedBy: null,
  }
}

const ZERO = 0n as StoredCoupon['paid']

function legsOf(
  { placement: { selections, eachWay }, checked: { exposures, legs }, events }: Accepted,
  couponId: string,
): readonly StoredLeg[] {
  return legs.map((price, place) => {
    const { eventId, market, outcome, odds } = price
    assert(odds > ODDS_ONE, 'odds above 1')
    const event = events.get(eventId)
    const banker = eachWay === null && selections[place]?.banker === true
    const live = event?.state === 'live'
    const score = live ? (event.facts?.score ?? null) : null
    const exposure = exposures[place] ?? 0n
    const taken = { couponId, place, eventId, market, outcome, oddsMilli: odds, banker, exposure }
    return { ...taken, live, score, correction: null, takenOdds: null, builder: storedBuilder(price.builder) }
  })
}

function betOf(
  { selections, freeBetId, key, inputHash, epoch }: Placement,
  { lineOddsMilliMin, product }: Pick<Checked, 'lineOddsMilliMin'> & { readonly product: CouponProduct },
  coupon: StoredCoupon,
): OpenBet {
  return {
    id: coupon.id,
    playerId: coupon.playerId,
    epoch,
    product,
    item: itemOf(selections),
    game: lineOddsMilliMin < WAGERED_ODDS_MIN ? SHORT_ODDS_GAME : 'coupon',
    house: `house:${product}`,
    key: `coupon:${key ?? coupon.id}`,
    inputHash,
    stake: coupon.stake,
    ...(freeBetId === null ? {} : { freeBetId }),
  }
}
