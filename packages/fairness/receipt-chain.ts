import { tagged } from './commitments.ts'
import { concat, fromHex, lp, lpText, toHex } from './encoding.ts'
import type { Hash } from './hash.ts'
import { canonicalJson, type Json } from './jcs.ts'
import { isSigned, type Receipt, type ReceiptJackpot } from './receipt.ts'
import type { StreamUse } from './round-proof.ts'
import { portableHash } from './sha256.ts'

/**
 * The receipts of a player are a hash chain: each names the hash of the receipt that was issued before it
 * (`prev`), so that a receipt that was removed, changed or moved is found in those after it.
 *
 * The hash covers all that is signed, except the key: a new key of the house leaves the chain as it is.
 */

/** `prev` of a player's first receipt. */
export const FIRST_PREV = '0'.repeat(64)

/** The facts of a receipt that are known before the round is stored. */
export type RoundFacts = Pick<
  Receipt,
  | 'gameID'
  | 'rulesHash'
  | 'commitment'
  | 'clientSeed'
  | 'staleSeed'
  | 'nonce'
  | 'outcome'
  | 'roundID'
  | 'currency'
  | 'stake'
  | 'free'
  | 'win'
> & {
  readonly streams: readonly StreamUse[]
  readonly jackpot?: Pick<ReceiptJackpot, 'pool' | 'rulesHash' | 'ticket'> | undefined
}

/** Returns the hash (hex) of the facts: SHA-256 over LP(tag) || LP(canonical JSON). */
export function factsHash(facts: RoundFacts, hash: Hash = portableHash): string {
  const { jackpot } = facts
  const covered: { readonly [name in keyof RoundFacts]-?: Json | undefined } = {
    gameID: facts.gameID,
    rulesHash: facts.rulesHash,
    commitment: facts.commitment,
    clientSeed: facts.clientSeed,
    staleSeed: facts.staleSeed,
    nonce: facts.nonce,
    streams: facts.streams,
    outcome: facts.outcome,
    roundID: facts.roundID,
    currency: facts.currency,
    stake: facts.stake,
    free: facts.free,
    win: facts.win,
    jackpot: jackpot && { pool: jackpot.pool, rulesHash: jackpot.rulesHash, ticket: jackpot.ticket },
  }
  return toHex(tagged(hash, 'facts', lp(new TextEncoder().encode(canonicalJson(covered)))))
}

/**
 * Returns the hash (hex) of a receipt, which the next receipt of the player names as `prev`: SHA-256 over
 * LP(tag) || prev || factsHash || LP(stored). `stored` is what the database adds: time (ms since 1970), then
 * entry, pot, from, to and amount of the jackpot, joined by spaces, `-` for one that the receipt does not have.
 */
export function receiptHash(receipt: Receipt, hash: Hash = portableHash): string {
  const { jackpot } = receipt
  const stored = [
    Date.parse(receipt.time),
    jackpot?.entry,
    jackpot?.pot,
    jackpot?.from,
    jackpot?.to,
    jackpot?.amount,
  ]
  const text = stored.map((value) => value ?? '-').join(' ')
  const links = concat(fromHex(receipt.prev), fromHex(factsHash(receipt, hash)))
  return toHex(tagged(hash, 'link', links, lpText(text)))
}

/**
 * - `signature`: the receipt was changed after signing.
 * - `key`: another key signed it than those that the house has published.
 * - `order`: the receipt before it is elsewhere in the list.
 * - `gap`: the receipt before it is missing, or is another one than it was.
 */
export type ChainFault = {
  readonly kind: 'signature' | 'key' | 'order' | 'gap'
  /** Place in the list, from 0. */
  readonly index: number
  readonly roundID: string
}

export type ChainVerdict = {
  readonly faults: readonly ChainFault[]
  /** True if the list begins with the first receipt of the player. */
  readonly isFromFirst: boolean
  /** Hash of the last receipt: whoever keeps it can compare it later. `null` for an empty list. */
  readonly head: string | null
}

/** Checks receipts of one player, the oldest first. `keys` are the published key ids, or `null`. */
export function verifyChain(
  receipts: readonly Receipt[],
  keys: readonly string[] | null,
  hash: Hash = portableHash,
): ChainVerdict {
  const hashes = receipts.map((receipt) => receiptHash(receipt, hash))
  const known = new Set(hashes)
  const faultOf = (receipt: Receipt, index: number): ChainFault['kind'] | null => {
    if (!isSigned(receipt)) return 'signature'
    if (keys !== null && !keys.includes(receipt.keyID)) return 'key'
    if (index > 0 && receipt.prev === hashes[index - 1]) return null
    if (known.has(receipt.prev)) return 'order'
    return index === 0 ? null : 'gap'
  }
  const faults = receipts.flatMap((receipt, index) => {
    const kind = faultOf(receipt, index)
    return kind === null ? [] : [{ kind, index, roundID: receipt.roundID }]
  })
  return { faults, isFromFirst: receipts[0]?.prev === FIRST_PREV, head: hashes.at(-1) ?? null }
}

/**
 * Puts receipts of one player in the order of the chain, whatever order they come in. What does not follow
 * from the earliest receipt stays at the end, where `verifyChain` finds it.
 */
export function chainOrder(receipts: readonly Receipt[], hash: Hash = portableHash): readonly Receipt[] {
  const hashes = new Map(receipts.map((receipt) => [receiptHash(receipt, hash), receipt] as const))
  const after = new Map(receipts.map((receipt) => [receipt.prev, receipt] as const))
  const rest = new Set(hashes.values())
  const ordered: Receipt[] = []
  const byTime = [...rest].sort((left, right) => Date.parse(left.time) - Date.parse(right.time))
  const starts = [...byTime.filter(({ prev }) => !hashes.has(prev)), ...byTime]
  for (const start of starts) {
    for (let next: Receipt | undefined = start; next && rest.delete(next); ) {
      ordered.push(next)
      next = after.get(receiptHash(next, hash))
    }
  }
  return ordered
}
