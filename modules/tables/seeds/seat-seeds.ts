import type { Tx } from '@poyraz/db'
import { commitSeatSeed } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { err, ok, type Result, sqlTime } from '@poyraz/kernel'
import type { TablesCtx } from '../ctx.ts'
import { type Room, shareRoom } from '../store/rooms.ts'
import { findSeededRound, type SeededRound } from './seeded-round.ts'
import { insertSeatSeed, listSeatSeeds, lockSeatSeeds, type StoredSeed, writeOpenedSeed } from './store.ts'

/** Maximum number of seeds of a round: anybody can check the list within moments. */
const SEATS_MAX = 64

type Caller = { readonly tableId: number; readonly roundId: string; readonly playerId: string }
type Seeds = { readonly round: SeededRound; readonly list: readonly StoredSeed[] }

/**
 * Adds the commitment of a player to the list of the next round. The room is locked before its phase is read,
 * so the list does not change once the bets of the present round have ended.
 */
export async function commitSeed(
  { clock }: Pick<TablesCtx, 'clock'>,
  tx: Tx,
  { commit, ...caller }: Caller & { readonly commit: string },
): Promise<Result<Seeds, { readonly error: 'seeds_closed' | 'seed_given' | 'seed_list_full' }>> {
  const room = await shareRoom(tx, caller.tableId, sqlTime(clock))
  const round = room && isCollecting(room, caller) ? await findSeededRound(tx, room) : null
  if (!room || !round) return err({ error: 'seeds_closed' })
  await lockSeatSeeds(tx, round)
  const list = await listSeatSeeds(tx, round)
  const own = list.find(({ playerId }) => playerId === caller.playerId)
  if (own) return own.commit === commit ? ok({ round, list }) : err({ error: 'seed_given' })
  if (list.length >= SEATS_MAX) return err({ error: 'seed_list_full' })
  const { playerId } = caller
  await insertSeatSeed(tx, round, { place: list.length, playerId, commit, at: room.now })
  return ok({ round, list: [...list, { playerId, commit, seed: null }] })
}

/**
 * Opens the seed of a player. The phase never goes back from the drawing to the bets of the same round, so
 * nobody commits after the first seed was opened; and the step that opens the next round waits for the lock.
 */
export async function openSeed(
  { clock }: Pick<TablesCtx, 'clock'>,
  tx: Tx,
  { seed, ...caller }: Caller & { readonly seed: string },
): Promise<Result<Seeds, { readonly error: 'seeds_closed' | 'not_found' | 'seed_mismatch' }>> {
  const room = await shareRoom(tx, caller.tableId, sqlTime(clock))
  const round = room && isOpening(room, caller) ? await findSeededRound(tx, room) : null
  if (!room || !round) return err({ error: 'seeds_closed' })
  const list = await listSeatSeeds(tx, round)
  const own = list.find(({ playerId }) => playerId === caller.playerId)
  if (!own) return err({ error: 'not_found' })
  if (commitSeatSeed(round.handId, seed, nodeHash) !== own.commit) return err({ error: 'seed_mismatch' })
  if (own.seed === null) await writeOpenedSeed(tx, round, { playerId: caller.playerId, seed, at: room.now })
  return ok({ round, list: await listSeatSeeds(tx, round) })
}

/** True while bets of the round are accepted. */
function isCollecting(room: Room, { roundId }: Caller): boolean {
  return room.roundId === roundId && room.phase === 'betting' && !room.rests && room.now < room.endsAt
}

function isOpening(room: Room, { roundId }: Caller): boolean {
  return room.roundId === roundId && room.phase !== 'betting'
}
