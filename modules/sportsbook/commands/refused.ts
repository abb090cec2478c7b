import type { Refusal, sportsPlaceCoupon } from '@poyraz/contract'
import { type Err, err } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import type { Placement } from './place.ts'

export type PlaceRefusal = Refusal<(typeof sportsPlaceCoupon)['errors'][number]>

/** Rolls the transaction of a placement back, so that a refused coupon leaves nothing. */
class Refused extends Error {
  readonly refusal: PlaceRefusal
  constructor(refusal: PlaceRefusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

export function refuse(refusal: PlaceRefusal): never {
  throw new Refused(refusal)
}

/** Returns the refusal that rolled a placement back; throws any other error. */
export async function refusedBy(
  { wagering }: SportsCtx,
  { playerId, selections }: Placement,
  error: unknown,
): Promise<Err<PlaceRefusal>> {
  if (!(error instanceof Refused)) throw error
  await wagering.noteRefused({ playerId, product: 'sports', item: itemOf(selections) }, error.refusal)
  return err(error.refusal)
}

/** The part of the product that a coupon bets on: its match, if it is one. */
export function itemOf(legs: readonly { readonly eventId: number }[]): string {
  return legs.length === 1 ? `match:${legs[0]?.eventId}` : 'coupon'
}
