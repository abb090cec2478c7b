import { type Result, randomId } from '@poyraz/kernel'
import { call } from '../../../shared/endpoint/call.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import type { RegisterValues } from '../register-values.ts'
import { readChallenge, solve } from './proof-of-work.ts'

/**
 * Opens an account. Where many sign-ups came from one address the server asks for proof of work: it is found
 * here, while `onProving` hears how much of it is done (0 to 1), and the same form is sent again.
 */
export async function register(
  values: RegisterValues,
  onProving: (share: number) => void,
): Promise<Result<unknown, Refused>> {
  const first = await call('user.register', { ...values, key: randomId() })
  if (first.ok || first.error.error !== 'proof_required') return first
  const challenge = readChallenge(first.error.data)
  if (!challenge) return first
  const proof = await solve(challenge, onProving)
  return proof === null ? first : call('user.register', { ...values, proof, key: randomId() })
}
