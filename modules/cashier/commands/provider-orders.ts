import { assert, kurus } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import type { PaymentProvider, ProviderEvent, ProviderOrder, ProviderPayment } from '../payments/provider.ts'
import type { Payment } from '../store/payments.ts'

/** Throws where the payment went through a service that this installation no longer names. */
export function providerOf(ctx: CashierCtx, { provider: id }: Pick<Payment, 'provider'>): PaymentProvider {
  const provider = ctx.providers.get(id)
  if (!provider) throw new Error(`no payment provider ${id} is configured`)
  return provider
}

/** What a provider is asked to pay out: without our fee. */
export function payoutOrder(payment: Payment): ProviderOrder {
  const { id: paymentId, direction, methodId, amount, fee, account, reference, details } = payment
  const target = { account, reference, details, returnUrl: '', lang: 'tr', payBy: 'page' } as const
  return { paymentId, direction, methodId, amount: kurus(amount - fee), ...target }
}

/** How an order stands, as the event that would tell of it. */
export function eventOf(known: ProviderPayment): ProviderEvent {
  const { ref, paymentId, state: kind, amount, currency, account } = known
  assert(kind !== 'open', 'an open order tells nothing')
  return { id: `status:${ref}`, kind, paymentId, amount, currency, account }
}
