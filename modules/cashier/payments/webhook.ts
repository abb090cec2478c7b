import { createHmac, timingSafeEqual } from 'node:crypto'
import { err, MINUTE_MS, ok, type Result } from '@poyraz/kernel'
import { z } from 'zod'
import type { ProviderEvent } from './provider.ts'
import { EVENT_KINDS } from './states.ts'

/** A webhook as received: the raw body and the three signature headers. */
export type SignedMessage = {
  readonly id: string
  /** Unix time in seconds, as text. */
  readonly timestamp: string
  readonly signature: string
  readonly body: string
}

const WINDOW_MS = 5 * MINUTE_MS

/** HMAC-SHA256 over id, time and the body byte for byte (Standard Webhooks), in base64. */
export function sign(secret: Buffer, message: Omit<SignedMessage, 'signature'>): string {
  const { id, timestamp, body } = message
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/**
 * True if the provider signed exactly this message within 5 minutes of now, before or after. The signature is
 * compared in constant time.
 */
export function isAuthentic(secret: Buffer, message: SignedMessage, nowMs: number): boolean {
  const sentMs = /^\d{1,12}$/.test(message.timestamp) ? Number(message.timestamp) * 1000 : Number.NaN
  // An invalid timestamp is NaN and fails this check.
  if (!(Math.abs(nowMs - sentMs) <= WINDOW_MS)) return false
  const expected = Buffer.from(sign(secret, message))
  const given = Buffer.from(message.signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const event = z.strictObject({
  type: z.enum(EVENT_KINDS),
  paymentID: z.uuid(),
  amount: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  account: z.string().min(1).max(120),
})
export type EventBody = z.input<typeof event>

/** Parses the event in an authenticated body. */
export function readEvent(id: string, body: string): Result<ProviderEvent, 'malformed'> {
  const parsed = event.safeParse(jsonOf(body))
  if (!parsed.success) return err('malformed')
  const { type, paymentID, amount, currency, account } = parsed.data
  return ok({ id, kind: type, paymentId: paymentID, amount: BigInt(amount), currency, account })
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
