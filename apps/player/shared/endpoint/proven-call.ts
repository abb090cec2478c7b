import type { Result } from '@poyraz/kernel'
import { requestKeys } from '../forms/use-request-key.ts'
import { type Called, call } from './call.ts'
import type { Data, Input } from './procedures.ts'
import { readChallenge, solve } from './proof-of-work.ts'
import type { Refused } from './reply.ts'

/** Procedures that may ask for a proof of work. */
type ProvenName = 'user.register' | 'support.write'
type Values<N extends ProvenName> = Omit<Input<N>, 'proof' | 'key'>

export type ProvenCall<N extends ProvenName> = (
  values: Values<N>,
  onProving: (share: number) => void,
) => Promise<Result<Called<Data<N>>, Refused>>

/**
 * Creates the function that sends a form. If the server requires a proof of work, it is computed here,
 * `onProving` is called with its progress (0 to 1), and the form is sent again. After a lost answer the same
 * values are sent unchanged, with their proof and their idempotency key, so that they have one effect.
 */
export function createProvenCall<N extends ProvenName>(name: N): ProvenCall<N> {
  const keys = requestKeys()
  let proven = { values: '', proof: '' }
  const send = (request: Values<N> & { readonly proof?: string }) =>
    call(name, { ...request, key: keys.keyFor(request) } as Input<N>)
  return async (values, onProving) => {
    const text = JSON.stringify(values)
    const first = await send(proven.values === text ? { ...values, proof: proven.proof } : values)
    if (first.ok || first.error.error !== 'proof_required') return first
    const challenge = readChallenge(first.error.data)
    const proof = challenge && (await solve(challenge, onProving))
    if (!proof) return first
    proven = { values: text, proof }
    return send({ ...values, proof })
  }
}
