import { SECOND_MS } from '@poyraz/kernel'
import { generateSecret, generateURI, verifySync } from 'otplib'

const ISSUER = 'Poyraz'
/** One step before or after the server's is accepted, because clocks of phones differ. */
const TOLERANCE_S = 30

export type TotpSecret = { readonly secret: string; readonly otpauth: string }

/**
 * Creates a secret and the URI by which an authenticator app takes it. `label` names the account in the app.
 */
export function newTotpSecret(label: string): TotpSecret {
  const secret = generateSecret()
  return { secret, otpauth: generateURI({ issuer: ISSUER, label, secret }) }
}

/** Returns the time step of a right code that is later than `after`. */
export function totpStep(
  secret: string,
  claim: { readonly code: string; readonly after: bigint; readonly nowMs: number },
): bigint | null {
  if (!/^[0-9]{6}$/.test(claim.code)) return null
  const result = verifySync({
    secret,
    token: claim.code,
    epoch: Math.floor(claim.nowMs / SECOND_MS),
    epochTolerance: TOLERANCE_S,
  })
  if (!result.valid || !('timeStep' in result)) return null
  const step = BigInt(result.timeStep)
  return step > claim.after ? step : null
}
