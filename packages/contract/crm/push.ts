import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PUSH_CATEGORIES, PUSH_SERVICES } from '../constants.ts'
import { flag } from '../primitives.ts'
import { procedure } from '../procedure.ts'

const ENDPOINT_LENGTH_MAX = 1024

/** Address of a push service: https, the default port, a host name with a dot, no login. */
const pushEndpoint = z
  .string()
  .max(ENDPOINT_LENGTH_MAX)
  .regex(/^https:\/\/(?=[^/]*[a-z])(?:[a-z0-9-]+\.)+[a-z0-9-]*[a-z][a-z0-9-]*\/[!-~]*$/i)

const servicePattern = PUSH_SERVICES.map((host) => host.replaceAll('.', '\\.')).join('|')
/** Address of a known push service. */
const serviceEndpoint = pushEndpoint.regex(
  new RegExp(`^https://(?:[a-z0-9-]+\\.)*(?:${servicePattern})/`, 'i'),
)

const pushCategories = z
  .array(z.enum(PUSH_CATEGORIES))
  .max(PUSH_CATEGORIES.length)
  .refine((all) => new Set(all).size === all.length)

export const crmPushSettings = procedure({
  class: 'crm',
  method: 'push_settings',
  docs:
    'What the player has push notifications about (nothing until chosen), how many devices get them, and the key with ' +
    'which a browser subscribes (`applicationServerKey`, RFC 8292, base64url).',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({ publicKey: z.string(), categories: pushCategories, devices: z.int() }),
  errors: [],
})

export const crmSetPushCategories = procedure({
  class: 'crm',
  method: 'set_push_categories',
  docs:
    'Chooses what the player has push notifications about, on all devices. `promotion` is consent to marketing by push; ' +
    'leaving it out takes the consent back. Excluded players get `security` and `withdrawal` only, and cannot choose ' +
    '`promotion`.',
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ categories: pushCategories }),
  reply: 'object',
  item: z.strictObject({ categories: pushCategories }),
  errors: ['excluded', 'idempotency_conflict'],
})

export const crmPushSubscribe = procedure({
  class: 'crm',
  method: 'push_subscribe',
  docs:
    'Sends push notifications to the browser that sends them: `endpoint` and keys of its `PushSubscription` (base64url), ' +
    'in the language of the call. `endpoint` is of the push service of Chrome, Firefox, Safari or Edge. At most 10 devices; the least recently used one gives way. It ends with the logout of ' +
    'this session, or when the push service does not know it any more.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({
    endpoint: serviceEndpoint,
    // An uncompressed point of P-256, and 16 bytes.
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
  reply: 'object',
  item: z.strictObject({ devices: z.int() }),
  errors: ['idempotency_conflict'],
})

export const crmPushRefresh = procedure({
  class: 'crm',
  method: 'push_refresh',
  docs:
    "Binds the player's subscription to the session and language of the call, as a page does at its start. `known` 0: the " +
    "subscription is not the player's, and the browser should drop it.",
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ endpoint: pushEndpoint }),
  reply: 'object',
  item: z.strictObject({ known: flag }),
  errors: ['idempotency_conflict'],
})

export const crmPushUnsubscribe = procedure({
  class: 'crm',
  method: 'push_unsubscribe',
  docs: "Ends the player's subscription of a browser; nothing happens if there is none.",
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ endpoint: pushEndpoint }),
  reply: 'none',
  item: z.null(),
  errors: ['idempotency_conflict'],
})
