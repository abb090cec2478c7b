import { CURRENCY } from '@poyraz/contract'
import { z } from 'zod'
import { methodById } from '../methods/list.ts'
import { DEPOSIT, TRANSFER_TYPES, WITHDRAWAL } from '../methods/method.ts'
import { type ProviderOrder, type ProviderPayment } from '../payments/provider.ts'
import { EVENT_KINDS } from '../payments/states.ts'

/** Maximum number of orders on one page of the report. */
export const REPORT_PAGE_LINES = 1_000

const REF = /^[\x21-\x7e]{1,120}$/
const COINS = /^\d{1,12}(?:\.\d{1,18})?$/
const TEXT_MAX = 120
const ADDRESS_MAX = 2_048
const MOVED = ['paid', 'refunded', 'charged_back'] as const
const DIRECTIONS = { deposit: DEPOSIT, withdrawal: WITHDRAWAL } as const

const orderIn = <S extends ProviderPayment['state']>(states: readonly S[]) =>
  z
    .object({
      ref: z.string().regex(REF),
      paymentID: z.uuid(),
      direction: z.enum(['deposit', 'withdrawal']),
      state: z.enum(states),
      amount: z.int().positive(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      account: z.string().min(1).max(TEXT_MAX),
      reference: z.string().max(TEXT_MAX),
      changedAt: z.iso.datetime({ offset: true }),
    })
    .transform(
      ({ paymentID, direction, amount, changedAt, ...rest }): ProviderPayment => ({
        ...rest,
        paymentId: paymentID.toLowerCase(),
        direction: DIRECTIONS[direction],
        amount: BigInt(amount),
        changedAt: new Date(changedAt),
      }),
    )

const order = orderIn(['open', ...EVENT_KINDS])
const payTo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('qr'), code: z.string().min(1).max(ADDRESS_MAX) }),
  z.object({
    kind: z.literal('coin'),
    address: z.string().min(1).max(TEXT_MAX),
    coins: z.string().regex(COINS),
    rate: z.int().positive(),
  }),
])

/** Reply schema of each request, as described in docs/payment-wire.md. */
export const REPLIES = {
  create: z.object({
    order,
    redirectUrl: z.string().max(ADDRESS_MAX).nullable(),
    payTo: payTo.nullable(),
  }),
  capture: z.object({ order }),
  refund: z.object({ order }),
  cancel: z.object({ cancelled: z.boolean() }),
  find: z.object({ order: order.nullable() }),
  report: z.object({
    orders: z.array(orderIn(MOVED)).max(REPORT_PAGE_LINES),
    next: z.string().min(1).max(ADDRESS_MAX).nullable(),
  }),
} as const

/** Builds the request body of an order: amounts in kuruş, `returnUrl` absolute. */
export function orderBody(order: ProviderOrder, ownOrigin: string) {
  const { paymentId, direction, methodId, amount, account, reference, details, returnUrl, lang } = order
  const method = methodById(methodId)
  const coin = method?.coin ?? null
  return {
    paymentID: paymentId,
    direction: direction === DEPOSIT ? 'deposit' : 'withdrawal',
    methodID: methodId,
    method: Object.entries(TRANSFER_TYPES).find(([, type]) => type === method?.transferType)?.[0],
    coin: coin && { asset: coin.asset, network: coin.network },
    amount: Number(amount),
    currency: CURRENCY,
    account,
    reference,
    details,
    returnUrl: returnUrl === '' ? null : new URL(returnUrl, ownOrigin).href,
    lang,
  }
}
