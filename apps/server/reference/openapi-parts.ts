import { ERRORS, type ErrorCode, STAFF_ERRORS } from '@poyraz/contract'
import { BACKOFFICE_PATH, ENDPOINT_PATH } from '../edge/endpoint.ts'

export type Json = { readonly [name: string]: unknown }

/** One of the two endpoints, as its document describes it. */
export type Surface = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly securitySchemes: Json
  /** Schema of `user` in the envelope. */
  readonly user: Json
  /** Refusals that the endpoint returns. */
  readonly errors: readonly ErrorCode[]
}

/** A session is valid only together with the device that logged in. */
const DEVICE_SCHEMES: Json = {
  deviceCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'poyraz_device',
    description:
      'Set at login (`__Host-poyraz_device` under https). The session itself is in `user` of the body.',
  },
  deviceHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'x-device',
    description: 'The same value, for clients that keep no cookies.',
  },
}

const STAFF_SCHEMES: Json = {
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'poyraz_staff',
    description: 'Set at login (`__Host-poyraz_staff` under https); it is the session.',
  },
  sessionHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'x-staff-session',
    description: 'The same value, for clients that keep no cookies.',
  },
}

const USER: Json = {
  type: 'object',
  description: 'The stored session, plain or sealed with the public key; only `lang` for a visitor.',
  properties: {
    uid: { type: ['string', 'null'] },
    sid: { type: ['string', 'null'] },
    uip: { type: ['string', 'null'] },
    gmt: { type: ['string', 'integer', 'null'] },
    lang: { type: ['string', 'null'] },
  },
  additionalProperties: false,
}

const ALL_ERRORS = Object.keys(ERRORS) as ErrorCode[]
const ENVELOPE =
  'Every call is a POST of an envelope to one path. Amounts are integer kuruş, times ISO 8601 UTC.'

export const PLAYER_SURFACE: Surface = {
  path: ENDPOINT_PATH,
  title: 'Poyraz',
  description: ENVELOPE,
  securitySchemes: DEVICE_SCHEMES,
  user: USER,
  errors: ALL_ERRORS.filter((code) => !STAFF_ERRORS.has(code)),
}

export const STAFF_SURFACE: Surface = {
  path: BACKOFFICE_PATH,
  title: 'Poyraz back office',
  description: `${ENVELOPE} A field \`note\` is the reason that the audit record keeps.`,
  securitySchemes: STAFF_SCHEMES,
  user: { type: 'object', properties: { lang: { type: ['string', 'null'] } }, additionalProperties: false },
  errors: ALL_ERRORS,
}

/** Common fields, which every call accepts beside its own. */
export const COMMON: Json = {
  Lang: { type: 'string' },
  SiteType: { type: 'string', enum: ['desktop', 'mobile'] },
  key: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$', description: 'Makes a write happen once' },
  concatRequire: { type: ['boolean', 'integer'] },
  pagination: { type: 'object', additionalProperties: true },
}

const COUNT: Json = { type: 'integer', minimum: 0 }
/** Sums of a list of money lines that match the filter, in kuruş. */
const SUMS: Json = {
  type: 'object',
  required: ['moneyIn', 'moneyOut'],
  properties: { moneyIn: COUNT, moneyOut: { type: 'integer', maximum: 0 } },
  additionalProperties: false,
}
export const PAGINATION: Json = {
  type: 'object',
  required: ['limit', 'offset', 'total'],
  properties: { limit: COUNT, offset: COUNT, total: COUNT, sums: SUMS },
  additionalProperties: false,
}
