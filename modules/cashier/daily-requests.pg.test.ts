import { financeCancelTransfer } from '@poyraz/contract'
import { DAY_MS } from '@poyraz/kernel'
import { errorsEn, errorsTr } from '@poyraz/text'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { CARD, ownAccount, transfer, withdraw } from './fixtures/payments.ts'
import { payoutsOf } from './fixtures/withdrawals.ts'
import { WITHDRAWALS_OF_DAY } from './payments/thresholds.ts'
import { DEPOSITS_OF_DAY } from './store/admission.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
afterEach(() => harness.clock.set(NOON_MS))

const { funded } = payoutsOf(() => harness)
const cancel = (playerId: string, transactionID: string) =>
  harness.call(financeCancelTransfer, { transactionID }, { playerId })
const DAY_FULL = { error: 'daily_withdrawals', data: { most: 20 } }

describe('the number of withdrawals of one day', () => {
  it('C06: is at most 20, cancelled ones included, until midnight in Istanbul', async () => {
    const playerId = await funded()
    const bankAccountID = await ownAccount(harness, playerId)
    const ask = () => withdraw(harness, playerId, 10_000, { bankAccountID })
    for (let n = 0; n < 20; n++) {
      const reply = await ask()
      expect(reply.ok).toBe(true)
      await cancel(playerId, reply.value.transactionID)
    }
    expect((await ask()).error).toEqual(DAY_FULL)
    harness.clock.advance(DAY_MS / 2)
    expect((await ask()).ok).toBe(true)
  })

  it('C06: holds for parallel requests', async () => {
    const playerId = await funded(1_000_000)
    const bankAccountID = await ownAccount(harness, playerId)
    const ask = () => withdraw(harness, playerId, 10_000, { bankAccountID })
    const replies = await Promise.all(Array.from({ length: 24 }, ask))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(20)
    expect(replies.flatMap(({ ok, error }) => (ok ? [] : [error]))).toEqual(Array(4).fill(DAY_FULL))
  })

  it('is named in the texts of the refusals', () => {
    for (const texts of [errorsTr, errorsEn]) {
      expect(texts.daily_withdrawals).toContain(` ${WITHDRAWALS_OF_DAY} `)
      expect(texts.daily_deposits).toContain(` ${DEPOSITS_OF_DAY} `)
    }
  })
})

it('C06: deposits of one day are at most 200, also if each is cancelled', async () => {
  const playerId = harness.player()
  const ask = () => transfer(harness, playerId, { methodID: CARD, amount: 25_000 })
  for (let n = 0; n < 200; n++) {
    const reply = await ask()
    expect(reply.ok).toBe(true)
    await cancel(playerId, reply.value.transactionID)
  }
  expect((await ask()).error).toEqual({ error: 'daily_deposits', data: { most: 200 } })
  harness.clock.advance(DAY_MS / 2)
  expect((await ask()).ok).toBe(true)
})
