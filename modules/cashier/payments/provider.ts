import type { Language } from '@poyraz/contract'
import type { Kurus } from '@poyraz/kernel'
import type { Coin } from '../methods/coins.ts'
import type { Direction } from '../methods/method.ts'
import type { EventKind } from './states.ts'

/** On the provider's page, by a code that a bank's app scans, or with a coin. */
export type PayBy = 'page' | 'qr' | Coin

/**
 * What a payer needs where the provider's page is not all: a code, or an address with the coins to send and
 * their rate in kuruş, which counts until the order is over.
 */
export type PayTo =
  | { readonly kind: 'qr'; readonly code: string }
  | { readonly kind: 'coin'; readonly address: string; readonly coins: string; readonly rate: number }

/** What we ask a provider for. The same payment asked for again is the same order. */
export type ProviderOrder = {
  readonly paymentId: string
  readonly direction: Direction
  readonly methodId: number
  readonly payBy: PayBy
  /** What moves between the provider and the other side: of a withdrawal without our fee. */
  readonly amount: Kurus
  readonly account: string
  readonly reference: string
  /** The method's form as it is stored, and who a payout is for. */
  readonly details: Readonly<Record<string, string>>
  /** Where a hosted page sends the player afterwards. */
  readonly returnUrl: string
  /** Of the hosted page. */
  readonly lang: Language
}

/** `redirectUrl`: where the player goes to pay. */
export type Created = {
  readonly ref: string
  readonly redirectUrl: string | null
  readonly payTo: PayTo | null
}

/** An order as the provider has it. `state` is `open` until something happened. */
export type ProviderPayment = {
  readonly ref: string
  readonly paymentId: string
  readonly direction: Direction
  readonly state: 'open' | EventKind
  readonly amount: bigint
  readonly currency: string
  readonly account: string
  /** What its transfer carries. */
  readonly reference: string
  /** When its state changed last. */
  readonly changedAt: Date
}

/** What a webhook says. */
export type ProviderEvent = {
  readonly id: string
  readonly kind: EventKind
  readonly paymentId: string
  readonly amount: bigint
  readonly currency: string
  readonly account: string
}

/**
 * A payment service. Every call throws where the service cannot be reached, and may be made again: an order
 * is known by its payment.
 */
export type PaymentProvider = {
  readonly id: string
  /** Signs its webhooks. */
  readonly secret: Buffer
  create(order: ProviderOrder): Promise<Created>
  /** Lets an order out that pays to a player. One that was given up stays. */
  capture(ref: string): Promise<void>
  /**
   * Gives an order that pays to a player up for good, made or not yet: who asks for it later has one that
   * pays nothing. False: it went out already.
   */
  cancel(order: ProviderOrder): Promise<boolean>
  /** Gives a deposit back to its payer. */
  refund(ref: string): Promise<void>
  /** The order of a payment, whether we learned its name or not; `null`: it knows none. */
  find(paymentId: string): Promise<ProviderPayment | null>
  /** Everything that moved, for the reconciliation. */
  report(): Promise<readonly ProviderPayment[]>
}

/** The name of the one currency at the door of a provider. */
export const PROVIDER_CURRENCY = 'TRY'

/** An answer that does not come is a failure of the provider, not a call that waits for ever. */
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
