import { err, ok, type Result } from '@poyraz/kernel'
import { isClientSeed, isHash, isName } from './encoding.ts'
import type { Json } from './jcs.ts'

/** Number of words that a round read from one of its streams. */
export type StreamUse = { readonly name: string; readonly words: number; readonly rejects: number }

/**
 * Everything needed to verify a round, as `fairness.verify` returns it. It has no player, stake, win or time.
 */
export type RoundProof = {
  /** The game's frozen slug. */
  readonly gameID: string
  readonly rulesHash: string
  readonly commitment: string
  readonly clientSeed: string
  /** True if the pair was opened without a fresh client seed of the player. */
  readonly staleSeed: boolean
  readonly nonce: number
  /** Hex; `null` until the pair is retired. */
  readonly serverSeed: string | null
  readonly streams: readonly StreamUse[]
  readonly outcome: Json
}

/** Maximum number of streams; rounds read only a few. */
const STREAMS_MAX = 16
/** Maximum number of words: more than any round reads, and fast to replay on a phone. */
const WORDS_MAX = 100_000
/** Maximum nesting of an outcome: more than any outcome has, and far from a stack overflow. */
const DEPTH_MAX = 32

type Fields = { readonly [name: string]: unknown }

/** Parses a proof from untrusted input. The error names the invalid field. */
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
