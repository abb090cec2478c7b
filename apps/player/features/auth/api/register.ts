import { createProvenCall } from '../../../shared/endpoint/proven-call.ts'

/**
 * Creates the function that registers an account. After many registrations from one address the server
 * requires a proof of work.
 */
export function createRegistration() {
  return createProvenCall('user.register')
}
