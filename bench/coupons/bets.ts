import { sportsPlaceCoupon } from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import type { Bettor } from '../http/bettors.ts'
import { callAs } from '../shared/call.ts'
import { type Offered, outcomeOf } from './offer.ts'

const UNIT_STAKE = 100

/** A single on an outcome at any price, as `sports.place_coupon` gets it. */
function singleOn({ eventID, market, outcomes }: Offered, place: number) {
  const outcome = outcomeOf(outcomes, place)
  const selections = [{ eventID, market, outcome, odds: 2_000, version: 1 }]
  return { selections, unitStake: UNIT_STAKE, oddsPolicy: 'any' }
}

/** The bet of a player as one connection of the load sends it repeatedly, with a fresh key each time. */
export function repeatedBet({ body, headers }: Bettor, offered: Offered, place: number) {
  const { user } = JSON.parse(body) as { user: object }
  const api = { class: sportsPlaceCoupon.class, method: sportsPlaceCoupon.method }
  const data = { ...singleOn(offered, place), key: 'KEY', Lang: 'tr', SiteType: 'desktop' }
  return { body: JSON.stringify({ api, data, user }), headers }
}

type Paced = {
  readonly routeUrl: string
  readonly bettors: readonly Bettor[]
  readonly offered: readonly Offered[]
  readonly everyMs: number
}

/**
 * Places coupons at a steady rate, whatever their replies take, until `during` ends. Returns the times of the
 * replies in milliseconds, and the number of failed calls.
 */
export async function placeDuring<T>(
  { routeUrl, bettors, offered, everyMs }: Paced,
  during: () => Promise<T>,
) {
  const timesMs: number[] = []
  const calls: Promise<void>[] = []
  let failures = 0
  const place = async (bettor: Bettor, one: Offered, index: number) => {
    const startedMs = performance.now()
    const order = { ...singleOn(one, index), key: randomId() }
    await callAs(routeUrl, bettor, sportsPlaceCoupon, order).then(
      () => void timesMs.push(performance.now() - startedMs),
      () => void (failures += 1),
    )
  }
  const timer = setInterval(() => {
    const index = calls.length
    const [bettor, one] = [bettors[index % bettors.length], offered[index % offered.length]]
    if (bettor && one) calls.push(place(bettor, one, index))
  }, everyMs)
  const result = await during().finally(() => clearInterval(timer))
  await Promise.all(calls)
  return { result, timesMs, failures }
}
