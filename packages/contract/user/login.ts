import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { LOGIN_PROOF_LENGTH_MAX, loginReply } from './login-reply.ts'
import { PASSWORD_LENGTH_MAX } from './password.ts'

/** Stored values may be encrypted with the page's public key, and are longer then. */
const STORED_LENGTH_MAX = 1024

/** Either both credentials, or the whole stored record. A mix is refused as missing credentials. */
const credentialsOrRecord = z
  .strictObject({
    username: z.string().max(254, 'too_long').optional(),
    password: z.string().max(PASSWORD_LENGTH_MAX, 'too_long').optional(),
    uid: z.string().max(STORED_LENGTH_MAX).optional(),
    sid: z.string().max(STORED_LENGTH_MAX).optional(),
    uip: z.string().max(STORED_LENGTH_MAX).optional(),
    proof: z.string().max(LOGIN_PROOF_LENGTH_MAX).optional(),
  })
  .check(({ value, issues }) => {
    if (value.uid !== undefined && value.sid !== undefined) return
    for (const field of ['username', 'password'] as const) {
      if (!value[field]) issues.push({ code: 'custom', message: 'required', path: [field], input: value })
    }
  })

export const userLogin = procedure({
  class: 'user',
  method: 'login',
  docs:
    'Signs in with {username, password}, where `username` may be an e-mail address that the account has proven, or ' +
    'refreshes with the stored record {uid, sid, uip}. A refresh answers a new `sid`; the one before serves calls for 60 s more and never refreshes again: within 10 s from the same ' +
    'device that is `state_conflict` and changes nothing (another tab was first), later it ends the session for ' +
    'everyone who holds it. With two-factor the session is pending: `gasecret` is then a marker longer than 10 ' +
    'characters and `twoFactor` says where the code comes from; else `gasecret` is empty. `locked` carries ' +
    '`retryAfterSeconds`. Where many logins failed (from this address or network, for this account, or in all) an ' +
    'unknown device is answered `proof_required` with a challenge in `data`, to be solved as in `register` and sent as ' +
    '`proof` with the same credentials; the more failed, the larger `maxnumber`. Every completed login sets a new value ' +
    'of the device cookie; a client without cookies takes it from `set-cookie` and sends it as `x-device`.',
  auth: 'none',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: credentialsOrRecord,
  reply: 'object',
  item: loginReply,
  errors: [
    'login_failed',
    'account_inactive',
    'locked',
    'proof_required',
    'session_expired',
    'state_conflict',
    'unavailable',
  ],
})
