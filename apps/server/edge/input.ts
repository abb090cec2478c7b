import { hash } from 'node:crypto'
import type { FieldError, Language, Procedure } from '@poyraz/contract'
import { canonicalJson, type Json } from '@poyraz/fairness'
import { err, ok, type Result } from '@poyraz/kernel'
import type { z } from 'zod'
import { languageOf } from './envelope.ts'
import type { InputFields } from './input-fields.ts'

/** The `data` of a call: the key, and the rest as parsed by the procedure's schema. */
export type TakenInput = {
  readonly input: unknown
  readonly key: string | null
  readonly inputHash: string
}

export type InputRefusal =
  | { readonly error: 'bad_request'; readonly data: { readonly path: string } }
  | { readonly error: 'invalid_input'; readonly fields: readonly FieldError[] }

type Data = Readonly<Record<string, unknown>>
type Issue = z.core.$ZodIssue

/** Fields of every call. The edge handles them, so no procedure may declare a field of these names. */
export const COMMON_FIELDS: ReadonlySet<string> = new Set([
  'Lang',
  'SiteType',
  'key',
  'concatRequire',
  'pagination',
])

const KEY = /^[A-Za-z0-9_-]{16,64}$/
const SITE_TYPES = new Set<unknown>(['desktop', 'mobile'])
/** A schema's own message that is a key of `packages/text/fields`; the library's messages are sentences. */
const FIELD_ERROR = /^[a-z][a-z0-9_]*$/

/** Returns the language of a reply: `Lang` of the call, else the user's language. */
export function callLanguage(data: Data, userLang: Language): Language {
  return isAbsent(data['Lang']) ? userLang : languageOf(data['Lang'])
}

/**
 * Removes common fields and absent optional ones, then applies the schema. A malformed field is `bad_request`
 * with its path; a violated rule is `invalid_input` with the field.
 */
export function takeInput(
  procedure: Procedure,
  fields: InputFields,
  data: Data,
): Result<TakenInput, InputRefusal> {
  const misused = misusedCommonField(data)
  if (misused !== null) return badRequest(misused)
  const rest = restOf(fields, data)
  const parsed = procedure.input.safeParse(rest)
  if (!parsed.success) return err(judge(parsed.error.issues, fields, rest))
  const key = isAbsent(data['key']) ? null : data['key']
  if (key !== null && typeof key !== 'string') return badRequest('key')
  if (key !== null && !KEY.test(key)) return invalid([{ field: 'key', error: 'invalid' }])
  const inputHash = procedure.write ? hash('sha256', canonicalJson(rest as Json)) : ''
  return ok({ input: parsed.data, key, inputHash })
}

/**
 * Validates the common fields `Lang`, `SiteType`, `concatRequire` and `pagination`, which every call may
 * carry.
 */
function misusedCommonField(data: Data): string | null {
  const { Lang, SiteType, concatRequire, pagination } = data
  if (!isAbsent(Lang) && typeof Lang !== 'string') return 'Lang'
  if (!isAbsent(SiteType) && !SITE_TYPES.has(SiteType)) return 'SiteType'
  if (!isAbsent(concatRequire) && !isSwitch(concatRequire)) return 'concatRequire'
  return isAbsent(pagination) ? null : misusedPagination(pagination)
}

function misusedPagination(pagination: unknown): string | null {
  if (typeof pagination !== 'object' || Array.isArray(pagination)) return 'pagination'
  for (const name in pagination) {
    if (name !== 'limit' && name !== 'offset' && name !== 'total') return `pagination.${name}`
  }
  return null
}

/** Returns the input for the procedure's schema; `limit` and `offset` may also come inside `pagination`. */
function restOf(fields: InputFields, data: Data): Record<string, unknown> {
  const rest: Record<string, unknown> = {}
  for (const name in data) {
    if (COMMON_FIELDS.has(name)) continue
    const value = data[name]
    if ((value === null || value === '') && fields.optional.has(name)) continue
    rest[name] = value
  }
  const { pagination } = data
  if (!isAbsent(pagination) && fields.known.has('limit')) {
    const { limit, offset } = pagination as { limit?: unknown; offset?: unknown }
    if (!isAbsent(limit) && rest['limit'] === undefined) rest['limit'] = limit
    if (!isAbsent(offset) && rest['offset'] === undefined) rest['offset'] = offset
  }
  return rest
}

/**
 * Maps schema issues to a refusal. One malformed field makes the whole call malformed; an unknown field is
 * reported first.
 */
function judge(issues: readonly Issue[], fields: InputFields, data: Data): InputRefusal {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys')
  if (unknown) return { error: 'bad_request', data: { path: [...unknown.path, unknown.keys[0]].join('.') } }
  const broken: FieldError[] = []
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    const malformed = fields.amounts.has(String(issue.path[0])) && issue.code !== 'custom'
    const error = malformed ? null : fieldError(issue, valueAt(data, issue.path))
    if (error === null) return { error: 'bad_request', data: { path: field } }
    if (!broken.some((other) => other.field === field)) broken.push({ field, error })
  }
  return { error: 'invalid_input', fields: broken }
}

/** Returns the text key of the violated rule, or `null` if the shape is wrong. */
function fieldError(issue: Issue, value: unknown): string | null {
  if (FIELD_ERROR.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? 'required' : null
    case 'too_small':
      if (value === '') return 'required'
      return issue.origin === 'string' ? 'too_short' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big'
    case 'invalid_format':
      return value === '' ? 'required' : 'invalid'
    case 'custom':
      return typeof issue.params?.['error'] === 'string' ? issue.params['error'] : 'invalid'
    case 'not_multiple_of':
      return 'invalid'
    default:
      return null
  }
}

function valueAt(data: Data, path: readonly PropertyKey[]): unknown {
  let value: unknown = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value
}

function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

function isSwitch(value: unknown): boolean {
  return typeof value === 'boolean' || value === 0 || value === 1
}

function badRequest(path: string): Result<never, InputRefusal> {
  return err({ error: 'bad_request', data: { path } })
}

function invalid(fields: readonly FieldError[]): Result<never, InputRefusal> {
  return err({ error: 'invalid_input', fields })
}
