import { financeListCashMethodsNew, financeListTransfers, financeSendReceipt } from '@poyraz/contract'
import { assert, MINUTE_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NAME, NOON_MS, openHarness } from './fixtures/harness.ts'
import { CARD, DEPOSIT_FORMS, refOf, transfer } from './fixtures/payments.ts'
import { HOUSE_ACCOUNTS } from './house-accounts.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
afterEach(() => harness.clock.set(NOON_MS))

const [HOUSE] = HOUSE_ACCOUNTS
const BANK = { methodID: 13, amount: 25_000, bankAccountID: HOUSE?.id }
const COIN = { methodID: 71, amount: 30_000, cryptoAddress: `T${'a'.repeat(33)}` }

async function newest(playerId: string, lang: 'tr' | 'en' = 'tr') {
  const listed = await harness.call(financeListTransfers, {}, { playerId, lang })
  assert(listed.ok && 'items' in listed.value, 'transfers are listed')
  const [item] = listed.value.items
  assert(item, 'there is one')
  return item
}

async function opened(form: Parameters<typeof transfer>[2], playerId = harness.player()) {
  const reply = await transfer(harness, playerId, form)
  assert(reply.ok, `the deposit was refused: ${JSON.stringify(reply.error)}`)
  return { reply, playerId, item: await newest(playerId) }
}

const linesOf = (item: Awaited<ReturnType<typeof newest>>) =>
  Object.fromEntries((item.payTo?.lines ?? []).map(({ name, value, copy }) => [name, { value, copy }]))

describe('a deposit that awaits payment', () => {
  it('by bank shows account, name, reference to copy, and remaining time', async () => {
    const { item, playerId } = await opened(BANK)
    const { iban, owner } = HOUSE ?? { iban: '', owner: '' }
    expect(linesOf(item)).toMatchObject({
      owner: { copy: owner },
      iban: { value: iban.replace(/(.{4})(?=.)/g, '$1 '), copy: iban },
      description: { copy: item.reference },
    })
    expect(item.secondsLeft).toBe(30 * 60)
    expect(item.payTo?.notes.length).toBeGreaterThan(1)
    harness.clock.advance(10 * MINUTE_MS)
    expect(await newest(playerId)).toMatchObject({ secondsLeft: 20 * 60, secondsInAll: 30 * 60 })
  })

  it('by QR code has a code that is valid for ten minutes', async () => {
    const { item, reply, playerId } = await opened({ methodID: 61, amount: 25_000 })
    expect(item.payTo?.qr).toContain('5406250.00')
    expect(item.secondsLeft).toBe(10 * 60)
    harness.clock.advance(10 * MINUTE_MS)
    await harness.cashier.work()
    expect(await harness.stateOf(reply.value.transactionID)).toBe('expired')
    const after = await newest(playerId)
    expect([after.payTo, after.secondsLeft, after.redirectUrl]).toEqual([undefined, undefined, undefined])
  })

  it('by coin keeps its address and its rate while the market rate moves', async () => {
    const { item, playerId } = await opened(COIN)
    const lines = linesOf(item)
    expect(lines['network']?.value).toBe('TRC20')
    expect(lines['address']?.copy).toMatch(/^TDeneme[1-9A-HJ-NP-Za-km-z]{27}$/)
    expect(lines['coins']?.copy).toMatch(/^\d\.\d{6}$/)
    expect(lines['coins']?.value).toBe(`${lines['coins']?.copy?.replace('.', ',')} USDT`)
    expect(item.payTo?.qr).toBe(lines['address']?.copy)
    expect(item.secondsLeft).toBe(15 * 60)
    harness.clock.advance(7 * MINUTE_MS)
    expect(linesOf(await newest(playerId))).toEqual(lines)
    const other = linesOf((await opened(COIN, playerId)).item)
    expect(other['address']).toEqual(lines['address'])
    expect(other['rate']).not.toEqual(lines['rate'])
  })

  it.each([72, 73])('by method %i has an address in the format of its network', async (methodID) => {
    const cryptoAddress = methodID === 72 ? `0x${'a'.repeat(40)}` : '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
    const { item } = await opened({ methodID, amount: 30_000, cryptoAddress })
    const address = linesOf(item)['address']?.copy ?? ''
    expect(address).toMatch(methodID === 72 ? /^0x[0-9a-fA-F]{40}$/ : /^bc1q[02-9ac-hj-np-z]{38}$/)
    expect(item.payTo?.qr).toContain(address)
  })

  it('by card is paid only on the hosted page; other fields are ignored', async () => {
    const { item } = await opened({ ...BANK, methodID: CARD, referenceNumber: 'KOD-77' })
    expect(item.payTo).toBeUndefined()
    expect(item.reference).not.toBe('KOD-77')
    expect(item.redirectUrl).toBeDefined()
    expect(item.secondsLeft).toBe(30 * 60)
  })

  it('shows no payment data after it is paid', async () => {
    const { reply, playerId } = await opened(COIN)
    await harness.cashier.sandbox.act(refOf(reply), 'approve')
    await harness.cashier.sandbox.deliver()
    expect(await newest(playerId)).toMatchObject({ status: 1003 })
    expect((await newest(playerId)).payTo).toBeUndefined()
  })
})

