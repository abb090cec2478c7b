import type { ReceiptSigner } from '@poyraz/fairness/server'
import type { Receipt } from '@poyraz/fairness/verify'
import type { RoundRow } from './store/rounds.ts'

export type ReceiptDeps = {
  readonly signer: ReceiptSigner
  /** Currency of the books. */
  readonly currency: string
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
    ...jackpotOf(round),
  })
}

/** Returns the feeds of a round in a pool of jackpots; nothing for rounds without feeds. */
function jackpotOf(round: RoundRow): Pick<Receipt, 'jackpot' | 'trigger'> {
  const { jackpot_pool: pool, jackpot_rules: rulesHash, ticket, pot, trigger_commitment: commitment } = round
  if (pool === null || rulesHash === null) return {}
  const common = {
    pool,
    rulesHash,
    level: round.jackpot_level,
    amount: String(round.jackpot ?? 0n),
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
