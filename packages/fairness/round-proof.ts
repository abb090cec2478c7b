import { err, ok, type Result } from '@poyraz/kernel'
import { isClientSeed, isHash, isName } from './encoding.ts'
import type { Json } from './jcs.ts'

/** Number of words that a round read from one of its streams. */
export type StreamUse = { readonly name: string; readonly words: number; readonly rejects: number }

/** Everything needed to verify a round, as `fairness.verify` answers it; no player, stake, win or time. */
export type RoundProof = {
  /** The game's frozen slug. */
  readonly gameID: string
  readonly rulesHash: string
  readonly commitment: string
  readonly clientSeed: string
  /** True when the pair was opened without a fresh client seed of the player's. */
  readonly staleSeed: boolean
  readonly nonce: number
  /** Hex; `null` until the pair is retired. */
  readonly serverSeed: string | null
  readonly streams: readonly StreamUse[]
  readonly outcome: Json
}

/** A round reads a handful of streams; a proof that names more is no proof. */
const STREAMS_MAX = 16
/** More words than any round reads, and few enough for a phone to replay in a moment. */
const WORDS_MAX = 100_000
/** Values within values: far more than any outcome has, and far fewer than a stack holds. */
const DEPTH_MAX = 32

type Fields = { readonly [name: string]: unknown }

/** Reads a proof from a file or a reply: anything may be in it. The error names the field that is wrong. */
export function readProof(value: unknown): Result<RoundProof, string> {
  if (!isRecord(value)) return err('proof')
  const wrong = Object.entries(CHECKS).find(([name, fits]) => !fits(value[name]))
  return wrong ? err(wrong[0]) : ok(pickFields(value))
}

const CHECKS: { readonly [name in keyof RoundProof]: (value: unknown) => boolean } = {
  gameID: isName,
  rulesHash: isHash,
  commitment: isHash,
  clientSeed: (value) => typeof value === 'string' && isClientSeed(value),
  staleSeed: (value) => typeof value === 'boolean',
  nonce: (value) => isCount(value) && value >= 1,
  serverSeed: (value) => value === null || isHash(value),
  streams: (value) => Array.isArray(value) && value.length <= STREAMS_MAX && value.every(isStreamUse),
  outcome: (value) => isJson(value),
}

function pickFields(value: Fields): RoundProof {
  const names = Object.keys(CHECKS)
  return Object.fromEntries(names.map((name) => [name, value[name]])) as RoundProof
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isStreamUse(value: unknown): boolean {
  if (!isRecord(value) || !isName(value['name'])) return false
  const { words, rejects } = value
  return isCount(words) && words <= WORDS_MAX && isCount(rejects) && rejects <= words
}

function isJson(value: unknown, depth = 0): boolean {
  switch (typeof value) {
    case 'number':
      return Number.isSafeInteger(value)
    case 'string':
      return value.isWellFormed()
    case 'boolean':
      return true
    default:
      return value === null || (typeof value === 'object' && depth < DEPTH_MAX && holdsJson(value, depth + 1))
  }
}

function holdsJson(container: object, depth: number): boolean {
  return Object.values(container).every((value) => isJson(value, depth))
}
