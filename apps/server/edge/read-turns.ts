import { setImmediate as turn } from 'node:timers/promises'
import type { Procedure } from '@poyraz/contract'
import { type Bounded, bounded, type Result } from '@poyraz/kernel'
import { networkOf } from './network.ts'

/**
 * Reads of one reader that run at once. A read holds one of the 16 connections to the database, and up to 20
 * ms of the only thread of its process: more at once would make everybody else wait.
 */
export const READS_AT_ONCE = 4

/** Runs a read of this reader when it is its turn; `unavailable` if too many of them wait. */
export type ReadTurns = <T>(reader: string, read: () => Promise<T>) => Promise<Result<T, 'unavailable'>>

/** Creates the queues of reads, one for each reader; a network of IPv6 has one together. */
export function createReadTurns(waiting: number): ReadTurns {
  const queues = new Map<string, { readonly run: Bounded; reads: number }>()
  return async (reader, read) => {
    const owner = networkOf(reader) ?? reader
    const queue = queues.get(owner) ?? { run: bounded({ running: READS_AT_ONCE, waiting }), reads: 0 }
    queues.set(owner, queue)
    queue.reads++
    const hasWaited = queue.reads > READS_AT_ONCE
    try {
      return await queue.run(async () => {
        // Reads without a query would otherwise follow each other before anything else runs.
        if (hasWaited) await turn()
        return read()
      })
    } finally {
      queue.reads--
      if (queue.reads === 0) queues.delete(owner)
    }
  }
}

/** `id`: of the player or staff account that calls. */
type Reader = { readonly address: string; readonly id: string | null }

/**
 * Returns whose turn a call takes: the address for reads that anybody may request, the player for those of
 * players, so that nobody waits for a slow list of a neighbour. `null` for calls without turns: writes, and
 * those of `user`, which also wait for the hashing of passwords.
 */
export function readerOf(
  { class: className, auth, write }: Pick<Procedure, 'class' | 'auth' | 'write'>,
  { address, id }: Reader,
): string | null {
  if (write || className === 'user') return null
  if (auth === 'none' || auth === 'optional') return address
  return auth === 'player' ? id : null
}
