import type { ComplianceCtx } from '../ctx.ts'
import { inTime } from '../ports.ts'
import type { Product } from '../profile.ts'
import { type DenialCode, findGate, wake } from '../store/gates.ts'
import { type Location, lastLocation, putLocation } from '../store/locations.ts'
import { isImpossibleTravel } from '../travel.ts'
import { review } from './review.ts'

/** What the gate's denials and its own columns can say of a launch. */
export type LaunchRefusal = DenialCode | 'account_closed'

export type Entry = { readonly playerId: string; readonly address: string }

/**
 * What has to be known of a player who signs in: the location, the exclusion register, the licence gate. It
 * refuses nothing itself: withdrawals and history stay open to everybody, and bets meet the answers.
 */
export async function checkEntry(ctx: ComplianceCtx, { playerId, address }: Entry): Promise<void> {
  await wake(ctx.database.db, playerId)
  await checkLocation(ctx, { playerId, address })
  await review(ctx, playerId)
}

/**
 * Before a game opens: the location again where the connection is another one or the last check too old. Why
 * this product is not opened to the player, or `null`.
 */
export async function checkLaunch(
  ctx: ComplianceCtx,
  { product, ...entry }: Entry & { readonly product: Product },
): Promise<LaunchRefusal | null> {
  const at = new Date(ctx.clock.nowMs())
  const { db } = ctx.database
  const last = await lastLocation(db, entry.playerId)
  const every = ctx.jurisdiction.profile.locationEveryMs
  const isOld = every !== null && last !== undefined && at.getTime() - last.at.getTime() >= every
  if (last === undefined || last.address !== entry.address || isOld) {
    await checkLocation(ctx, entry)
    await review(ctx, entry.playerId)
  }
  const gate = await findGate(db, entry.playerId, at)
  if (!gate) return null
  if (gate.closedAt) return 'account_closed'
  if (gate.excluded || (gate.timedOutUntil && gate.timedOutUntil > at)) return 'excluded'
  return gate.denials[product] ?? null
}

async function checkLocation(ctx: ComplianceCtx, { playerId, address }: Entry): Promise<void> {
  const { db } = ctx.database
  const place = await inTime(() => ctx.location.locate(address), ctx.jurisdiction.profile.registerTimeoutMs)
  const last = await lastLocation(db, playerId)
  const seen = { at: new Date(ctx.clock.nowMs()), address }
  const location: Location = place
    ? { ...seen, ...place, verdict: 'ok' }
    : { ...seen, verdict: 'failed', country: null, latitude: null, longitude: null }
  const verdict = place?.vpn ? 'vpn' : last && hasTravelled(last, location) ? 'travel' : location.verdict
  await putLocation(db, playerId, { ...location, verdict })
}

function hasTravelled(last: Location, now: Location): boolean {
  const before = sighting(last)
  const after = sighting(now)
  return before !== null && after !== null && isImpossibleTravel(before, after)
}

function sighting({ at, latitude, longitude }: Location) {
  return latitude === null || longitude === null ? null : { atMs: at.getTime(), latitude, longitude }
}
