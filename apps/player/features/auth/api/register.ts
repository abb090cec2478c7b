import type { Result } from '@poyraz/kernel'
import { call } from '../../../shared/endpoint/call.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { requestKeys } from '../../../shared/forms/use-request-key.ts'
import type { AccountValues } from '../register-values.ts'
import { readChallenge, solve } from './proof-of-work.ts'

export type Registration = (
  values: AccountValues,
  onProving: (share: number) => void,
) => Promise<Result<unknown, Refused>>

/**
 * Creates the function that registers an account. After many registrations from one address the server
 * requires a proof of work: it is computed here, `onProving` is called with its progress (0 to 1), and the
 * form is sent again. After a lost answer the same values are sent unchanged, with their proof and their
 * idempotency key, so that they create one account.
 */
export function createRegistration(): Registration {
  const keys = requestKeys()
  let proven = { values: '', proof: '' }
  const send = (request: AccountValues & { readonly proof?: string }) =>
    call('user.register', { ...request, key: keys.keyFor(request) })
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
