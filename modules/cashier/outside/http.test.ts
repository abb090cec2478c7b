import { kurus, uuidv7 } from '@poyraz/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  openPaymentService,
  type PaymentService,
  SECRET,
  TOKEN,
  type Twist,
} from '../fixtures/payment-service.ts'
import { DEPOSIT, WITHDRAWAL } from '../methods/method.ts'
import type { ProviderOrder } from '../payments/provider.ts'

const NOW_MS = Date.parse('2026-11-21T09:00:00Z')
const NOW = new Date(NOW_MS)
const ADDRESS = `T${'a'.repeat(33)}`
const CARD = 51
const USDT = 71
const FAST_OUT = 113

let service: PaymentService

beforeAll(async () => {
  service = await openPaymentService(() => NOW_MS)
})
afterAll(() => service.close())
beforeEach(() => {
  service.twisted.by = null
  service.orders.clear()
  service.asked.length = 0
})

const depositOf = (change: Partial<ProviderOrder> = {}): ProviderOrder => ({
  paymentId: uuidv7(NOW_MS),
  direction: DEPOSIT,
  methodId: CARD,
  payBy: 'page',
  amount: kurus(25_000),
  account: 'POYRAZ-51',
  reference: 'PY-1',
  details: {},
  returnUrl: '/deposit?payment=1',
  lang: 'tr',
  ...change,
})
const payoutOf = () =>
  depositOf({
    direction: WITHDRAWAL,
    methodId: FAST_OUT,
    account: 'TR1',
    details: { receiverName: 'Işıl' },
    returnUrl: '',
  })
const changed = (change: object): Twist => {
  return (_, reply) => ({ ...reply, ...change })
}
const orderChanged = (change: object): Twist => {
  return (_, reply) => {
    const { order, ...rest } = reply as { order: object }
    return { ...rest, order: { ...order, ...change } }
  }
}

