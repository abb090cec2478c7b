import type { Tx } from '@poyraz/db'
import { closedUntil, type HouseTable } from '@poyraz/games/tables'
import { HOUR_MS } from '@poyraz/kernel'
import { hasStakes } from '../store/attendance.ts'
import type { Room } from '../store/rooms.ts'
import { deletePlaces } from '../store/shoes.ts'
import type { Next } from './rounds.ts'

/** A resting table that nobody wakes looks again after this time. */
const REST_MS = HOUR_MS

/**
 * Returns the rest of a table at the end of its betting, if there are no chips and nobody watches or the
 * table is closed; else `null`. The same round opens again after it: no number of the chain is left out.
 */
export async function restAfterBetting(tx: Tx, table: HouseTable, room: Room): Promise<Next | null> {
  if (room.phase !== 'betting') return null
  const opensAt = closedUntil(table.hours, room.now.getTime())
  const isIdle = opensAt !== null || !room.isWatched
  if (!(isIdle || room.rests) || (await hasStakes(tx, room.roundId))) return null
  const { roundId } = room
  if (!isIdle) return { phase: 'betting', roundId, lengthMs: table.pace.bettingMs }
  await deletePlaces(tx, roundId, room.taken)
  return restOf(room, opensAt)
}

/** Returns the rest of a closed table before the first bet of its next round. */
export function restBeforeOpening(table: HouseTable, room: Room, next: Next): Next {
  const opensAt = closedUntil(table.hours, room.now.getTime())
  const isBetting = next.phase === 'betting' && next.roundId !== room.roundId
  return opensAt === null || !isBetting ? next : restOf({ ...room, roundId: next.roundId }, opensAt)
}

function restOf({ roundId, now }: Pick<Room, 'roundId' | 'now'>, opensAt: number | null): Next {
  const lengthMs = opensAt === null ? REST_MS : Math.min(REST_MS, opensAt - now.getTime())
  return { phase: 'betting', roundId, lengthMs, rests: true }
}
