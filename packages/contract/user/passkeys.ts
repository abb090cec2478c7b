import { HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PASSKEYS_MAX } from '../constants.ts'
import { entityId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { passkeyName } from './form-fields.ts'
import { bytes, credentialId } from './passkey-bytes.ts'

const transports = z.array(z.string().regex(/^[a-z-]{1,32}$/)).max(10)

const passkey = z.strictObject({
  id: entityId,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export const userPasskeys = procedure({
  class: 'user',
  method: 'passkeys',
  docs: 'Passkeys of the player, the latest first. `lastUsedAt` is the last login with it, `null` before the first.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject(paging(PASSKEYS_MAX)),
  reply: 'list',
  item: passkey,
  errors: [],
})

export const userPasskeyCreate = procedure({
  class: 'user',
  method: 'passkey_create',
  docs:
    'Answers the options with which a browser makes a new passkey (`PublicKeyCredentialCreationOptionsJSON` of ' +
    'WebAuthn). The challenge is good for one `passkey_add` of this session within five minutes. Needs a fresh proof ' +
    'by `step_up`. Where this site is reached under an IP address there are no passkeys: `not_available`.',
  auth: 'player',
  write: false,
  rate: { points: 30, windowMs: HOUR_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(
      z.strictObject({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
    ),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
  errors: ['step_up_required', 'passkey_limit', 'not_available'],
})

export const userPasskeyAdd = procedure({
  class: 'user',
  method: 'passkey_add',
  docs:
    'Adds the passkey that a browser made with the options of `passkey_create`. Bytes are base64url without padding. ' +
    'Without a `name` it gets the name of the browser. A player may have 10 passkeys, and gets a mail about each new ' +
    'one. `passkey_failed`: the answer is not to a challenge of this session, or of another site, or the passkey is ' +
    'known already.',
  auth: 'player',
  write: true,
  rate: { points: 10, windowMs: HOUR_MS },
  input: z.strictObject({
    id: credentialId,
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports,
    name: z.optional(passkeyName),
  }),
  reply: 'object',
  item: passkey,
  errors: ['passkey_failed', 'passkey_limit', 'session_expired', 'not_available', 'idempotency_conflict'],
})

export const userPasskeyRename = procedure({
  class: 'user',
  method: 'passkey_rename',
  docs: 'Gives a passkey another name.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ id: entityId, name: passkeyName }),
  reply: 'none',
  item: z.null(),
  errors: ['not_found', 'idempotency_conflict'],
})

export const userPasskeyRemove = procedure({
  class: 'user',
  method: 'passkey_remove',
  docs:
    'Removes a passkey: nobody logs in with it any more. Sessions stay. Needs a fresh proof by `step_up`; the player ' +
    'gets a mail about it.',
  auth: 'player',
  write: true,
  rate: { points: 10, windowMs: HOUR_MS },
  input: z.strictObject({ id: entityId }),
  reply: 'none',
  item: z.null(),
  errors: ['step_up_required', 'not_found', 'idempotency_conflict'],
})
