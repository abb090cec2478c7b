import { type Result, randomId } from '@poyraz/kernel'
import { call } from '../../../shared/endpoint/call.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import type { RegisterValues } from '../register-values.ts'
import { readChallenge, solve } from './proof-of-work.ts'

/**
 * Opens an account. Where many sign-ups came from one address the server asks for proof of work:
 * `onProving` is told, the proof is found and the same form sent again.
 */
export async function register(
  values: RegisterValues,
  onProving: () => void,
): Promise<Result<unknown, Refused>> {
  const first = await call('user.register', { ...values, key: randomId() })
  if (first.ok || first.error.error !== 'proof_required') return first
  const challenge = readChallenge(first.error.data)
  if (!challenge) return first
  onProving()
  const proof = await solve(challenge)
  return proof === null ? first : call('user.register', { ...values, proof, key: randomId() })
}
