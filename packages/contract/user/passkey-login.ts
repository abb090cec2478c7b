import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { LOGIN_PROOF_LENGTH_MAX, loginReply } from './login-reply.ts'
import { bytes, credentialId } from './passkey-bytes.ts'

export const userPasskeyChallenge = procedure({
  class: 'user',
  method: 'passkey_challenge',
  docs:
    'Answers the options with which a browser asks for a passkey at a login (`PublicKeyCredentialRequestOptionsJSON` of ' +
    'WebAuthn). The challenge is good for one `passkey_login` within five minutes. Where this site is reached under ' +
    'an IP address there are no passkeys: `not_available`.',
  auth: 'none',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
  errors: ['not_available'],
})

export const userPasskeyLogin = procedure({
  class: 'user',
  method: 'passkey_login',
  docs:
    'Signs in with what a browser answered to `passkey_challenge`. Bytes are base64url without padding. A passkey is ' +
    'password and second factor at once: the session is complete. The reply, `locked`, `proof_required` and the device ' +
    'cookie are those of `login`. `passkey_failed`: the passkey was removed or is not known, or the answer is used, too ' +
    'old, or of another site.',
  auth: 'none',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({
    id: credentialId,
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(2048),
    signature: bytes(2048),
    userHandle: bytes(128),
    proof: z.string().max(LOGIN_PROOF_LENGTH_MAX).optional(),
  }),
  reply: 'object',
  item: loginReply,
  errors: ['passkey_failed', 'account_inactive', 'locked', 'proof_required', 'not_available'],
})
