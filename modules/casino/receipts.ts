import type { ReceiptSigner } from '@poyraz/fairness/server'
import type { Receipt } from '@poyraz/fairness/verify'
import type { RoundRow } from './store/rounds.ts'

export type ReceiptDeps = {
  readonly signer: ReceiptSigner
  /** Currency of the books. */
  readonly currency: string
}

/**
 * Signs the receipt of a finished round. A finished round never changes, so its receipt is the same whenever
 * it is asked for, but for the key after a rotation and the server seed after its reveal.
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
  })
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
