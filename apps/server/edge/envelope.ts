import type { Language } from '@poyraz/contract'
import { err, ok, type Result } from '@poyraz/kernel'
import { parseStrictJson } from './strict-json.ts'

/** The three parts of a request, checked in shape only. `data` still contains the common fields. */
export type Envelope = {
  readonly class: string
  readonly method: string
  readonly data: Readonly<Record<string, unknown>>
  readonly user: EnvelopeUser
}

/** Values as stored by the browser: plain, or encrypted with the server's public key. */
export type EnvelopeUser = {
  readonly uid: string | null
  readonly sid: string | null
  readonly lang: Language
}

type Plain = Record<string, unknown>

const ENVELOPE_KEYS = new Set(['api', 'data', 'user'])
const API_KEYS = new Set(['class', 'method'])
const USER_KEYS = new Set(['uid', 'sid', 'uip', 'gmt', 'lang'])
/** Exceeds the length of every stored value: an RSA-4096 ciphertext in base64 with its key id. */
const STORED_VALUE_LENGTH_MAX = 1024
const NAME_LENGTH_MAX = 64

/**
 * Parses a request body. The error is the path of the fault, for `data` of the `bad_request` reply. A missing
 * `data` or `user` counts as empty, as anonymous clients omit them.
 */
export function parseEnvelope(text: string): Result<Envelope, string> {
  const parsed = parseStrictJson(text)
  if (!parsed.ok) return parsed
  const body = parsed.value
  if (!isPlain(body)) return err('')
  const { api, data = {}, user = {} } = body
  const unknown = unknownKey(body, ENVELOPE_KEYS)
  if (unknown !== null) return err(unknown)
  if (!isPlain(api)) return err('api')
  const badApi = unknownKey(api, API_KEYS)
  if (badApi !== null) return err(`api.${badApi}`)
  if (!isName(api['class'])) return err('api.class')
  if (!isName(api['method'])) return err('api.method')
  if (!isPlain(data)) return err('data')
  if (!isPlain(user)) return err('user')
  const badUser = unknownKey(user, USER_KEYS) ?? badValue(user)
  if (badUser !== null) return err(`user.${badUser}`)
  return ok({ class: api['class'], method: api['method'], data, user: userOf(user) })
}

/** Returns the language for a language code: English for `en`, otherwise Turkish, the default. */
export function languageOf(lang: unknown): Language {
  return lang === 'en' ? 'en' : 'tr'
}

function userOf(user: Plain): EnvelopeUser {
  return { uid: stored(user['uid']), sid: stored(user['sid']), lang: languageOf(user['lang']) }
}

function stored(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/**
 * Returns the name of the first invalid value. `gmt` is the only one that may be a number; `uip` and `gmt`
 * have no effect here.
 */
function badValue(user: Plain): string | null {
  for (const name in user) {
    const value = user[name]
    if (value === null || (name === 'gmt' && typeof value === 'number')) continue
    if (typeof value !== 'string' || value.length > STORED_VALUE_LENGTH_MAX) return name
  }
  return null
}

function unknownKey(value: Plain, known: ReadonlySet<string>): string | null {
  for (const name in value) if (!known.has(name)) return name
  return null
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= NAME_LENGTH_MAX
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
