import {
  envoyGetDepositAmounts,
  financeAddFavoriteCashMethod,
  financeCheckFavoriteCashMethod,
  financeDeleteBankAccount,
  financeGetBankAccount,
  financeListBankAccounts,
  financeListBanks,
  financeListCashMethods,
  financeListCashMethodsNew,
  financeListHighlightedCashMethods,
  financeRemoveFavoriteCashMethod,
  financeSaveBankAccount,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
} from '@poyraz/contract'
import { bankCodeOf, isIban } from '@poyraz/contract/forms'
import { randomId, uuidv7 } from '@poyraz/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

let harness: Harness
let call: Harness['call']

beforeAll(async () => {
  harness = await openHarness()
  call = harness.call
})
afterAll(() => harness.close())

const player = () => harness.player()
const refusal = (reply: { ok: boolean; error?: unknown }) => reply.error

/** Builds a valid IBAN for this bank code and account number. */
function iban(account: number, bank = '00062'): string {
  const bban = `${bank}0${String(account).padStart(16, '0')}`
  const check = 98n - (BigInt(`${bban}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${bban}`
}

const ACCOUNT = {
  bankID: 1,
  owner: 'Işıl Çağlayan',
  branchCode: '0012',
  accountNumber: '123-456',
  iban: iban(1),
}
type Change = Partial<typeof ACCOUNT> & { bankAccountID?: string }
const save = (playerId: string, change: Change = {}, key?: string) =>
  call(financeSaveBankAccount, { ...ACCOUNT, ...change }, { playerId, ...(key ? { key } : {}) })

async function accountsOf(playerId: string) {
  const reply = await call(financeListBankAccounts, {}, { playerId })
  if (!reply.ok || !Array.isArray(reply.value)) throw new Error('refused')
  return reply.value as readonly { bankAccountID: string; iban: string }[]
}

async function saved(playerId: string, change: Change = {}): Promise<string> {
  const reply = await save(playerId, change)
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply.error)}`)
  return reply.value.bankAccountID
}

describe('banks', () => {
  it('are sorted in Turkish order, and only some accept cash by phone (S3.15, S7.31)', async () => {
    const names = async (typeID: 1 | 3) => {
      const reply = await call(financeListBanks, { typeID }, { playerId: player() })
      if (!reply.ok || 'items' in reply.value) throw new Error('refused')
      return reply.value.map((bank) => bank.name)
    }
    const all = await names(1)
    expect(all).toEqual(all.toSorted(new Intl.Collator('tr').compare))
    expect(all.indexOf('Çınar Katılım')).toBe(all.indexOf('Ege Körfez Bankası') - 1)
    expect(all.indexOf('Ilgaz Bank')).toBe(all.indexOf('İpekyolu Bankası') - 1)
    expect((await names(3)).length).toBeLessThan(all.length)
  })

  it('each have a house account, with a transfer reference that is unique to the player', async () => {
    const ask = async (bankID: number, playerId: string) => {
      const reply = await call(financeGetBankAccount, { bankID }, { playerId })
      if (!reply.ok || !Array.isArray(reply.value)) throw new Error('refused')
      return reply.value[0]
    }
    const [one, other] = [player(), player()]
    const mine = await ask(1, one)
    expect(mine).toMatchObject({ bankName: 'Anka Bankası', owner: 'Poyraz Oyun Parası' })
    expect(isIban(mine.iban) && bankCodeOf(mine.iban)).toBe('00901')
    expect(mine.description).toMatch(/^PY-[0-9A-F]{10}$/)
    expect((await ask(2, one)).description).toBe(mine.description)
    expect((await ask(1, other)).description).not.toBe(mine.description)
    const unknown = await call(financeGetBankAccount, { bankID: 999 }, { playerId: one })
    expect(refusal(unknown)).toEqual({ error: 'not_found' })
  })

  it('list the amounts they accept for cash by phone; an unknown bank is not found (S7.36)', async () => {
    const who = { playerId: player() }
    expect(await call(envoyGetDepositAmounts, { bankcode: '00901' }, who)).toMatchObject({
      value: { amounts: [5_000n, 10_000n, 20_000n, 25_000n, 50_000n, 75_000n, 100_000n] },
    })
    expect(await call(envoyGetDepositAmounts, { bankcode: '00903' }, who)).toMatchObject({
      value: { amounts: [] },
    })
    expect(refusal(await call(envoyGetDepositAmounts, { bankcode: '00062' }, who))).toEqual({
      error: 'not_found',
    })
  })
})

describe("a player's bank account", () => {
  it('is normalised when saved, and listed only for its owner (S1.5, S3.15)', async () => {
    const playerId = player()
    const reply = await save(playerId, {
      owner: ' ışıl  çaglayan',
      iban: iban(7).toLowerCase(),
      accountNumber: '12 34',
    })
    const account = {
      kind: 'bank',
      bankID: 1,
      bankName: 'Anka Bankası',
      owner: 'ışıl çaglayan',
      branchCode: '0012',
      accountNumber: '1234',
      iban: iban(7),
    }
    expect(reply.ok && reply.value).toMatchObject(account)
    expect(await accountsOf(playerId)).toMatchObject([account])
    expect(await accountsOf(player())).toEqual([])
  })

  it('needs neither branch code nor account number beside its IBAN', async () => {
    const playerId = player()
    expect((await save(playerId, { branchCode: '', accountNumber: '' })).ok).toBe(true)
    expect(await accountsOf(playerId)).toMatchObject([{ branchCode: '', accountNumber: '' }])
  })

  it.each([
    ['IŞIL ÇAĞLAYAN', true],
    ['Isil Caglayan', true],
    ['ışıl çağlayan', true],
    ['Çağlayan Işıl', false],
    ['Işıl Çağlayanoğlu', false],
    ['Ayşe Çağlayan', false],
  ])('with owner name %s is accepted: %s', async (owner, fits) => {
    const reply = await save(player(), { owner })
    expect(reply.ok).toBe(fits)
    if (!fits) {
      expect(refusal(reply)).toEqual({
        error: 'invalid_input',
        fields: [{ field: 'owner', error: 'owner_mismatch' }],
      })
    }
  })

  it('must be at a known bank, and its IBAN must not belong to another known bank', async () => {
    const fields = async (change: Change) => refusal(await save(player(), change))
    expect(await fields({ bankID: 99 })).toMatchObject({ fields: [{ field: 'bankID', error: 'bank' }] })
    expect(await fields({ bankID: 1, iban: iban(1, '00902') })).toMatchObject({
      fields: [{ field: 'iban', error: 'iban_bank' }],
    })
    expect((await save(player(), { bankID: 2, iban: iban(1, '00902') })).ok).toBe(true)
  })

  it('cannot be saved twice with the same IBAN', async () => {
    const playerId = player()
    const first = await saved(playerId)
    expect(refusal(await save(playerId, { bankID: 3 }))).toMatchObject({
      fields: [{ field: 'iban', error: 'iban_taken' }],
    })
    // Saving an account again with its own IBAN works, and another player may have the same IBAN.
    expect((await save(playerId, { bankID: 3, bankAccountID: first })).ok).toBe(true)
    expect((await save(player())).ok).toBe(true)
  })

  it('is limited to five per player, even if ten are saved in parallel', async () => {
    const playerId = player()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(playerId, { iban: iban(100 + index) })),
    )
    expect(replies.filter((reply) => reply.ok)).toHaveLength(5)
    for (const reply of replies.filter((one) => !one.ok)) {
      expect(refusal(reply)).toEqual({ error: 'account_limit', data: { most: 5 } })
    }
    const items = await accountsOf(playerId)
    expect(items).toHaveLength(5)
    // Accounts of a full list can still be changed; after a deletion another one can be added.
    const bankAccountID = items[0]?.bankAccountID ?? ''
    expect((await save(playerId, { bankAccountID, iban: iban(200) })).ok).toBe(true)
    await call(financeDeleteBankAccount, { bankAccountID }, { playerId })
    expect((await save(playerId, { iban: iban(201) })).ok).toBe(true)
  })

  it('of another player is reported as not found (S7.31)', async () => {
    const mine = await saved(player())
    const playerId = player()
    for (const bankAccountID of [mine, uuidv7(1)]) {
      expect(refusal(await save(playerId, { bankAccountID }))).toEqual({ error: 'not_found' })
      const deleted = await call(financeDeleteBankAccount, { bankAccountID }, { playerId })
      expect(refusal(deleted)).toEqual({ error: 'not_found' })
    }
  })

  it('is added, changed and deleted once per key (S7.31)', async () => {
    const playerId = player()
    const key = randomId()
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(playerId, {}, key)))
    const [first] = replies
    for (const reply of replies) expect(reply).toEqual(first)
    expect(first?.ok).toBe(true)
    expect(await accountsOf(playerId)).toHaveLength(1)
    expect(refusal(await save(playerId, { branchCode: '9' }, key))).toEqual({ error: 'idempotency_conflict' })
    const input = { bankAccountID: first?.ok ? first.value.bankAccountID : '' }
    const remove = () => call(financeDeleteBankAccount, input, { playerId, key })
    expect(await remove()).toEqual({ ok: true, value: input })
    expect(await remove()).toEqual({ ok: true, value: input })
    expect(refusal(await call(financeDeleteBankAccount, input, { playerId }))).toEqual({ error: 'not_found' })
    // The first answer is repeated although the account was deleted.
    expect(await save(playerId, {}, key)).toEqual(first)
    expect(await accountsOf(playerId)).toEqual([])
  })
})

describe('methods', () => {
  it('are marked and unmarked as favourites per player, once per key (S4.24, S7.30)', async () => {
    const who = { playerId: player() }
    const key = randomId()
    const isMarked = async (one: { playerId: string }) => {
      const reply = await call(financeListCashMethodsNew, { methodID: 1 }, one)
      const [method] = reply.ok ? reply.value.methods_list : []
      return method?.type === 'single' && method.properties.isFavorite
    }
    const marked = { ok: true, value: [{ methodID: 1, isFavorite: 1 }] }
    expect(await call(financeAddFavoriteCashMethod, { methodID: 1 }, { ...who, key })).toEqual(marked)
    expect(await isMarked(who)).toBe(1)
    expect(await isMarked({ playerId: player() })).toBe(0)
    expect(await call(financeCheckFavoriteCashMethod, { methodID: 1 }, who)).toEqual(marked)
    expect(await call(financeRemoveFavoriteCashMethod, { methodID: 1 }, who)).toEqual({
      ok: true,
      value: [{ methodID: 1, isFavorite: 0 }],
    })
    expect(await call(financeAddFavoriteCashMethod, { methodID: 1 }, { ...who, key })).toEqual(marked)
    expect(await isMarked(who)).toBe(0)
    const other = await call(financeAddFavoriteCashMethod, { methodID: 13 }, { ...who, key })
    expect(refusal(other)).toEqual({ error: 'idempotency_conflict' })
  })

  it('with an unknown id are reported as not found', async () => {
    const who = { playerId: player() }
    const unknown = { methodID: 99 }
    for (const procedure of [
      financeAddFavoriteCashMethod,
      financeRemoveFavoriteCashMethod,
      financeCheckFavoriteCashMethod,
      financeListCashMethods,
    ]) {
      expect(refusal(await call(procedure, unknown, who))).toEqual({ error: 'not_found' })
    }
  })

  it('list their form fields, the favourites and the highlighted ones (S3.16, S7.32)', async () => {
    const who = { playerId: player() }
    expect(await call(financeListCashMethods, { methodID: 1 }, who)).toEqual({
      ok: true,
      value: { fields: [] },
    })
    expect(refusal(await call(financeListCashMethods, { methodID: 1, Type: 2 }, who))).toEqual({
      error: 'not_found',
    })
    expect(await call(financeListCashMethods, { favorites: true }, who)).toEqual({ ok: true, value: [] })
    await call(financeAddFavoriteCashMethod, { methodID: 1 }, who)
    const marked = [{ type: 'single', name: 'Oyun parası', properties: { id: 1, isFavorite: 1 } }]
    const asked = { favorites: true, methodID: 0 }
    expect(await call(financeListCashMethods, asked, who)).toMatchObject({ value: marked })
    expect(await call(financeListCashMethods, { favorites: true, Type: 2 }, who)).toMatchObject({ value: [] })
    await call(financeAddFavoriteCashMethod, { methodID: 13 }, who)
    expect(await call(financeListCashMethods, { favorites: true }, who)).toMatchObject({
      value: [...marked, { type: 'group', methods: [{ id: 13, isFavorite: 1, name: 'FAST' }] }],
    })
    const first = await call(financeListHighlightedCashMethods, {}, who)
    expect(first).toMatchObject({
      value: [...marked, { type: 'group', methods: [{ id: 13 }] }],
    })
    expect(await call(financeListHighlightedCashMethods, { Type: 2 }, who)).toMatchObject({
      value: [{ type: 'group', methods: [{ id: 113 }] }],
    })
  })

  it('are accepted only by the procedure of their transfer type (S5.8, S7.35)', async () => {
    const who = { playerId: player() }
    for (const procedure of [financeSaveBankTransfer, financeSaveCepBankTransfer]) {
      const transfer = (methodID: number) =>
        call(procedure, { methodID, amount: 5_000, branch: 'Konak' }, who)
      const notDefined = {
        error: 'invalid_input',
        fields: [{ field: 'methodID', error: 'payment_method' }],
      }
      expect(refusal(await transfer(1))).toEqual(notDefined)
      expect(refusal(await transfer(99))).toEqual(notDefined)
    }
  })
})
