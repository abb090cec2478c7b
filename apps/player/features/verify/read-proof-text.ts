import { isReceiptLike, type Receipt, readProof, readReceipt } from '@poyraz/fairness/verify'
import { err, ok, type Result } from '@poyraz/kernel'
import type { Evidence } from './verify-proof.ts'

/** Far above the length of any real proof. */
const TEXT_LENGTH_MAX = 2_000_000
/** Some ten thousand receipts. */
const CHAIN_LENGTH_MAX = 100_000_000

/**
 * Parses a receipt or a proof: a file that this page saved, a reply of the endpoint, or only the data of the
 * reply.
 */
export function readProofText(text: string): Result<Evidence, 'not_a_proof'> {
  if (text.length > TEXT_LENGTH_MAX) return err('not_a_proof')
  const value = parse(text)
  const inner = typeof value === 'object' && value !== null && 'data' in value ? value.data : value
  const evidence = readEvidence(inner)
  return evidence === null ? err('not_a_proof') : ok(evidence)
}

/** Parses a list of receipts, as this page saves all receipts of a player; `null` for anything else. */
export function readChainText(text: string): readonly Receipt[] | null {
  if (text.length > CHAIN_LENGTH_MAX) return null
  const list = parse(text)
  if (!Array.isArray(list)) return null
  const receipts = list.map((item) => readReceipt(item))
  return receipts.every((receipt) => receipt.ok) ? receipts.map(({ value }) => value) : null
}

/** Parses a receipt, or a proof without a signature; `null` for anything else. */
export function readEvidence(value: unknown): Evidence | null {
  const evidence = isReceiptLike(value) ? readReceipt(value) : readProof(value)
  return evidence.ok ? evidence.value : null
}

/** Parses a proof in the URL's fragment, which browsers never send: base64url of its JSON. */
export function readFragment(hash: string): Evidence | null {
  const text = hash.replace(/^#/, '')
  if (!text) return null
  const proof = readProofText(fromBase64Url(text) ?? '')
  return proof.ok ? proof.value : null
}

function fromBase64Url(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    )
    return new TextDecoder().decode(bytes)
  } catch {
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
