import { tagged } from './commitments.ts'
import { seatCommit } from './deck.ts'
import { ascii, fromHex, isClientSeed, lpText, toHex, u32 } from './encoding.ts'
import type { Hash } from './hash.ts'
import { portableHash } from './sha256.ts'
import type { ClientSeed } from './stream.ts'

/**
 * Seeds that seats add to a round of a hash chain (fairness, section 5). Seats commit to them before the bets
 * of the round before end, and open them before the bets of the round begin.
 */

/** One line of the list of a round. `seed` is `null` until its seat has opened it. */
export type SeatSeed = { readonly commit: string; readonly seed: string | null }

/** A shorter seed could be found from its commitment. */
const SEAT_SEED_LEAST = 32

/** True for 32 to 64 visible ASCII characters. */
export function isSeatSeed(seed: string): boolean {
  return isClientSeed(seed) && seed.length >= SEAT_SEED_LEAST
}

/**
 * Names a round of a chain before it exists. Seats commit to a seed for this name, and the cards of the round
 * are committed under it, so no id is left to choose after the seeds are open.
 */
export function chainHandId(seasonId: string, number: number): string {
  return `${seasonId}-${number}`
}

/** Returns the commitment of a seed, in hex. Its place in the list is not known yet, so its seat number is 0. */
export function commitSeatSeed(handId: string, seed: string, hash: Hash = portableHash): string {
  return toHex(seatCommit(handId, { seat: 0, seed: ascii(seed) }, hash))
}

/** Returns the hash of a frozen list. A browser keeps it before it opens its seed, and compares the proof. */
export function seatListHash(handId: string, commits: readonly string[], hash: Hash = portableHash): string {
  return toHex(tagged(hash, 'seats', lpText(handId), u32(commits.length), ...commits.map(fromHex)))
}

/** Returns the opened seeds by their place in the list, as they enter a draw. */
export function seatClients(seats: readonly SeatSeed[]): readonly ClientSeed[] {
  return seats.flatMap(({ seed }, seat) => (seed === null ? [] : [{ seat, seed: ascii(seed) }]))
}

/** True if every opened seed is the one that its seat committed to. */
export function seatSeedsHold(
  handId: string,
  seats: readonly SeatSeed[],
  hash: Hash = portableHash,
): boolean {
  return seats.every(
    ({ commit, seed }) =>
      seed === null || (isSeatSeed(seed) && commitSeatSeed(handId, seed, hash) === commit),
  )
}