describe('the sender', () => {
  const detailsOf = async (id: string) => {
    const { rows } = await sql<{ details: Record<string, string> }>`
      select details from cashier.payment where id = ${id}`.execute(harness.database.db)
    return rows[0]?.details
  }

  it('must have the player’s name, which is filled in if empty', async () => {
    const named = await opened({ ...BANK, senderName: '  ışıl  çağlayan ', senderBank: '00902' })
    expect(await detailsOf(named.reply.value.transactionID)).toMatchObject({
      senderName: NAME,
      senderBank: '00902',
    })
    const unnamed = await opened(BANK)
    expect(await detailsOf(unnamed.reply.value.transactionID)).toMatchObject({ senderName: NAME })
    const other = await transfer(harness, harness.player(), { ...BANK, senderName: 'Ayşe Yılmaz' })
    expect(other.error.fields).toEqual([{ field: 'senderName', error: 'owner_mismatch' }])
  })

  it('must use a listed bank and a date that is not in the future', async () => {
    const ask = (form: object) =>
      transfer(harness, harness.player(), { ...(DEPOSIT_FORMS[2] as typeof BANK), ...form })
    expect((await ask({ transferDate: '2026-11-22' })).error.fields).toEqual([
      { field: 'transferDate', error: 'transfer_date' },
    ])
    const unknown = await transfer(harness, harness.player(), { ...BANK, senderBank: '00999' })
    expect(unknown.error.fields).toEqual([{ field: 'senderBank', error: 'bank' }])
  })
})

describe('the forms', () => {
  const fieldsOf = async (playerId: string, Type: 1 | 2, id: number) => {
    const listed = await harness.call(financeListCashMethodsNew, { Type, methodID: id }, { playerId })
    assert(listed.ok && 'methods_list' in listed.value, 'methods are listed')
    const [one] = listed.value.methods_list
    const properties = one?.type === 'group' ? one.methods[0]?.properties : one?.properties
    return Object.fromEntries((properties?.fields ?? []).map((field) => [field.name, field]))
  }

  it('are pre-filled with the player’s name and today’s date', async () => {
    const playerId = harness.player()
    expect((await fieldsOf(playerId, 1, 13))['senderName']).toMatchObject({ value: NAME })
    expect((await fieldsOf(playerId, 1, 21))['transferDate']).toMatchObject({
      value: '2026-11-21',
      day: 'past',
    })
  })

  it('of withdrawals offer wallets that paid in, and show which one still waits', async () => {
    const { reply, playerId } = await opened(COIN)
    expect((await fieldsOf(playerId, 2, 171))['cryptoAddress']).toMatchObject({ type: 'select', options: [] })
    await harness.cashier.sandbox.act(refOf(reply), 'approve')
    await harness.cashier.sandbox.deliver()
    expect((await fieldsOf(playerId, 2, 171))['cryptoAddress']?.options).toEqual([
      { value: COIN.cryptoAddress, label: 'Taaaaaaa…aaaaaaaa · açılış 22.11.2026 12:00' },
    ])
    expect((await fieldsOf(playerId, 2, 173))['cryptoAddress']?.options).toEqual([])
    expect((await fieldsOf(harness.player(), 2, 171))['cryptoAddress']?.options).toEqual([])
    harness.clock.advance(24 * 60 * MINUTE_MS)
    expect((await fieldsOf(playerId, 2, 171))['cryptoAddress']?.options?.[0]?.label).toBe('Taaaaaaa…aaaaaaaa')
  })
})

