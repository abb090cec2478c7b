import type { Hash } from './hash.ts'
import { canonicalJson } from './jcs.ts'
import { isSigned, type Receipt } from './receipt.ts'
import { portableHash } from './sha256.ts'
import { type PoolMapping, verifyJackpot } from './verify-jackpot.ts'
import { type Mapping, type Step, type Verdict, verifyRound } from './verify-round.ts'

/** A mapping that also knows what an outcome pays, in kuruş. */
export type PayingMapping = Mapping & {
  /** Returns the win of this outcome for a stake; `null` if the stake is none of the game's. */
  payout(stake: bigint, outcome: unknown): bigint | null
}

export type ReceiptDeps = {
  /** `null` when the game is not known here. */
  readonly mapping: PayingMapping | null
  /** Key ids that the house has published; `null` if they are not known here. */
  readonly keys: readonly string[] | null
  readonly hash?: Hash
  /** The pool of jackpots that the round fed; absent or `null` if it is not known here. */
  readonly pool?: PoolMapping | null
}

/**
 * Checks a receipt: its signature, its key, the round, and the win. A wrong signature disproves the receipt
 * whatever the round says. Without the list of keys that step is left out: compare `keyID` by hand.
 */
export function verifyReceipt(
  receipt: Receipt,
  { mapping, keys, pool = null, hash = portableHash }: ReceiptDeps,
): Verdict {
  const isValid = isSigned(receipt)
  const signature: Step = {
    name: 'signature',
    holds: isValid,
    stated: receipt.signature,
    computed: isValid ? receipt.signature : 'another text was signed, or with another key',
  }
  const round = verifyRound(receipt, mapping, hash)
  const jackpot = verifyJackpot(receipt, pool, hash)
  const steps = [
    signature,
    ...keyStep(receipt, keys),
    ...round.steps,
    ...winStep(receipt, mapping, round),
    ...(jackpot === null ? [] : [jackpot]),
  ]
  const isDisproven =
    round.verdict === 'disproven' || steps.some(({ name, holds }) => !holds && name !== 'rules')
  return { ...round, steps, verdict: isDisproven ? 'disproven' : round.verdict }
}

function keyStep({ keyID }: Receipt, keys: ReceiptDeps['keys']): readonly Step[] {
  if (keys === null) return []
  const holds = keys.includes(keyID)
  return [{ name: 'key', holds, stated: keyID, computed: holds ? keyID : keys.join(', ') }]
}

/** The win is computed from the outcome that the seeds give, not from the one that the receipt states. */
function winStep(receipt: Receipt, mapping: PayingMapping | null, round: Verdict): readonly Step[] {
  const { outcome } = round
  // Commands that are no round of these rules have no outcome: the outcome step fails for them.
  if (mapping === null || outcome === undefined || outcome === null) return []
  const win = mapping.payout(BigInt(receipt.stake), outcome)
  const computed = win === null ? `no pay for ${canonicalJson(receipt.stake)}` : String(win)
  return [{ name: 'win', holds: computed === receipt.win, stated: receipt.win, computed }]
}
