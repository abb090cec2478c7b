import { z } from 'zod'
import { hostName, isLoopbackName } from './edge/origin.ts'

/** The payment service, called over HTTP; `token` authenticates us, `secret` signs its webhooks. */
export type Payments = { readonly url: string; readonly token: string; readonly secret: Buffer }

/** A key of Standard Webhooks: a prefix and 24 to 64 bytes in base64. */
const WEBHOOK_KEY = /^whsec_([A-Za-z0-9+/]{32,86}={0,2})$/

/** A token that is valid in an `Authorization: Bearer` header. */
export const bearer = z.string().regex(/^[\x21-\x7e]+$/)

const webhookKey = z
  .string()
  .transform(keyOf)
  .refine((key) => key.length > 0)

/** Schema of each variable, and the description of valid values that an error message shows. */
export const PAYMENTS_VARIABLES = {
  PAYMENTS_URL: [
    z.string().refine(isServiceUrl),
    'https://payments.example/path, or http on this machine, without a login, a query or a fragment',
  ],
  PAYMENTS_TOKEN: [bearer, 'the token of PAYMENTS_URL'],
  PAYMENTS_SECRET: [webhookKey, 'whsec_ and 24 to 64 bytes in base64'],
} as const

export const PAYMENTS_NAMES = ['PAYMENTS_URL', 'PAYMENTS_TOKEN', 'PAYMENTS_SECRET'] as const

type Values = {
  readonly PAYMENTS_URL?: string
  readonly PAYMENTS_TOKEN?: string
  readonly PAYMENTS_SECRET?: Buffer
}

/** Returns the settings if all three variables are set. */
export function paymentsOf(values: Values): Payments | undefined {
  const { PAYMENTS_URL: url, PAYMENTS_TOKEN: token, PAYMENTS_SECRET: secret } = values
  if (url === undefined || token === undefined || secret === undefined) return undefined
  return { url, token, secret }
}

/** Returns an error if only some of the three variables are set. */
export function paymentsConflict(values: Values): string | null {
  const missing = PAYMENTS_NAMES.filter((name) => values[name] === undefined)
  if (missing.length === 0 || missing.length === PAYMENTS_NAMES.length) return null
  return `${PAYMENTS_NAMES.join(', ')} go together: set ${missing.join(' and ')} too`
}

/** Accepts https, or http on a loopback name. Rejects a host name without a dot, which may be internal. */
function isServiceUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || /[?#@]/.test(text)) return false
  const isHere = isLoopbackName(hostName(url.host))
  return isHere ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && url.hostname.includes('.')
}

/** Decodes a webhook key. Returns an empty buffer if the text is no key or not in canonical base64. */
function keyOf(text: string): Buffer {
  const base64 = WEBHOOK_KEY.exec(text)?.[1] ?? ''
  const key = Buffer.from(base64, 'base64')
  return key.toString('base64') === base64 ? key : Buffer.alloc(0)
}
