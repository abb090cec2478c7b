import { assert, kurus } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import type { PaymentProvider, ProviderEvent, ProviderOrder, ProviderPayment } from '../payments/provider.ts'
import type { Payment } from '../store/payments.ts'

/** Returns the provider of a payment. Throws if this installation no longer configures that provider. */
export function providerOf(ctx: CashierCtx, { provider: id }: Pick<Payment, 'provider'>): PaymentProvider {
  const provider = ctx.providers.get(id)
  if (!provider) throw new Error(`no payment provider ${id} is configured`)
  return provider
}

/** Builds the payout order for a provider: the amount without our fee. */
export function payoutOrder(payment: Payment): ProviderOrder {
  const { id: paymentId, direction, methodId, amount, fee, account, reference, details } = payment
  const target = { account, reference, details, returnUrl: '', lang: 'tr', payBy: 'page' } as const
  return { paymentId, direction, methodId, amount: kurus(amount - fee), ...target }
}

/** Builds the event that would report the order's current state. */
export function eventOf(known: ProviderPayment): ProviderEvent {
  const { ref, paymentId, state: kind, amount, currency, account } = known
  assert(kind !== 'open', 'an open order tells nothing')
  return { id: `status:${ref}`, kind, paymentId, amount, currency, account }
}
