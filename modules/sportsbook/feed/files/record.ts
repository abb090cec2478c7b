import type { MatchOdds, MatchOutcome, MatchRow } from './row.ts'

/** A part of a match as the newest file tells it. */
export type Register<Value> = {
  /** Time of the file. */
  readonly atMs: number
  /** The value as JSON. */
  readonly text: string
  readonly value: Value
}

/** The record of a match by all files: three registers, each with the newest value that a file has. */
export type MatchRecord = {
  readonly kickOff: Register<number>
  readonly odds: Register<MatchOdds> | null
  readonly outcome: Register<MatchOutcome> | null
}

const registerOf = <Value>(value: Value, atMs: number): Register<Value> => ({
  atMs,
  text: JSON.stringify(value),
  value,
})

/** Returns what a line of a file tells. A part that the line leaves out says nothing. */
export function recordOf({ kickOffMs, odds, outcome }: MatchRow, atMs: number): MatchRecord {
  return {
    kickOff: registerOf(kickOffMs, atMs),
    odds: odds && registerOf(odds, atMs),
    outcome: outcome && registerOf(outcome, atMs),
  }
}

/** Keeps the newer value of each part, so that files in any order and any repetition end in the same record. */
export function merged(known: MatchRecord | null, told: MatchRecord): MatchRecord {
  if (known === null) return told
  return {
    kickOff: newer(known.kickOff, told.kickOff),
    odds: newest(known.odds, told.odds),
    outcome: newest(known.outcome, told.outcome),
  }
}

function newest<Value>(one: Register<Value> | null, other: Register<Value> | null): Register<Value> | null {
  return one === null || other === null ? (one ?? other) : newer(one, other)
}

/** Of two values of one time the text decides, whichever came first. */
function newer<Value>(one: Register<Value>, other: Register<Value>): Register<Value> {
  if (one.atMs !== other.atMs) return one.atMs > other.atMs ? one : other
  return one.text > other.text ? one : other
}
