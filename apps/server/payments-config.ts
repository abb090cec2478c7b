import { z } from 'zod'
import { hostName, isLoopbackName } from './edge/origin.ts'

/** The payment service, asked over HTTP: what it knows us by, and the key that signs its webhooks. */
export type Payments = { readonly url: string; readonly token: string; readonly secret: Buffer }

/** A key of Standard Webhooks: 24 to 64 bytes, which are so many signs of base64, after a prefix. */
const WEBHOOK_KEY = /^whsec_([A-Za-z0-9+/]{32,86}={0,2})$/

/** What goes into an `Authorization: Bearer`. */
export const bearer = z.string().regex(/^[\x21-\x7e]+$/)

const webhookKey = z
  .string()
  .transform(keyOf)
  .refine((key) => key.length > 0)

/** Each with what it must be, said to the operator when it is not. */
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

/** All three or nothing. */
export function paymentsOf(values: Values): Payments | undefined {
  const { PAYMENTS_URL: url, PAYMENTS_TOKEN: token, PAYMENTS_SECRET: secret } = values
  if (url === undefined || token === undefined || secret === undefined) return undefined
  return { url, token, secret }
}

/** A payment service is asked with a token and believed by a key: one without the others is none. */
export function paymentsConflict(values: Values): string | null {
  const missing = PAYMENTS_NAMES.filter((name) => values[name] === undefined)
  if (missing.length === 0 || missing.length === PAYMENTS_NAMES.length) return null
  return `${PAYMENTS_NAMES.join(', ')} go together: set ${missing.join(' and ')} too`
}

/** https, or http that stays on this machine. A name without a dot is no service's, and may be one of ours. */
function isServiceUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || /[?#@]/.test(text)) return false
  const isHere = isLoopbackName(hostName(url.host))
  return isHere ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && url.hostname.includes('.')
}

/** Empty where the text is no key; what stands in base64 stands in one way. */
function keyOf(text: string): Buffer {
  const base64 = WEBHOOK_KEY.exec(text)?.[1] ?? ''
  const key = Buffer.from(base64, 'base64')
  return key.toString('base64') === base64 ? key : Buffer.alloc(0)
}
