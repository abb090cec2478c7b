import type { ErrorCode } from '@poyraz/contract'
import { err, ok, type Result } from '@poyraz/kernel'

/** The reply envelope on the wire. */
export type Reply = {
  readonly result: boolean
  readonly message: string
  readonly code: number
  readonly error: ErrorCode | null
  readonly data: unknown
  readonly debug?: string
  readonly pagination?: Pagination
}

type Pagination = {
  readonly limit: number
  readonly offset: number
  readonly total: number
  readonly sums?: Sums
}

/** Totals over all items of a list of transactions, in kuruş: `moneyOut` is negative. */
export type Sums = { readonly moneyIn: number; readonly moneyOut: number }

/**
 * Reason why a call has no answer: a code of the contract, `offline` (no connection), `unreachable` (the
 * response is not one of our server) or `blocked` (this page received an HTTP 500 before).
 */
export type Failure = ErrorCode | 'offline' | 'unreachable' | 'blocked'

export type Refused = {
  readonly error: Failure
  /** Text of the server in the page's language, or empty if the server sent none. */
  readonly message: string
  readonly fields: readonly { readonly field: string; readonly message: string }[]
  readonly data: unknown
}

export type Answer = { readonly data: unknown; readonly pagination: Pagination | null }

/** Converts a reply envelope to a result. */
export function readReply(reply: Reply): Result<Answer, Refused> {
  if (reply.result) return ok({ data: reply.data, pagination: reply.pagination ?? null })
  const fields =
    reply.error === 'invalid_input' && Array.isArray(reply.data) ? reply.data.filter(isFieldError) : []
  return err({ error: reply.error ?? 'internal', message: reply.message, fields, data: reply.data })
}

export function refused(error: Failure, message = ''): Refused {
  return { error, message, fields: [], data: null }
}

export function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && 'result' in value && 'message' in value
}

function isFieldError(value: unknown): value is { field: string; message: string } {
  return typeof value === 'object' && value !== null && 'field' in value && 'message' in value
}
