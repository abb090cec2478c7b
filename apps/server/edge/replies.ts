import {
  EDGE_ERRORS,
  ERRORS,
  type ErrorCode,
  type Language,
  type Page,
  type Procedure,
  type Refusal,
} from '@poyraz/contract'
import { fieldsEn, fieldsTr, limitText, repliesEn, repliesTr } from '@poyraz/text'
import { z } from 'zod'
import { ERROR_TEXTS } from './error-texts.ts'

/** A reply of the endpoint, ready to be written. */
export type Reply = {
  readonly http: number
  readonly error: ErrorCode | null
  readonly body: string
  /** Only with `too_many_requests`. */
  readonly retryAfterS?: number
}

type Paging = { readonly limit: number; readonly offset: number }

const TEXTS = {
  tr: { errors: ERROR_TEXTS.tr, fields: fieldsTr, head: successHead(repliesTr.success) },
  en: { errors: ERROR_TEXTS.en, fields: fieldsEn, head: successHead(repliesEn.success) },
} as const

/** Returns the reply to a successful call. Only fields of the contract are sent. */
export function successReply(
  procedure: Procedure,
  { input, value }: { readonly input: unknown; readonly value: unknown },
  lang: Language,
): Reply {
  return { http: 200, error: null, body: `${TEXTS[lang].head}${payload(procedure, input, value)}}` }
}

/** Returns the reply to a refused call, by the edge or by its handler. */
export function refusalReply(refusal: Refusal, lang: Language, retryAfterS?: number): Reply {
  const { error, fields = [], debug } = refusal
  const { code, http = 200 }: { code: number; http?: number } = ERRORS[error]
  const explained = fields.map((broken) => ({ ...broken, message: fieldText(broken.error, lang) }))
  const waitS = retryAfterS ?? waitOf(refusal)
  const numbers = waitS === undefined ? refusal.data : { retryAfterSeconds: waitS }
  const message = explained[0]?.message ?? limitText(error, numbers, lang) ?? TEXTS[lang].errors[error]
  const data = fields.length > 0 ? explained : (refusal.data ?? [])
  const body = JSON.stringify({ result: false, message, code, error, data, ...(debug ? { debug } : {}) })
  return { http, error, body, ...(waitS === undefined ? {} : { retryAfterS: waitS }) }
}

/** Reads the wait from the data of a handler with its own rate limit. */
function waitOf({ error, data }: Refusal): number | undefined {
  if (error !== 'too_many_requests' || typeof data !== 'object' || data === null) return undefined
  const { retryAfterSeconds }: { retryAfterSeconds?: unknown } = data
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined
}

/** Returns every error code with which a call of this procedure can be refused. */
export function refusalsOf(procedure: Procedure): readonly ErrorCode[] {
  return [...new Set([...procedure.errors, ...sessionRefusals(procedure), ...EDGE_ERRORS])]
}

function sessionRefusals(procedure: Procedure): readonly ErrorCode[] {
  if (procedure.auth === 'none') return []
  if (procedure.auth !== 'staff') return ['session_expired', 'account_inactive', 'not_authorized']
  const staff: readonly ErrorCode[] = ['session_expired', 'not_permitted']
  return 'approval' in procedure ? [...staff, 'approval_required', 'same_person'] : staff
}

/**
 * Returns the common start of all replies of a language. It is ASCII, because one character beyond Latin-1
 * would double the size of every reply in memory. `replace` keeps the two-byte representation, so the text is
 * created again from its bytes.
 */
function successHead(message: string): string {
  const envelope = JSON.stringify({ result: true, message, code: 200, error: null }).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return Buffer.from(`${envelope.slice(0, -1)},"data":`).toString('latin1')
}

function payload(procedure: Procedure, input: unknown, value: unknown): string {
  if (procedure.reply === 'none') return '[]'
  if (procedure.reply === 'object')
    return objectPayload(JSON.stringify(z.encode(procedure.item, value)), value)
  const page = isPage(value) ? value : pageOf(value as readonly unknown[], input as Paging)
  const items = JSON.stringify(page.items.map((item) => z.encode(procedure.item, item)))
  return withPagination(items, page)
}

/** A procedure that returns an object or, by its input, a list: such a list is complete. */
function objectPayload(data: string, value: unknown): string {
  return Array.isArray(value) ? withPagination(data, wholePage(value)) : data
}

function withPagination(items: string, { limit, offset, total, sums }: Page<unknown>): string {
  const wireSums = sums && { moneyIn: Number(sums.moneyIn), moneyOut: Number(sums.moneyOut) }
  return `${items},"pagination":${JSON.stringify({ limit, offset, total, sums: wireSums })}`
}

/** A plain list is complete, so it is paged here. Every list of the contract takes `limit` and `offset`. */
function pageOf(all: readonly unknown[], { limit, offset }: Paging): Page<unknown> {
  return { items: all.slice(offset, offset + limit), limit, offset, total: all.length }
}

function wholePage(items: readonly unknown[]): Page<unknown> {
  return { items, limit: items.length, offset: 0, total: items.length }
}

function isPage(value: unknown): value is Page<unknown> {
  return typeof value === 'object' && value !== null && 'items' in value
}

function fieldText(error: string, lang: Language): string {
  const texts: Readonly<Record<string, string>> = TEXTS[lang].fields
  return texts[error] ?? TEXTS[lang].fields.invalid
}
