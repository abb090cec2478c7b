import { SECOND_MS } from '@poyraz/kernel'
import { generateSecret, generateURI, verifySync } from 'otplib'

const ISSUER = 'Poyraz'
/** One step to either side of the server's, for a telephone whose clock is off. */
const TOLERANCE_S = 30

export type TotpSecret = { readonly secret: string; readonly otpauth: string }

/** A new secret, and the address by which an authenticator takes it; `label` is the account in its list. */
export function newTotpSecret(label: string): TotpSecret {
  const secret = generateSecret()
  return { secret, otpauth: generateURI({ issuer: ISSUER, label, secret }) }
}

/** The time step that the code belongs to, when it is right and later than `after`. */
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
