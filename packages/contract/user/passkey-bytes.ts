import { z } from 'zod'

/** Maximum length of a credential id (1023 bytes) in base64url. */
const CREDENTIAL_ID_LENGTH_MAX = 1364

/** Bytes of an authenticator in base64url without padding. */
export function bytes(lengthMax: number) {
  return z
    .string()
    .max(lengthMax)
    .regex(/^[A-Za-z0-9_-]+$/)
}

export const credentialId = bytes(CREDENTIAL_ID_LENGTH_MAX)
