import type { Db } from '@poyraz/db'
import { chainHandId } from '@poyraz/fairness'
import { isByHand, type Room } from '../store/rooms.ts'
import { findSeason } from '../store/seasons.ts'

/** A round of a chain that players add seeds to, before it is opened. */
export type SeededRound = { readonly seasonId: string; readonly number: number; readonly handId: string }

/**
 * Returns the round after the present one; `null` if it takes no seeds: it would be dealt by hand, or its
 * chain is not published yet, so the house could choose the chain after it has seen the seeds.
 */
export async function findSeededRound(db: Db, room: Room): Promise<SeededRound | null> {
  if (isByHand(room)) return null
  const season = await findSeason(db, room.seasonId)
  if (season.isRetired || room.number === season.length) return null
  const number = room.number + 1
  return { seasonId: season.id, number, handId: chainHandId(season.id, number) }
}
