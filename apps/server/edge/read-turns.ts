import type { Procedure } from '@poyraz/contract'
import { type Bounded, bounded, type Result } from '@poyraz/kernel'
import { networkOf } from './network.ts'

/**
 * Reads of one address that run at once. A read holds one of the 16 connections to the database, and up to 20
 * ms of the only thread of its process: more at once would make everybody else wait.
 */
export const READS_AT_ONCE = 4

/** Runs a read of this address when it is its turn; `unavailable` if too many of them wait. */
export type ReadTurns = <T>(address: string, read: () => Promise<T>) => Promise<Result<T, 'unavailable'>>

/** Creates the queues of reads, one for each address; a network of IPv6 has one together. */
export function createReadTurns(waiting: number): ReadTurns {
  const queues = new Map<string, { readonly run: Bounded; reads: number }>()
  return async (address, read) => {
    const owner = networkOf(address) ?? address
    const queue = queues.get(owner) ?? { run: bounded({ running: READS_AT_ONCE, waiting }), reads: 0 }
    queues.set(owner, queue)
    queue.reads++
    try {
      return await queue.run(read)
    } finally {
      queue.reads--
      if (queue.reads === 0) queues.delete(owner)
    }
  }
}

/**
 * True for reads that anybody may request. They need this process and the database alone; calls of `user`
 * also wait for the hashing of passwords.
 */
export function isPublicRead({ class: className, auth, write }: Procedure): boolean {
  return !write && (auth === 'none' || auth === 'optional') && className !== 'user'
}
