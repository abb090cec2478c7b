import { tagged } from './commitments.ts'
import { lp, toHex } from './encoding.ts'
import type { Hash } from './hash.ts'
import { canonicalJson } from './jcs.ts'
import { portableHash } from './sha256.ts'

/** A value that a dealer entered: its place in the round, its time in ms, and if it was voided. */
export type HandEntry = {
  readonly index: number
  readonly value: number
  readonly at: number
  readonly isVoid: boolean
}

type HandLog = {
  readonly roundID: string
  readonly tableID: number
  readonly number: number
  readonly entries: readonly HandEntry[]
  /** Record of the round before at the same table; `null` for the first one. */
  readonly before: string | null
}

/**
 * Returns the hash (hex) of the log of a round that was dealt by hand, chained to the round before. It shows
 * that no log was changed later; it says nothing about the wheel or the cards.
 */
export function handRecord(log: HandLog, hash: Hash = portableHash): string {
  const { roundID, tableID, number, before } = log
  const entries = log.entries.map(({ index, value, at, isVoid }) => ({ index, value, at, isVoid }))
  const text = canonicalJson({ roundID, tableID, number, before, entries })
  return toHex(tagged(hash, 'hand', lp(new TextEncoder().encode(text))))
}
