import { hash } from 'node:crypto'
import { transact } from '@poyraz/db'
import type { CashierCtx } from '../ctx.ts'
import type { EventDecision } from '../payments/states.ts'
import { isAuthentic, readEvent, type SignedMessage } from '../payments/webhook.ts'
import { eventHash, insertEvent } from '../store/payment-events.ts'
import { lockPayment } from '../store/payments.ts'
import { applyEvent } from './apply-event.ts'

/**
 * `taken`: the provider need not send it again. The event was applied, ignored, repeated or parked for a
 * person.
 */
export type WebhookAnswer = 'taken' | 'unknown_provider' | 'not_authentic' | 'malformed' | 'conflict'

const UNKNOWN: EventDecision = { outcome: 'parked', reason: 'unknown_payment' }

/**
 * Receives a provider's webhook: checks signature and time, and applies each event id once. The same id with
 * another body is a conflict. The effect and the record of the event are written in one transaction.
 */
export async function receiveWebhook(
  ctx: CashierCtx,
  providerId: string,
  message: SignedMessage,
): Promise<WebhookAnswer> {
  const provider = ctx.providers.get(providerId)
  if (!provider) return 'unknown_provider'
  const nowMs = ctx.clock.nowMs()
  if (!isAuthentic(provider.secret, message, nowMs)) return 'not_authentic'
  const read = readEvent(message.id, message.body)
  if (!read.ok) return 'malformed'
  const event = read.value
  const bodyHash = hash('sha256', message.body)
  return transact(ctx.database.db, async (tx) => {
    // Duplicates of one event have the same payment, so they wait here for each other.
    const payment = await lockPayment(tx, event.paymentId)
    const seen = await eventHash(tx, providerId, event.id)
    if (seen !== null) return seen === bodyHash ? 'taken' : 'conflict'
    const ours = payment?.provider === providerId ? payment : null
    const judgement = ours ? await applyEvent(ctx, tx, ours, event) : UNKNOWN
    const reason = judgement.outcome === 'applied' ? judgement.state : judgement.reason
    const { outcome } = judgement
    const at = new Date(nowMs)
    const stored = { provider: providerId, event, bodyHash, paymentId: ours?.id ?? null, outcome, reason, at }
    await insertEvent(tx, stored)
    return 'taken'
  })
}
