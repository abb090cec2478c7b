import { type Database, type Tx, transact } from '@poyraz/db'
import { commitSeed, toHex } from '@poyraz/fairness'
import { newClientSeed, newSeed, nodeHash, type SeedBox } from '@poyraz/fairness/server'
import { assert, type Clock, DAY_MS, err, ok, type Result, uuidv7 } from '@poyraz/kernel'
import { findOpenRound } from '../store/rounds.ts'
import {
  activate,
  insertNext,
  lockPairs,
  type PairRow,
  readPairs,
  reveal,
  setNextClientSeed,
} from '../store/seed-pairs.ts'

/** A pair is rotated after this many rounds or this time, whichever is reached first. */
const ROUNDS_PER_PAIR_MAX = 10_000
const PAIR_AGE_MS_MAX = DAY_MS
/** Maximum of cached pairs. Beyond it the least recently used one is dropped. */
const CACHED_PAIRS_MAX = 20_000

export type ActivePair = {
  readonly id: string
  readonly commitment: string
  readonly nextCommitment: string
  readonly serverSeed: Uint8Array
  readonly clientSeed: string
  readonly staleSeed: boolean
  readonly activatedAtMs: number
  /** The nonce of the last settled round; the next round is one higher. */
  nonce: number
}

export type Revealed = { readonly serverSeed: string; readonly commitment: string; readonly rounds: number }

type Conflict = { readonly error: 'state_conflict' }

/**
 * Seed pairs of all players: one active pair each, and a next pair that is already committed to (fairness,
 * section 3).
 */
export type SeedPairs = {
  /** The pair for the player's next round, rotated first when it is due. */
  current(playerId: string): Promise<ActivePair>
  /** Drops the cached pair, because the database has a newer one. */
  forget(playerId: string): void
  /** Pairs the seed with the next commitment, in the caller's transaction. */
  setNext(tx: Tx, playerId: string, choice: SeedChoice): Promise<Result<null, Conflict>>
  /** Refused while a round is open. Runs inside the caller's transaction; call `forget` after it. */
  rotate(tx: Tx, playerId: string, choice: SeedChoice): Promise<Result<Revealed, Conflict>>
}

/**
 * A player's seed for the next pair. It is refused if it was chosen for another commitment than the next
 * pair's.
 */
export type SeedChoice = {
  readonly clientSeed: string
  readonly nextCommitment?: string | undefined
}

export type SeedPairsDeps = { readonly database: Database; readonly clock: Clock; readonly seedBox: SeedBox }

export function createSeedPairs(deps: SeedPairsDeps): SeedPairs {
  const cache = new Map<string, ActivePair>()
  const remember = (playerId: string, pair: ActivePair) => {
    cache.delete(playerId)
    cache.set(playerId, pair)
    const oldest = cache.size > CACHED_PAIRS_MAX ? cache.keys().next().value : undefined
    if (oldest !== undefined) cache.delete(oldest)
    return pair
  }
  return {
    forget: (playerId) => void cache.delete(playerId),
    async current(playerId) {
      const pair = cache.get(playerId) ?? (await load(deps, playerId))
      if (!isDue(deps, pair)) return remember(playerId, pair)
      await transact(deps.database.db, (tx) => rotateIfDue(deps, tx, playerId))
      return remember(playerId, await load(deps, playerId))
    },
    async setNext(tx, playerId, { clientSeed, nextCommitment }) {
      const { next } = await lockBoth(deps, tx, playerId)
      if (nextCommitment !== undefined && nextCommitment !== next.commitment)
        return err({ error: 'state_conflict' })
      await setNextClientSeed(tx, next.id, clientSeed)
      return ok(null)
    },
    async rotate(tx, playerId, { clientSeed, nextCommitment }) {
      const pairs = await lockBoth(deps, tx, playerId)
      if (nextCommitment !== undefined && nextCommitment !== pairs.next.commitment)
        return err({ error: 'state_conflict' })
      if ((await findOpenRound(tx, playerId)) !== undefined) return err({ error: 'state_conflict' })
      return ok(await turnOver(deps, tx, { playerId, ...pairs, clientSeed }))
    },
  }
}

