import type { Language } from '@poyraz/contract'
import type { Kurus } from '@poyraz/kernel'
import type { Coin } from '../methods/coins.ts'
import type { Direction } from '../methods/method.ts'
import type { EventKind } from './states.ts'

/** Way to pay: on the provider's page, by a QR code for a bank's app, or with a coin. */
export type PayBy = 'page' | 'qr' | Coin

/**
 * Payment data beyond the provider's page: a QR code, or an address with the number of coins to send. The
 * rate in kuruş is fixed until the order expires.
 */
export type PayTo =
  | { readonly kind: 'qr'; readonly code: string }
  | { readonly kind: 'coin'; readonly address: string; readonly coins: string; readonly rate: number }

/** Order request to a provider. A repeated request for the same payment returns the same order. */
export type ProviderOrder = {
  readonly paymentId: string
  readonly direction: Direction
  readonly methodId: number
  readonly payBy: PayBy
  /** Amount that moves between the provider and the other side; for a withdrawal, without our fee. */
  readonly amount: Kurus
  readonly account: string
  readonly reference: string
  /** The method's form as stored, and the name of a payout's receiver. */
  readonly details: Readonly<Record<string, string>>
  /** URL to which the hosted page sends the player afterwards. */
  readonly returnUrl: string
  /** Language of the hosted page. */
  readonly lang: Language
}

/** A created order. `redirectUrl`: page where the player pays. */
export type Created = {
  readonly ref: string
  readonly redirectUrl: string | null
  readonly payTo: PayTo | null
}

/** An order as the provider reports it. `state` is `open` until something happens. */
export type ProviderPayment = {
  readonly ref: string
  readonly paymentId: string
  readonly direction: Direction
  readonly state: 'open' | EventKind
  readonly amount: bigint
  readonly currency: string
  readonly account: string
  /** Reference that the transfer carries. */
  readonly reference: string
  /** Time of the last state change. */
  readonly changedAt: Date
}

/** Content of a webhook. */
export type ProviderEvent = {
  readonly id: string
  readonly kind: EventKind
  readonly paymentId: string
  readonly amount: bigint
  readonly currency: string
  readonly account: string
}

/**
 * A payment service. Every call throws if the service cannot be reached. Every call may be repeated, because
 * the payment identifies its order.
 */
export type PaymentProvider = {
  readonly id: string
  /** Key that signs its webhooks. */
  readonly secret: Buffer
  create(order: ProviderOrder): Promise<Created>
  /** Releases a payout order. Has no effect on a cancelled order. */
  capture(ref: string): Promise<void>
  /**
   * Cancels a payout order for good, whether it exists yet or not: a later `create` returns an order that
   * pays nothing. Returns false if the order was already paid out.
   */
  cancel(order: ProviderOrder): Promise<boolean>
  /** Refunds a deposit to its payer. */
  refund(ref: string): Promise<void>
  /**
   * Finds the order of a payment, also if its reference was never received; `null` if the provider knows
   * none.
   */
  find(paymentId: string): Promise<ProviderPayment | null>
  /** Lists all orders that moved money, for the reconciliation. */
  report(): Promise<readonly ProviderPayment[]>
}

/** Rejects a provider call that takes longer than `timeoutMs`. The call itself is not cancelled. */
export async function withinMs<T>(timeoutMs: number, call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the payment provider did not answer in time')), timeoutMs)
  })
  try {
    return await Promise.race([call(), late])
  } finally {
    clearTimeout(timer)
  }
}
