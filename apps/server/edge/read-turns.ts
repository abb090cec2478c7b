import { setImmediate as turn } from 'node:timers/promises'
import { accountStatement, casinoInitGame, type Procedure } from '@poyraz/contract'
import { type BoundedByOwner, boundedByOwner, type Result } from '@poyraz/kernel'
import { networkOf } from './network.ts'

/**
 * Reads of one reader that run at once. A read holds one of the 16 connections to the database, and up to 20
 * ms of the only thread of its process: more at once would make everybody else wait.
 */
export const READS_AT_ONCE = 4
/**
 * Reads of all addresses together that run at once, and as many of all players: bets wait for no more than
 * these, however many readers there are.
 */
export const READS_IN_ALL = 12

/**
 * Reads that wait for more than the database: the location service and the exclusion register, or a queue of
 * their own. While these are slow, all turns would be theirs, and nobody could read anything (F27).
 */
const WAITING_READS: ReadonlySet<Procedure> = new Set<Procedure>([casinoInitGame, accountStatement])

/** Owner of a turn. `waiting`: of reads that take no turns of the other ones. */
export type Reader = { readonly of: 'visitors' | 'players' | 'waiting'; readonly name: string }

/** Runs a read of this reader when it is its turn; `unavailable` if too many of them wait. */
export type ReadTurns = <T>(reader: Reader, read: () => Promise<T>) => Promise<Result<T, 'unavailable'>>

/** Creates the queues of reads, one for each reader; a network of IPv6 has one together. */
export function createReadTurns(waiting: number): ReadTurns {
  const queues = {
    visitors: createQueues(waiting, READS_IN_ALL),
    players: createQueues(waiting, READS_IN_ALL),
    waiting: createQueues(waiting, Number.POSITIVE_INFINITY),
  }
  return ({ of, name }, read) => queues[of](networkOf(name) ?? name, read)
}

/** Owners with a read that waits take turns, one read each. */
function createQueues(waiting: number, running: number): BoundedByOwner {
  const queued = boundedByOwner({
    running,
    waiting: Number.POSITIVE_INFINITY,
    ofOwner: { running: READS_AT_ONCE, waiting },
  })
  return (name, read) =>
    queued(name, async (hasWaited) => {
      // Reads without a query would otherwise follow each other before anything else runs.
      if (hasWaited) await turn()
      return read(hasWaited)
    })
}

/** `id`: of the player or staff account that calls. */
type ReadCaller = { readonly address: string; readonly id: string | null }

/**
 * Returns whose turn a call takes: the address for reads that anybody may request, the player for those of
 * players, so that nobody waits for a slow list of a neighbour. `null` for calls without turns: writes, and
 * those of `user`, which also wait for the hashing of passwords.
 */
export function readerOf(procedure: Procedure, { address, id }: ReadCaller): Reader | null {
  const { class: className, auth, write } = procedure
  if (write || className === 'user') return null
  if (WAITING_READS.has(procedure)) return { of: 'waiting', name: id ?? address }
  if (auth === 'none' || auth === 'optional') return { of: 'visitors', name: address }
  return auth === 'player' && id !== null ? { of: 'players', name: id } : null
}
