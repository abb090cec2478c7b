import type { ComplianceCtx } from '../ctx.ts'
import { inTime } from '../ports.ts'
import type { Gated } from '../profile.ts'
import { type DenialCode, findGate, wake } from '../store/gates.ts'
import { type Location, lastLocation, putLocation } from '../store/locations.ts'
import { isImpossibleTravel } from '../travel.ts'
import { review } from './review.ts'

/** Reason why a game does not open for a player. */
export type LaunchRefusal = DenialCode | 'account_closed'

export type Entry = { readonly playerId: string; readonly address: string }

/**
 * Called at sign-in. Ends dormancy, checks the location and reviews the player (exclusion register, licence
 * gate). Never refuses the sign-in: withdrawals and history stay open. The stored answers apply to bets and
 * deposits.
 */
export async function checkEntry(ctx: ComplianceCtx, { playerId, address }: Entry): Promise<void> {
  await wake(ctx.database.db, playerId)
  await locate(ctx, { playerId, address })
}

/**
 * Called before a game opens. Repeats the location check if the IP address changed, or if the profile's
 * interval is over or was reset. Returns the reason why the product is refused, or `null`.
 */
export async function checkLaunch(
  ctx: ComplianceCtx,
  { product, ...entry }: Entry & { readonly product: Gated },
): Promise<LaunchRefusal | null> {
  const at = new Date(ctx.clock.nowMs())
  if (await mustLocate(ctx, entry, at)) await locate(ctx, entry)
  const gate = await findGate(ctx.database.db, entry.playerId, at)
  if (!gate) return null
  if (gate.closedAt) return 'account_closed'
  if (gate.excluded || (gate.timedOutUntil && gate.timedOutUntil > at)) return 'excluded'
  return gate.denials[product] ?? null
}

/**
 * Repeats the location check of a signed-in player under the same conditions, if the profile has an interval.
 */
export async function followLocation(ctx: ComplianceCtx, entry: Entry): Promise<void> {
  if (ctx.jurisdiction.profile.locationEveryMs === null) return
  if (await mustLocate(ctx, entry, new Date(ctx.clock.nowMs()))) await locate(ctx, entry)
}

async function locate(ctx: ComplianceCtx, entry: Entry): Promise<void> {
  await checkLocation(ctx, entry)
  await review(ctx, entry.playerId)
}

async function mustLocate(ctx: ComplianceCtx, { playerId, address }: Entry, at: Date): Promise<boolean> {
  const { db } = ctx.database
  const last = await lastLocation(db, playerId)
  if (last?.address !== address) return true
  if (ctx.jurisdiction.profile.locationEveryMs === null) return false
  const until = (await findGate(db, playerId, at))?.locationUntil ?? null
  return until === null || until <= at
}

async function checkLocation(ctx: ComplianceCtx, { playerId, address }: Entry): Promise<void> {
  const { db } = ctx.database
  const place = await inTime(ctx, 'the location service', (stop) => ctx.location.locate(address, stop))
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
