import { createHash } from 'node:crypto'
import type { Operation } from '../book.ts'
import type { Status } from '../status.ts'

/** The common interface of the pure book and the ledger on PostgreSQL, for tables and model tests. */
export type Engine = {
  run(operation: Operation): Promise<{ status: Status; balanceAfter: bigint | null }>
  openHouse(code: string): Promise<void>
  balance(owner: string, code: string): Promise<bigint>
  advance(ms: number): void
}

/** Returns the hash of an operation's input, without its key. */
export function hashOf(input: unknown): string {
  const text = JSON.stringify(input, (name, value) =>
    name === 'key' || name === 'inputHash' ? undefined : typeof value === 'bigint' ? `${value}` : value,
  )
  return createHash('sha256').update(text).digest('hex')
}
