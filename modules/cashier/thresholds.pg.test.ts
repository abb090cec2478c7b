import { financeListCashMethodsNew } from '@poyraz/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { CARD, ownAccount, refOf, transfer, withdraw } from './fixtures/payments.ts'
import { errorOf, payoutsOf } from './fixtures/withdrawals.ts'

/** Verification level of every player in the current test. */
const world = { level: 0 as 0 | 1 }
let harness: Harness

beforeAll(async () => {
  harness = await openHarness({ admission: { kycLevel: async () => world.level } })
})
afterAll(() => harness.close())
afterEach(async () => {
  world.level = 0
  harness.clock.set(NOON_MS)
  await expectBalancedBooks()
})

const { funded, approve, expectBalancedBooks } = payoutsOf(() => harness)
const OUT_MAX = 1_000_000
const CARD_MAX = 250_000

async function propertiesOf(playerId: string, direction: 1 | 2, methodID: number) {
  const reply = await harness.call(financeListCashMethodsNew, { Type: direction, methodID }, { playerId })
  const [one] = reply.ok ? reply.value.methods_list : []
  return one?.type === 'group' ? one.methods[0]?.properties : one?.properties
}

describe('withdrawals of a player with an unverified identity', () => {
  it('C02: eight parallel withdrawals share one threshold', async () => {
    const playerId = await funded(8 * OUT_MAX)
    const bankAccountID = await ownAccount(harness, playerId)
    const ask = () => withdraw(harness, playerId, OUT_MAX, { bankAccountID })
    const replies = await Promise.all(Array.from({ length: 8 }, ask))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = replies.filter(({ ok }) => !ok).map(({ error }) => error)
    const refusal = { error: 'kyc_required', data: { max: OUT_MAX, left: 0 } }
    expect(refused).toEqual(Array.from({ length: 7 }, () => refusal))
  })

  it('C02: share one threshold over days and methods; a refused one frees its part', async () => {
    const playerId = await funded(3 * OUT_MAX)
    const first = (await withdraw(harness, playerId, 600_000)).value.transactionID
    harness.clock.set(NOON_MS + 40 * 86_400_000)
    expect((await withdraw(harness, playerId, 400_001)).error).toMatchObject({
      error: 'kyc_required',
      data: { left: 400_000 },
    })
    const cep = { methodID: 121, receiverPhone: '05321234567', receiverIdentityNumber: '10000000146' }
    expect((await withdraw(harness, playerId, 300_000)).ok).toBe(true)
    expect((await transfer(harness, playerId, { ...CEP_OUT, ...cep, amount: 100_000 })).ok).toBe(true)
    expect(errorOf(await transfer(harness, playerId, { ...CEP_OUT, ...cep, amount: 50_000 }))).toBe(
      'kyc_required',
    )
    await harness.cashier.refuseWithdrawal({ paymentId: first, staff: 'ayse', note: 'no' })
    expect((await withdraw(harness, playerId, 600_000)).ok).toBe(true)
    expect((await propertiesOf(playerId, 2, 113))?.unverifiedLeft).toBe(0n)
  })

  it('C02: are not approved above the threshold if the verification was revoked', async () => {
    world.level = 1
    const playerId = await funded(3 * OUT_MAX)
    const ids = [
      (await withdraw(harness, playerId, 900_000)).value.transactionID,
      (await withdraw(harness, playerId, 900_000)).value.transactionID,
    ] as const
    world.level = 0
    expect(await approve(ids[0], 'ayse')).toEqual({ ok: false, error: 'kyc_required' })
    await harness.cashier.refuseWithdrawal({ paymentId: ids[1], staff: 'ayse', note: 'no' })
    expect(await approve(ids[0], 'ayse')).toMatchObject({ ok: true })
  })

  it('have no threshold once the identity is verified', async () => {
    const playerId = await funded(3 * OUT_MAX)
    expect((await propertiesOf(playerId, 2, 113))?.unverifiedLeft).toBe(BigInt(OUT_MAX))
    world.level = 1
    expect((await propertiesOf(playerId, 2, 113))?.unverifiedLeft).toBeUndefined()
    for (let count = 0; count < 2; count++) expect((await withdraw(harness, playerId, OUT_MAX)).ok).toBe(true)
  })
})

const CEP_OUT = { identityValidityDate: '2030-01-01' }

describe('deposits of a player with an unverified identity', () => {
  const byCard = (playerId: string, amount: number) => transfer(harness, playerId, { methodID: CARD, amount })

  it('C02: eight parallel deposits by card share one threshold', async () => {
    const playerId = harness.player()
    const replies = await Promise.all(Array.from({ length: 8 }, () => byCard(playerId, 100_000)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(2)
    expect((await byCard(playerId, 50_000)).ok).toBe(true)
    expect((await byCard(playerId, 10_000)).error).toEqual({
      error: 'kyc_required',
      data: { max: CARD_MAX, left: 0 },
    })
  })

  it('C02: deposits in all coins share one threshold; a failed one frees its part', async () => {
    const playerId = harness.player()
    const coins = (methodID: number, amount: number) =>
      transfer(harness, playerId, { methodID, amount, cryptoAddress: ADDRESSES[methodID] })
    const first = await coins(71, 3_000_000)
    expect((await coins(73, 2_000_000)).ok).toBe(true)
    expect(errorOf(await coins(72, 25_000))).toBe('kyc_required')
    expect((await propertiesOf(playerId, 1, 72))?.unverifiedLeft).toBe(0n)
    expect((await propertiesOf(playerId, 1, CARD))?.unverifiedLeft).toBe(BigInt(CARD_MAX))
    await harness.cashier.sandbox.act(refOf(first), 'refuse')
    await harness.cashier.sandbox.deliver()
    expect((await coins(72, 3_000_000)).ok).toBe(true)
  })
})

const ADDRESSES: Readonly<Record<number, string>> = {
  71: `T${'a'.repeat(33)}`,
  72: `0x${'a'.repeat(40)}`,
  73: `1${'a'.repeat(33)}`,
}