describe('a payment service over HTTP', () => {
  it('receives the order in kuruş with its token', async () => {
    const order = depositOf({ methodId: USDT, details: { cryptoAddress: ADDRESS } })
    const created = await service.provider().create(order)
    expect(created).toEqual({
      ref: service.orders.get(order.paymentId)?.ref,
      redirectUrl: `https://pay.example/${created.ref}`,
      payTo: null,
    })
    expect(service.asked).toEqual([
      {
        verb: 'create',
        authorization: `Bearer ${TOKEN}`,
        body: {
          paymentID: order.paymentId,
          direction: 'deposit',
          methodID: USDT,
          method: 'crypto',
          coin: { asset: 'USDT', network: 'TRC20' },
          amount: 25_000,
          currency: 'TRY',
          account: 'POYRAZ-51',
          reference: 'PY-1',
          details: { cryptoAddress: ADDRESS },
          returnUrl: 'https://poyraz.example/deposit?payment=1',
          lang: 'tr',
        },
      },
    ])
    await service.provider().create(payoutOf())
    expect(service.asked[1]?.body).toMatchObject({
      direction: 'withdrawal',
      method: 'bank',
      coin: null,
      details: { receiverName: 'Işıl' },
      returnUrl: null,
    })
  })

  it('creates one order per payment, and refuses another amount under its id', async () => {
    const order = depositOf()
    const [first, second] = [await service.provider().create(order), await service.provider().create(order)]
    expect(second).toEqual(first)
    const other = service.provider().create({ ...order, amount: kurus(26_000) })
    await expect(other).rejects.toThrow(/^the payment provider answered create with status 409$/)
    expect(service.orders.size).toBe(1)
  })

  it('pays out once, and never after a cancellation', async () => {
    const [provider, paid, dropped] = [service.provider(), payoutOf(), payoutOf()]
    const { ref } = await provider.create(paid)
    await provider.capture(ref)
    await provider.capture(ref)
    expect(await provider.cancel(paid)).toBe(false)
    expect(await provider.find(paid.paymentId)).toEqual({
      ref,
      paymentId: paid.paymentId,
      direction: WITHDRAWAL,
      state: 'paid',
      amount: 25_000n,
      currency: 'TRY',
      account: 'TR1',
      reference: 'PY-1',
      changedAt: NOW,
    })
    expect(await provider.cancel(dropped)).toBe(true)
    const late = await provider.create(dropped)
    await provider.capture(late.ref)
    expect(await provider.find(dropped.paymentId)).toMatchObject({ state: 'failed' })
    await provider.refund(ref)
    expect(await provider.find(paid.paymentId)).toMatchObject({ state: 'refunded' })
    expect(await provider.find(uuidv7(NOW_MS))).toBeNull()
  })

  it('has its host name as id, and its own signing key', () => {
    expect(service.provider()).toMatchObject({ id: '127.0.0.1', secret: SECRET })
  })

  it.each([
    ['paymentId', { paymentID: uuidv7(NOW_MS) }],
    ['direction', { direction: 'withdrawal' }],
    ['amount', { amount: 24_999 }],
    ['account', { account: 'POYRAZ-52' }],
    ['reference', { reference: 'PY-2' }],
    ['currency', { currency: 'EUR' }],
  ])('causes an error if the order has another %s than requested', async (name, change) => {
    service.twisted.by = orderChanged(change)
    const made = service.provider().create(depositOf())
    await expect(made).rejects.toThrow(
      new Error(`the payment provider answered for another ${name} than was asked`),
    )
  })

  it('causes an error if it answers with the order of another payment or reference', async () => {
    const [provider, order] = [service.provider(), depositOf()]
    const { ref } = await provider.create(order)
    service.twisted.by = orderChanged({ paymentID: uuidv7(NOW_MS), ref: 'other' })
    await expect(provider.find(order.paymentId)).rejects.toThrow(/another paymentID than was asked$/)
    await expect(provider.capture(ref)).rejects.toThrow(/another ref than was asked$/)
    await expect(provider.refund(ref)).rejects.toThrow(/another ref than was asked$/)
  })

  it.each(['javascript:alert(1)', 'http://pay.example/1', 'pay.example', '//pay.example', ''])(
    'must not redirect payers to %j',
    async (redirectUrl) => {
      service.twisted.by = changed({ redirectUrl })
      await expect(service.provider().create(depositOf())).rejects.toThrow(/that is not https$/)
    },
  )

  it('may use its own page, a QR code, or an address of the chosen coin', async () => {
    const coin = { kind: 'coin', address: ADDRESS, coins: '6.000000', rate: 4_215 }
    const created = (payTo: object, methodId: number) => {
      service.twisted.by = changed({ redirectUrl: `${service.url}/pay`, payTo })
      return service.provider().create(depositOf({ methodId }))
    }
    expect(await created(coin, USDT)).toMatchObject({ redirectUrl: `${service.url}/pay`, payTo: coin })
    const qr = { kind: 'qr', code: '000201' }
    expect(await created(qr, 61)).toMatchObject({ payTo: qr })
    await expect(created(coin, CARD)).rejects.toThrow(/not of the coin and network/)
    await expect(created({ ...coin, address: `0x${'a'.repeat(40)}` }, USDT)).rejects.toThrow(
      /not of the coin and network/,
    )
  })
})