describe('a receipt', () => {
  const send = async (playerId: string, transactionID: string, upload?: string) =>
    harness.call(financeSendReceipt, { transactionID, ...(upload ? { upload } : {}) }, { playerId })

  it('of a bank transfer is stored, only the newest, and staff can view it', async () => {
    const { item, playerId } = await opened(BANK)
    const { transactionID: id } = item
    const look = { paymentId: id, staff: 'ayse' }
    expect([item.takesReceipt, item.receiptAt]).toEqual([1, undefined])
    expect(await harness.cashier.receiptOf(look)).toEqual({ ok: false, error: 'not_found' })
    expect(harness.views).toEqual([])
    const kept = harness.pictures.size
    expect(await send(playerId, id, 'first')).toMatchObject({ ok: true })
    const [first] = [...harness.pictures].slice(-1)
    expect(await harness.cashier.receiptOf({ ...look, staff: '' })).toMatchObject({ error: 'staff_name' })
    const shown = await harness.cashier.receiptOf(look)
    expect(String(shown.ok && shown.value)).toBe(first)
    expect(harness.views.splice(0)).toEqual([{ ...look, kind: 'receipt_viewed', playerId }])
    harness.clock.advance(MINUTE_MS)
    expect(await send(playerId, id, 'second')).toMatchObject({ ok: true })
    expect(harness.pictures.size).toBe(kept + 1)
    expect(harness.pictures.has(first ?? '')).toBe(false)
    expect((await newest(playerId)).receiptAt).toBe(new Date(NOON_MS + MINUTE_MS).toISOString())
  })

  it('is stored even if the older picture cannot be removed; the error is reported', async () => {
    const { item, playerId } = await opened(BANK)
    await send(playerId, item.transactionID, 'first')
    harness.pictures.add('stuck')
    expect(await send(playerId, item.transactionID, 'second')).toMatchObject({ ok: true })
    harness.pictures.delete('stuck')
    await expect.poll(() => harness.errors.map(String)).toEqual(['Error: the disk is read-only'])
    harness.errors.length = 0
  })

  it('is accepted only as a valid picture for the own, still open bank deposit', async () => {
    const { item, playerId, reply } = await opened(BANK)
    const { transactionID: id } = item
    const fields = (error: string) => ({ error: { fields: [{ field: 'file', error }] } })
    expect(await send(playerId, id)).toMatchObject(fields('required'))
    expect(await send(playerId, id, 'virus')).toMatchObject(fields('file_unsafe'))
    expect(await send(harness.player(), id, 'mine')).toMatchObject({ error: { error: 'not_found' } })
    const byCard = await opened({ methodID: CARD, amount: 25_000 })
    expect(byCard.item.takesReceipt).toBe(0)
    const ofCard = await send(byCard.playerId, byCard.item.transactionID, 'mine')
    expect(ofCard).toMatchObject({ error: { error: 'state_conflict' } })
    await harness.cashier.sandbox.act(refOf(reply), 'lie')
    await harness.cashier.sandbox.deliver()
    expect(await newest(playerId)).toMatchObject({ status: 1001, takesReceipt: 1 })
    expect(await send(playerId, id, 'mine')).toMatchObject({ ok: true })
    const paid = await opened(BANK)
    await harness.cashier.sandbox.act(refOf(paid.reply), 'approve')
    await harness.cashier.sandbox.deliver()
    const late = await send(paid.playerId, paid.item.transactionID, 'mine')
    expect(late).toMatchObject({ error: { error: 'state_conflict' } })
  })
})