type Pairs = { readonly active: PairRow; readonly next: PairRow }

async function load(deps: SeedPairsDeps, playerId: string): Promise<ActivePair> {
  const { db } = deps.database
  const { active, next } = await readPairs(db, playerId)
  if (active && next) return opened(deps, { active, next })
  return transact(db, async (tx) => opened(deps, await lockBoth(deps, tx, playerId)))
}

/** Locks both pairs until the transaction ends, and creates them if the player has none. */
async function lockBoth(deps: SeedPairsDeps, tx: Tx, playerId: string): Promise<Pairs> {
  const found = await lockPairs(tx, playerId)
  if (found.active && found.next) return { active: found.active, next: found.next }
  await insertNext(tx, newPair(deps, playerId))
  const { active, next } = await lockPairs(tx, playerId)
  assert(next, 'a next pair was just made')
  if (!active) await openNext(deps, tx, { playerId, next, clientSeed: null, before: null })
  const made = await lockPairs(tx, playerId)
  assert(made.active && made.next, 'both pairs are there')
  return { active: made.active, next: made.next }
}

function isDue({ clock }: SeedPairsDeps, { nonce, activatedAtMs }: ActivePair): boolean {
  return nonce >= ROUNDS_PER_PAIR_MAX || clock.nowMs() - activatedAtMs >= PAIR_AGE_MS_MAX
}

/**
 * Rotates the locked pair if it is due. It reads the database and not the cache, so that two servers do not
 * rotate twice. With an open round the pair is kept: its seed must not be revealed before the player's
 * choice.
 */
async function rotateIfDue(deps: SeedPairsDeps, tx: Tx, playerId: string): Promise<void> {
  const pairs = await lockBoth(deps, tx, playerId)
  if (!isDue(deps, opened(deps, pairs)) || (await findOpenRound(tx, playerId)) !== undefined) return
  await turnOver(deps, tx, { playerId, ...pairs, clientSeed: null })
}

function newPair({ clock, seedBox }: SeedPairsDeps, playerId: string) {
  const id = uuidv7(clock.nowMs())
  const seed = newSeed()
  return { id, playerId, commitment: toHex(commitSeed(seed, nodeHash)), sealedSeed: seedBox.seal(id, seed) }
}

/** Makes the next pair the active one and commits to a new next one. */
async function openNext(
  deps: SeedPairsDeps,
  tx: Tx,
  turn: { playerId: string; next: PairRow; clientSeed: string | null; before: PairRow | null },
): Promise<void> {
  const chosen = turn.clientSeed ?? turn.next.client_seed
  await activate(tx, {
    id: turn.next.id,
    clientSeed: chosen ?? newClientSeed(),
    stale: chosen === null,
    at: new Date(deps.clock.nowMs()),
    before: turn.before,
  })
  await insertNext(tx, newPair(deps, turn.playerId))
}

/** Reveals the active pair and opens the next one, with the given client seed or the one set before. */
async function turnOver(
  deps: SeedPairsDeps,
  tx: Tx,
  { active, next, ...turn }: Pairs & { playerId: string; clientSeed: string | null },
): Promise<Revealed> {
  const serverSeed = toHex(deps.seedBox.open(active.id, active.sealed_seed))
  await reveal(tx, active.id, serverSeed)
  await openNext(deps, tx, { ...turn, next, before: active })
  return { serverSeed, commitment: active.commitment, rounds: active.nonce }
}

function opened({ seedBox }: SeedPairsDeps, { active, next }: Pairs): ActivePair {
  assert(active.client_seed !== null && active.activated_at !== null, 'an active pair has been opened')
  return {
    id: active.id,
    commitment: active.commitment,
    nextCommitment: next.commitment,
    serverSeed: seedBox.open(active.id, active.sealed_seed),
    clientSeed: active.client_seed,
    staleSeed: active.stale_seed,
    activatedAtMs: active.activated_at.getTime(),
    nonce: active.nonce,
  }
}