describe('a payment service that breaks the protocol (F27)', () => {
  const said = async (ask: Promise<unknown>) => {
    const error = await ask.then(
      () => new Error('it was believed'),
      (thrown: unknown) => thrown as Error,
    )
    const { message, cause, stack } = error
    expect(`${stack} ${String(cause)} ${(cause as Error | undefined)?.stack}`).not.toMatch(
      /pk_test|POYRAZ-51/,
    )
    return message
  }
  const raw = (status: number, text: string): Twist => {
    return (_, __, response) => void response.writeHead(status, { location: service.url }).end(text)
  }

  it.each<[string, Twist, RegExp]>([
    ['an error', raw(500, 'POYRAZ-51'), /answered create with status 500$/],
    ['another success', raw(204, ''), /answered create with status 204$/],
    ['a redirect', raw(302, ''), /did not answer create$/],
    ['no JSON', raw(200, '<html>POYRAZ-51'), /create in another shape: invalid_type$/],
    ['incomplete JSON', raw(200, '{"order":'), /create in another shape: invalid_type$/],
    ['a missing order', changed({ order: null }), /another shape: order invalid_type$/],
    ['an amount in lira', orderChanged({ amount: 250.5 }), /another shape: order\.amount invalid_type$/],
    ['an amount as text', orderChanged({ amount: '25000' }), /another shape: order\.amount invalid_type$/],
    ['a negative amount', orderChanged({ amount: -1 }), /another shape: order\.amount too_small$/],
    ['an unknown state', orderChanged({ state: 'done' }), /another shape: order\.state invalid_value$/],
    [
      'a time without a zone',
      orderChanged({ changedAt: '2026-11-21T09:00' }),
      /order\.changedAt invalid_format$/,
    ],
    ['a broken connection', (_, __, response) => void response.destroy(), /did not answer create$/],
    ['too many bytes', raw(200, ' '.repeat(2 * 1024 * 1024 + 1)), /did not answer create$/],
  ])('causes an error without secrets if it answers with %s', async (_, twist, wanted) => {
    service.twisted.by = twist
    expect(await said(service.provider().create(depositOf()))).toMatch(wanted)
  })

  it.each<[string, Twist]>([
    ['answers nothing', () => undefined],
    ['begins and stops', (_, __, response) => void response.writeHead(200).write('{')],
  ])('times out if it %s', async (_, twist) => {
    service.twisted.by = twist
    expect(await said(service.provider(50).find(uuidv7(NOW_MS)))).toMatch(/did not answer find$/)
  })
})

describe('the report of a payment service', () => {
  const LINES = 2_500

  /** Makes `count` paid deposits and one unpaid; returns the ids of the paid ones. */
  async function paid(count: number): Promise<string[]> {
    const provider = service.provider()
    const { paymentId } = depositOf()
    await provider.create(depositOf({ paymentId }))
    const [sample] = service.orders.values()
    if (!sample) throw new Error('there is an order')
    return Array.from({ length: count }, () => {
      const order = { ...sample, paymentID: uuidv7(NOW_MS), ref: uuidv7(NOW_MS), state: 'paid' }
      service.orders.set(order.paymentID, order)
      return order.paymentID
    })
  }
  const pages = () => service.asked.filter(({ verb }) => verb === 'report').map(({ body }) => body.after)

  it('is read completely, in pages of one thousand', async () => {
    const ids = await paid(LINES)
    const report = await service.provider().report()
    expect(report.map(({ paymentId }) => paymentId)).toEqual(ids)
    expect(report[0]).toMatchObject({ state: 'paid', amount: 25_000n, direction: DEPOSIT, changedAt: NOW })
    expect(pages()).toEqual([null, '1000', '2000'])
  })

  it('lists an order once, with its last reported state', async () => {
    const [id = ''] = await paid(1)
    const again = { ...service.orders.get(id), state: 'refunded' }
    service.twisted.by = (_, reply) =>
      pages().length === 1 ? { ...reply, next: 'more' } : { orders: [again], next: null }
    expect(await service.provider().report()).toMatchObject([{ paymentId: id, state: 'refunded' }])
  })

  it.each([{ state: 'open' }, { state: 'failed' }, { paymentID: 'order-1' }])(
    'is refused with an invalid line %j',
    async (change) => {
      const [id = ''] = await paid(1)
      service.twisted.by = () => ({ orders: [{ ...service.orders.get(id), ...change }], next: null })
      await expect(service.provider().report()).rejects.toThrow(/report in another shape: orders\.0\.\w+ /)
    },
  )

  it('is refused if a page is too long or the pages never end', async () => {
    await paid(1_001)
    service.twisted.by = () => ({ orders: [...service.orders.values()].slice(1), next: null })
    await expect(service.provider().report()).rejects.toThrow(/another shape: orders too_big$/)
    service.asked.length = 0
    service.twisted.by = () => ({ orders: [], next: 'again' })
    await expect(service.provider().report()).rejects.toThrow(/has more than 1000 pages to report$/)
    expect(pages()).toHaveLength(1_000)
  })
})
