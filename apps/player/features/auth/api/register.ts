import type { Result } from '@poyraz/kernel'
import { call } from '../../../shared/endpoint/call.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { wishKeys } from '../../../shared/forms/use-wish-key.ts'
import type { AccountValues } from '../register-values.ts'
import { readChallenge, solve } from './proof-of-work.ts'

export type Registration = (
  values: AccountValues,
  onProving: (share: number) => void,
) => Promise<Result<unknown, Refused>>

/**
 * Opens an account. Where many sign-ups came from one address the server asks for proof of work: it is found
 * here, while `onProving` hears how much of it is done (0 to 1), and the same form is sent again. After a lost
 * answer the same values go out as they were, with their proof and under their key, so that they open one
 * account.
 */
export function createRegistration(): Registration {
  const keys = wishKeys()
  let proven = { values: '', proof: '' }
  const send = (wish: AccountValues & { readonly proof?: string }) =>
    call('user.register', { ...wish, key: keys.keyFor(wish) })
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
