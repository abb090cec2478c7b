import { assert } from '@poyraz/kernel'
import { tagged } from './commitments.ts'
import type { Draws } from './draws.ts'
import { assertName, concat, lp, lpText, u64 } from './encoding.ts'
import type { Hash } from './hash.ts'
import { portableHash } from './sha256.ts'
import { type ClientSeed, type StreamInput, streamDraws } from './stream.ts'

/** Scheme B: shared rounds use a hash chain whose end T = s_0 was published before the first round. */

/** Returns s_(i-1) for s_i. Anybody can so verify a published round seed against the earlier ones and T. */
export function chainStep(
  seasonId: string,
  index: number,
  seed: Uint8Array,
  hash: Hash = portableHash,
): Uint8Array {
  assertName(seasonId)
  assert(index >= 1, 'the chain ends at s_0')
  return tagged(hash, 'chain', lpText(seasonId), u64(index), seed)
}

/** Returns s_to for s_from; `from >= to`. */
export function chainSeed(
  chain: { readonly seasonId: string; readonly from: number; readonly seed: Uint8Array },
  to: number,
  hash: Hash = portableHash,
): Uint8Array {
  assert(to >= 0 && to <= chain.from, 'a chain is followed downwards')
  let seed = chain.seed
  for (let index = chain.from; index > to; index--) seed = chainStep(chain.seasonId, index, seed, hash)
  return seed
}

/**
 * Returns the salt of a season or a round without a beacon: SHA-256 of the players' contributions in order of
 * arrival, or 32 zero bytes if there are none.
 */
export function seasonSalt(contributions: readonly Uint8Array[], hash: Hash = portableHash): Uint8Array {
  return contributions.length === 0 ? new Uint8Array(32) : hash.sha256(concat(...contributions.map(lp)))
}

/** Returns the inputs of a round (from 1): its chain seed, the salt that was set after T, and the beacon. */
export function sharedInput(round: {
  readonly gameId: string
  readonly rulesHash: string
  readonly seed: Uint8Array
  readonly salt: Uint8Array
  readonly beacon: Uint8Array
  readonly round: number
  readonly stream: string
}): StreamInput {
  const { gameId, rulesHash, stream } = round
  const shared = concat(lp(round.salt), lp(round.beacon))
  return { gameId, rulesHash, stream, key: round.seed, clients: [], public: shared, nonce: round.round }
}

const NO_BEACON = new Uint8Array(0)

/**
 * Returns draws that anybody can make before a round: they follow from its place in the chain alone, and
 * decide what is offered in it, such as the runners of a race.
 */
export function openDraws(
  round: {
    readonly seasonId: string
    readonly gameId: string
    readonly rulesHash: string
    readonly round: number
  },
  hash: Hash = portableHash,
): Draws {
  const { seasonId, gameId, rulesHash, round: nonce } = round
  assertName(seasonId)
  const key = tagged(hash, 'open', lpText(seasonId))
  return streamDraws({ gameId, rulesHash, key, clients: [], public: NO_BEACON, nonce, stream: 'open' }, hash)
}

/**
 * Returns the draws of a round of a season without a beacon, as the tables of the house have it: server and
 * verifier call it with the chain seed of the round and the seeds that seats opened before its bets.
 */
export function sharedDraws(
  round: {
    readonly gameId: string
    readonly rulesHash: string
    readonly seed: Uint8Array
    readonly round: number
    readonly clients: readonly ClientSeed[]
  },
  hash: Hash = portableHash,
): Draws {
  const { clients, ...known } = round
  const salt = seasonSalt(
    clients.map(({ seed }) => seed),
    hash,
  )
  return streamDraws(sharedInput({ ...known, salt, beacon: NO_BEACON, stream: 'main' }), hash)
}
