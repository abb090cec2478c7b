import { type RoundProof, readProof } from '@poyraz/fairness/verify'
import { err, ok, type Result } from '@poyraz/kernel'

/** Far above any proof of ours; what is longer is not one. */
const TEXT_LENGTH_MAX = 2_000_000

/**
 * A proof as it was pasted: the file that this page saves, a reply of the endpoint, or only the reply's
 * data. The error says that it is none of them.
 */
export function readProofText(text: string): Result<RoundProof, 'not_a_proof'> {
  if (text.length > TEXT_LENGTH_MAX) return err('not_a_proof')
  const value = parse(text)
  const inner = typeof value === 'object' && value !== null && 'data' in value ? value.data : value
  const proof = readProof(inner)
  return proof.ok ? ok(proof.value) : err('not_a_proof')
}

/**
 * A proof that came in the address, after the `#`, which no browser sends anywhere: base64url of its JSON.
 */
export function readFragment(hash: string): RoundProof | null {
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
