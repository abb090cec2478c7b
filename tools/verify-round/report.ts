import {
  type ChainFault,
  type ChainVerdict,
  isReceiptLike,
  type Receipt,
  type RoundProof,
  type Verdict,
} from '@poyraz/fairness/verify'

/**
 * Exit codes: 0 only if everything was computed and matches; 1 if something does not match; 2 if it cannot be
 * decided.
 */
const CODES = { proven: 0, disproven: 1, sealed: 2, unknown_rules: 2 } as const

const SENTENCES = {
  proven: 'Proven: these seeds and rules make exactly this outcome.',
  disproven: 'DISPROVEN: the round was not drawn as stated.',
  sealed: 'Not yet: the server seed is shown when its pair of seeds has been retired.',
  unknown_rules: 'Cannot tell: the seed fits its commitment, but these rules are not part of this version.',
} as const

const STALE = 'Note: the pair was opened without a fresh client seed of the player.'

const NO_KEYS =
  'Note: the key was not compared. Its id must be listed at /.well-known/receipt-keys.json of the house (--keys FILE).'

/** Returns the lines of the report and the exit code. */
export function reportRound(proof: RoundProof | Receipt, { verdict, steps, streams }: Verdict) {
  const lines = [
    `${proof.gameID}, round ${proof.nonce} of the seeds ${proof.commitment.slice(0, 16)}… and ${proof.clientSeed}`,
    ...(isReceipt(proof) ? [moneyLine(proof)] : []),
    ...steps.flatMap((step) =>
      step.holds
        ? [`ok    ${step.name.padEnd(10)} ${clipped(step.computed)}`]
        : [
            `FAIL  ${step.name.padEnd(10)} stated   ${step.stated}`,
            `${' '.repeat(17)}computed ${step.computed}`,
          ],
    ),
    ...streams.map(({ name, words }) => `words ${name.padEnd(10)} ${words.slice(0, 8).join(' ')}`),
    ...(proof.staleSeed ? [STALE] : []),
    ...(isReceipt(proof) && !steps.some(({ name }) => name === 'key') ? [NO_KEYS] : []),
    SENTENCES[verdict],
  ]
  return { lines, code: CODES[verdict] }
}

const CHAIN_FAULTS: Readonly<Record<ChainFault['kind'], string>> = {
  signature: 'was changed after signing',
  key: 'was signed with a key that the house has not published',
  order: 'stands in another place of the chain',
  gap: 'does not follow: the receipt before it is missing or is another one than it was',
}

/** Returns the report about a chain of receipts, and 0 if it is whole, else 1. */
export function reportChain(count: number, { faults, isFromFirst, head }: ChainVerdict, hasKeys: boolean) {
  const lines = [
    ...faults.map(
      ({ kind, index, roundID }) => `FAIL  receipt ${index + 1} (${roundID}) ${CHAIN_FAULTS[kind]}`,
    ),
    `${count} receipts${isFromFirst ? ' from the first one on' : ''}, ${faults.length} faults`,
    ...(head === null ? [] : [`hash of the last receipt ${head}`]),
    ...(hasKeys ? [] : [NO_KEYS]),
    faults.length === 0 ? 'Whole: no receipt was removed, changed or moved.' : 'NOT WHOLE.',
  ]
  return { lines, code: faults.length === 0 ? 0 : 1 }
}

function isReceipt(proof: RoundProof | Receipt): proof is Receipt {
  return isReceiptLike(proof)
}

function moneyLine({ roundID, time, stake, free, win, currency }: Receipt): string {
  const paid = free ? 'free spin worth' : 'stake'
  return `round ${roundID} at ${time}: ${paid} ${stake}, win ${win} (kurus, ${currency})`
}

const CLIPPED_LENGTH = 64

function clipped(text: string): string {
  return text.length > CLIPPED_LENGTH ? `${text.slice(0, CLIPPED_LENGTH)}…` : text
}
