import type { Tx } from '@poyraz/db'
import { closedUntil, type HouseTable } from '@poyraz/games/tables'
import { HOUR_MS } from '@poyraz/kernel'
import { hasStakes } from '../store/attendance.ts'
import { isByHand, type Room } from '../store/rooms.ts'
import { deletePlaces } from '../store/shoes.ts'
import type { Next } from './rounds.ts'

/** Interval at which a resting table checks again whether it may open. */
export const REST_MS = HOUR_MS

/**
 * Decides whether a table rests at the end of its betting: without chips, if nobody watches or it is closed.
 * A table that is dealt by hand rests without a dealer, watched or not, and deals no round without chips. A
 * resting table that may open starts betting again. Returns `null` if the round goes on. The round stays the
 * same, so no number of the chain is left out; but one whose outcome may be known after a restore is drawn at
 * once.
 */
export async function restAfterBetting(tx: Tx, table: HouseTable, room: Room): Promise<Next | null> {
  if (room.phase !== 'betting' || room.isRetired) return null
  const opensAt = closedUntil(table.hours, room.now.getTime())
  const isIdle = opensAt !== null || !isAttended(room)
  if (!(isIdle || room.rests || isByHand(room)) || (await hasStakes(tx, room.roundId))) return null
  const { roundId } = room
  if (!isIdle) return { phase: 'betting', roundId, lengthMs: table.pace.bettingMs }
  await deletePlaces(tx, roundId, room.taken)
  return restOf(room, opensAt)
}

/** Returns true if somebody watches the table, or has it as its dealer. */
function isAttended(room: Room): boolean {
  return isByHand(room) ? room.dealerName !== null : room.isWatched
}

/**
 * Lets a closed table, or one without its dealer, rest before the bets of its next round; otherwise returns
 * `next` unchanged.
 */
export function restBeforeOpening(table: HouseTable, room: Room, next: Next): Next {
  const opensAt = closedUntil(table.hours, room.now.getTime())
  const isBetting = next.phase === 'betting' && next.roundId !== room.roundId
  const mayOpen = opensAt === null && (!table.byHand || room.dealerName !== null)
  return mayOpen || !isBetting ? next : restOf({ ...room, roundId: next.roundId }, opensAt)
}

function restOf({ roundId, now }: Pick<Room, 'roundId' | 'now'>, opensAt: number | null): Next {
  const lengthMs = opensAt === null ? REST_MS : Math.min(REST_MS, opensAt - now.getTime())
  return { phase: 'betting', roundId, lengthMs, rests: true }
}
