import type { Refusal, sportsPlaceCoupon } from '@poyraz/contract'
import { type Err, err } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import type { CouponProduct } from '../store/events.ts'
import type { Placement } from './place.ts'

export type PlaceRefusal = Refusal<(typeof sportsPlaceCoupon)['errors'][number]>

/** Rolls the transaction of a placement back, so that a refused coupon leaves nothing. */
class Refused extends Error {
  readonly refusal: PlaceRefusal
  /** Product whose bet was refused; `null` if the coupon did not get that far. */
  readonly product: CouponProduct | null
  constructor(refusal: PlaceRefusal, product: CouponProduct | null) {
    super(refusal.error)
    this.refusal = refusal
    this.product = product
  }
}

export function refuse(refusal: PlaceRefusal, product: CouponProduct | null = null): never {
  throw new Refused(refusal, product)
}

/** Returns the refusal that rolled a placement back; throws any other error. */
export async function refusedBy(
  { wagering }: SportsCtx,
  { playerId, selections }: Placement,
  error: unknown,
): Promise<Err<PlaceRefusal>> {
  if (!(error instanceof Refused)) throw error
  const { product, refusal } = error
  if (product !== null) await wagering.noteRefused({ playerId, product, item: itemOf(selections) }, refusal)
  return err(refusal)
}

/** The part of the product that a coupon bets on: its match, if it is one. */
export function itemOf(legs: readonly { readonly eventId: number }[]): string {
  return legs.length === 1 ? `match:${legs[0]?.eventId}` : 'coupon'
}
