import { err, ok, type Result } from '@poyraz/kernel'
import { verifyEd25519 } from './ed25519.ts'
import { concat, fromHex, isHash, lp, lpText } from './encoding.ts'
import { canonicalJson, type Json } from './jcs.ts'
import { type RoundProof, readProof } from './round-proof.ts'

/**
 * The signed statement of the house about one finished round: its proof, with stake, win and time. Everything
 * but `serverSeed`, `trigger` and `signature` is signed, so a receipt that was saved before they were revealed
 * stays valid after it. Money is in kuruş, as decimal text.
 */
export type Receipt = RoundProof & {
  readonly v: 1
  readonly roundID: string
  /** Currency of the books: ISO 4217, with `_PLAY` for play money. */
  readonly currency: string
  readonly stake: string
  /** True if one of the player's free spins paid the stake. */
  readonly free: boolean
  readonly win: string
  /** Time of the round: ISO 8601, UTC. */
  readonly time: string
  /** Hash (hex) of the player's receipt before this one; zeros in the first (`receipt-chain.ts`). */
  readonly prev: string
  /** The house's public key (Ed25519), hex: its id in the published list of keys. */
  readonly keyID: string
  /** Ed25519, hex. */
  readonly signature: string
  /** Of a round that fed a pool of jackpots. */
  readonly jackpot?: ReceiptJackpot
  /** The hidden distance of a must-hit-by pot; `null` until the pot was hit. */
  readonly trigger?: RevealedTrigger | null
}

/**
 * The part of a round in a pool of jackpots. Progressive pools draw a `ticket`. In a must-hit-by pool the stake
 * moved the contributions to a pot `from` .. `to` (micro-kuruş), and `commitment` closes the pot's trigger.
 */
export type ReceiptJackpot = {
  readonly pool: string
  /** Hash of the rules of the pool. */
  readonly rulesHash: string
  /** The level that the round won, and its amount; `null` and 0 if it won none. */
  readonly level: string | null
  readonly amount: string
  /** Number of the stake among those that fed the pool, from 1, in the order in which they were recorded. */
  readonly entry: number
  readonly ticket?: number
  readonly pot?: number
  readonly commitment?: string
  readonly from?: string
  readonly to?: string
}

/** Opening of the commitment to a pot. `rulesHash` names the rules that the value was drawn by. */
export type RevealedTrigger = { readonly rulesHash: string; readonly salt: string; readonly value: string }

const ROUND_ID = /^[0-9a-f-]{36}$/
const CURRENCY = /^[A-Z]{3}(?:_PLAY)?$/
const AMOUNT = /^(?:0|[1-9]\d{0,17})$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const SIGNATURE = /^[0-9a-f]{128}$/

type OwnField = Exclude<keyof Receipt, keyof RoundProof>
const CHECKS: { readonly [name in OwnField]-?: (value: unknown) => boolean } = {
  v: (value) => value === 1,
  roundID: textOf(ROUND_ID),
  currency: textOf(CURRENCY),
  stake: textOf(AMOUNT),
  free: (value) => typeof value === 'boolean',
  win: textOf(AMOUNT),
  time: textOf(TIME),
  prev: isHash,
  keyID: isHash,
  signature: textOf(SIGNATURE),
  jackpot: (value) => value === undefined || fitsAll(JACKPOT, value),
  trigger: (value) => value === undefined || value === null || fitsAll(TRIGGER, value),
}

type Check = (value: unknown) => boolean
const POOL = /^[a-z0-9-]{1,64}$/
const MICRO = /^\d{1,19}$/

const JACKPOT: { readonly [name in keyof ReceiptJackpot]-?: Check } = {
  pool: textOf(POOL),
  rulesHash: isHash,
  level: (value) => value === null || textOf(POOL)(value),
  amount: textOf(AMOUNT),
  entry: (value) => Number.isSafeInteger(value),
  ticket: optional((value) => Number.isSafeInteger(value)),
  pot: optional((value) => Number.isSafeInteger(value)),
  commitment: optional(isHash),
  from: optional(textOf(MICRO)),
  to: optional(textOf(MICRO)),
}
const TRIGGER: { readonly [name in keyof RevealedTrigger]-?: Check } = {
  rulesHash: isHash,
  salt: isHash,
  value: textOf(MICRO),
}

function optional(check: Check): Check {
  return (value) => value === undefined || check(value)
}

/** Returns true for a record of these fields and no others. */
function fitsAll(checks: { readonly [name: string]: Check }, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as { readonly [name: string]: unknown }
  const names = new Set([...Object.keys(checks), ...Object.keys(fields)])
  return [...names].every((name) => checks[name]?.(fields[name]) ?? false)
}

function textOf(form: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && form.test(value)
}

/** Returns true if untrusted input claims to be a receipt, and not only a proof. */
export function isReceiptLike(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'signature' in value
}

/** Parses a receipt from untrusted input. The error names the invalid field. */
export function readReceipt(value: unknown): Result<Receipt, string> {
  const proof = readProof(value)
  if (!proof.ok) return proof
  const fields = value as { readonly [name: string]: unknown }
  const wrong = Object.entries(CHECKS).find(([name, fits]) => !fits(fields[name]))
  if (wrong) return err(wrong[0])
  const present = Object.keys(CHECKS).filter((name) => fields[name] !== undefined)
  const own = Object.fromEntries(present.map((name) => [name, fields[name]]))
  return ok({ ...proof.value, ...own } as Receipt)
}

/** A receipt before it is signed. */
export type UnsignedReceipt = Omit<Receipt, 'signature' | 'serverSeed' | 'trigger'>

/** Returns the bytes that are signed: LP(tag) || LP(canonical JSON without `serverSeed`, `trigger` and `signature`). */
export function receiptMessage(receipt: UnsignedReceipt): Uint8Array {
  const signed: { readonly [name: string]: Json | undefined } = {
    ...receipt,
    serverSeed: undefined,
    trigger: undefined,
    signature: undefined,
  }
  const text = canonicalJson(signed)
  return concat(lpText('poyraz/1/receipt'), lp(new TextEncoder().encode(text)))
}

/** Returns true if the receipt was signed with the private key of its `keyID`. */
export function isSigned(receipt: Receipt): boolean {
  return verifyEd25519(fromHex(receipt.keyID), receiptMessage(receipt), fromHex(receipt.signature))
}
