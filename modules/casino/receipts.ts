import { FIRST_PREV, factsHash, nodeHash, type ReceiptSigner, type RoundFacts } from '@poyraz/fairness/server'
import type { Receipt } from '@poyraz/fairness/verify'
import type { Kurus } from '@poyraz/kernel'
import type { ActivePair } from './commands/seed-pairs.ts'
import type { PlayFeeds } from './jackpots/feeds.ts'
import type { RoundRow, Stream } from './store/rounds.ts'

export type ReceiptDeps = {
  readonly signer: ReceiptSigner
  /** Currency of the books. */
  readonly currency: string
}

/** A round that is about to be closed. */
export type ClosingRound = {
  readonly id: string
  readonly slug: string
  readonly rulesHash: string
  readonly nonce: number
  readonly stake: Kurus
  readonly free: boolean
  readonly win: Kurus
  readonly outcome: object
  readonly streams: readonly Stream[]
  readonly jackpots?: PlayFeeds
}

/** Returns the hash of the facts of a round, from which the database makes the hash of its receipt. */
export function factsOf(
  { id, slug, stake, win, jackpots, rulesHash, nonce, free, outcome, streams }: ClosingRound,
  { commitment, clientSeed, staleSeed }: Pick<ActivePair, 'commitment' | 'clientSeed' | 'staleSeed'>,
  currency: string,
): string {
  const facts: RoundFacts = {
    gameID: slug,
    rulesHash,
    commitment,
    clientSeed,
    staleSeed,
    nonce,
    streams,
    outcome: outcome as Record<string, never>,
    roundID: id,
    currency,
    stake: String(stake),
    free,
    win: String(win),
    jackpot: jackpots && partOf(jackpots),
  }
  return factsHash(facts, nodeHash)
}

function partOf({ pool, ticket }: PlayFeeds): RoundFacts['jackpot'] {
  if (!pool) return undefined
  const { key, rulesHash } = pool
  return { pool: key, rulesHash, ...(ticket === null ? {} : { ticket }) }
}

/**
 * Signs the receipt of a finished round. A finished round never changes, so its receipt is always the same,
 * except for the key after a rotation and the server seed after its reveal.
 */
export function receiptOf({ signer, currency }: ReceiptDeps, round: RoundRow): Receipt {
  return signer.sign({
    ...proofOf(round),
    roundID: round.id,
    currency,
    stake: String(round.stake),
    free: round.free,
    win: String(round.win),
    time: round.created_at.toISOString(),
    // A round from before the chain has no receipt before it.
    prev: round.receipt_prev?.toString('hex') ?? FIRST_PREV,
    ...jackpotOf(round),
  })
}

/** Returns the feeds of a round in a pool of jackpots; nothing for rounds without feeds. */
function jackpotOf(round: RoundRow): Pick<Receipt, 'jackpot' | 'trigger'> {
  const { jackpot_pool: pool, jackpot_rules: rulesHash, ticket, pot, trigger_commitment: commitment } = round
  if (pool === null || rulesHash === null || round.jackpot_entry === null) return {}
  const common = {
    pool,
    rulesHash,
    level: round.jackpot_level,
    amount: String(round.jackpot ?? 0n),
    entry: Number(round.jackpot_entry),
  }
  if (ticket !== null) return { jackpot: { ...common, ticket: Number(ticket) } }
  if (pot === null || commitment === null) return {}
  const [from, to] = [String(round.pot_from_micro), String(round.pot_to_micro)]
  return { jackpot: { ...common, pot, commitment, from, to }, trigger: triggerOf(round) }
}

/** Returns the hidden distance of a pot that was hit; `null` while the pot is open. */
function triggerOf({ trigger_rules: rulesHash, trigger_salt: salt, trigger_value: value }: RoundRow) {
  return rulesHash === null || salt === null || value === null
    ? null
    : { rulesHash, salt, value: String(value) }
}

/** Returns everything that is needed to verify a round. */
export function proofOf(round: RoundRow) {
  return {
    gameID: round.slug,
    rulesHash: round.rules_hash,
    commitment: round.commitment,
    clientSeed: round.client_seed,
    staleSeed: round.stale_seed,
    nonce: round.nonce,
    serverSeed: round.server_seed,
    streams: round.streams,
    outcome: round.outcome as Record<string, never>,
  }
}
