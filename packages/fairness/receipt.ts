import { err, ok, type Result } from '@poyraz/kernel'
import { verifyEd25519 } from './ed25519.ts'
import { concat, fromHex, isHash, lp, lpText } from './encoding.ts'
import { canonicalJson, type Json } from './jcs.ts'
import { type RoundProof, readProof } from './round-proof.ts'

/**
 * The signed statement of the house about one finished round: its proof, with stake, win and time. Everything
 * but `serverSeed` and `signature` is signed, so a receipt that was saved before the seed was revealed stays
 * valid after it. Money is in kuruş, as decimal text.
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
  /** When the round was played: ISO 8601, UTC. */
  readonly time: string
  /** The house's public key (Ed25519), hex: its id in the published list of keys. */
  readonly keyID: string
  /** Ed25519, hex. */
  readonly signature: string
}

const ROUND_ID = /^[0-9a-f-]{36}$/
const CURRENCY = /^[A-Z]{3}(?:_PLAY)?$/
const AMOUNT = /^(?:0|[1-9]\d{0,17})$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const SIGNATURE = /^[0-9a-f]{128}$/

const CHECKS: { readonly [name in Exclude<keyof Receipt, keyof RoundProof>]: (value: unknown) => boolean } = {
  v: (value) => value === 1,
  roundID: textOf(ROUND_ID),
  currency: textOf(CURRENCY),
  stake: textOf(AMOUNT),
  free: (value) => typeof value === 'boolean',
  win: textOf(AMOUNT),
  time: textOf(TIME),
  keyID: isHash,
  signature: textOf(SIGNATURE),
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
  const own = Object.fromEntries(Object.keys(CHECKS).map((name) => [name, fields[name]]))
  return ok({ ...proof.value, ...own } as Receipt)
}

/** A receipt before it is signed. */
export type UnsignedReceipt = Omit<Receipt, 'signature' | 'serverSeed'>

/** Returns the bytes that are signed: LP(tag) || LP(canonical JSON without `serverSeed` and `signature`). */
export function receiptMessage(receipt: UnsignedReceipt): Uint8Array {
  const signed: { readonly [name: string]: Json | undefined } = {
    ...receipt,
    serverSeed: undefined,
    signature: undefined,
  }
  const text = canonicalJson(signed)
  return concat(lpText('poyraz/1/receipt'), lp(new TextEncoder().encode(text)))
}

/** Returns true if the receipt was signed with the private key of its `keyID`. */
export function isSigned(receipt: Receipt): boolean {
  return verifyEd25519(fromHex(receipt.keyID), receiptMessage(receipt), fromHex(receipt.signature))
}
