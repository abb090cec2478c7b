export type Json = { readonly [name: string]: unknown }

/** A session is valid only together with the device that logged in. */
export const SECURITY_SCHEMES: Json = {
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

export const USER: Json = {
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
