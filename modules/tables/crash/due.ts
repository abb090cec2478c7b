import type { Db } from '@poyraz/db'
import { flightMs, reachMs } from '@poyraz/games/tables'
import type { TablesCtx } from '../ctx.ts'
import { type FlightBet, listFlying } from '../store/flights.ts'
import type { Room } from '../store/rooms.ts'
import { findSeason } from '../store/seasons.ts'

type Clocked = Pick<Room, 'now' | 'startsAt'>

/** True while the kite of a room flies, or is about to. */
export const isFlying = ({ phase, startsAt }: Room): boolean => phase === 'drawing' && startsAt !== null

/** Returns milliseconds since the start of a flight; negative before it. */
export function elapsedMs({ now, startsAt }: Clocked): number {
  return now.getTime() - (startsAt ?? now).getTime()
}

/**
 * Returns the time of the next step of a flight in epoch milliseconds: its end, or earlier the first target
 * that the kite reaches, but not before `leastMs` after the start.
 */
export function nextStepMs(
  flight: Clocked,
  { bets, crash, leastMs = 0 }: { bets: readonly FlightBet[]; crash: number; leastMs?: number },
): number {
  const reached = bets.filter(({ most }) => most <= crash).map(({ most }) => reachMs(most))
  const step = Math.max(Math.min(...reached), leastMs)
  return (flight.startsAt ?? flight.now).getTime() + Math.min(flightMs(crash), step)
}

/**
 * Returns when the next step of a room is due, in epoch milliseconds. For a flight it is computed from the
 * chain each time, because `endsAt` is only the latest possible end. A flight whose season is retired ends at
 * once.
 */
export async function dueOf(ctx: TablesCtx, db: Db, room: Room): Promise<number> {
  if (!isFlying(room)) return room.endsAt.getTime()
  const season = await findSeason(db, room.seasonId)
  if (season.isRetired) return room.now.getTime()
  const { crash } = ctx.crashes.draw({ ...room, season }).outcome
  return nextStepMs(room, { bets: await listFlying(db, room.roundId), crash })
}
