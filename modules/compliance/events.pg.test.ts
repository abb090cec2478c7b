import { randomBytes, randomUUID } from 'node:crypto'
import {
  accountClose,
  kycSubmit,
  kycUpload,
  type Procedure,
  rgAcknowledge,
  rgConfirmLimit,
  rgLimits,
  rgRealityCheck,
  rgRemoveLimit,
  rgSelfExclude,
  rgSetLimit,
  rgTimeOut,
} from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS, MINUTE_MS } from '@poyraz/kernel'
import { newcomer } from '@poyraz/testkit'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bet, deposit, type Harness, newPlayer, openHarness, payOut, post } from './fixtures/harness.ts'
import { EVENT_KINDS } from './store/events.ts'

let harness: Harness
let playerId: string
const listed = new Set<string>()

beforeAll(async () => {
  const register = { isListed: async () => listed.delete(playerId) }
  harness = await openHarness({ ports: { register } })
})
afterAll(() => harness.close())
beforeEach(async () => {
  playerId = await newPlayer(harness)
})

const call = (procedure: Procedure, input: object = {}) =>
  harness.call(procedure, input as never, { playerId }) as Promise<{ ok: boolean; value: unknown }>

async function events(kind: string): Promise<readonly object[]> {
  const { rows } = await sql<{ data: object }>`
    select data from compliance.event where player_id = ${playerId} and kind = ${kind} order by id`.execute(
    harness.database.db,
  )
  return rows.map(({ data }) => data)
}

/** An action that records each kind of event. */
const PRODUCERS = {
  async limits() {
    await call(rgSetLimit, { kind: 'deposit', period: 'day', value: 100_000 })
    await call(rgRealityCheck, { minutes: 15 })
    await call(rgTimeOut, { hours: 24 })
  },
  async reality() {
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) {
      await bet(harness, playerId)
      harness.clock.advance(10 * MINUTE_MS)
    }
    await call(rgAcknowledge)
  },
  async exclusion() {
    await call(rgSelfExclude, { months: 6 })
    harness.clock.advance(190 * DAY_MS)
    const { value } = (await call(rgLimits)) as { value: { exclusion: { id: string } } }
    const { id } = value.exclusion
    await call(rgRemoveLimit, { id })
    harness.clock.advance(2 * DAY_MS)
    await call(rgConfirmLimit, { id })
  },
  async register() {
    listed.add(playerId)
    await harness.compliance.protection.checkEntry({ playerId, address: '192.0.2.1' })
  },
  async documents() {
    for (const refusedFor of ['expired', null] as const) {
      const ids: string[] = []
      const photo = await sharp(randomBytes(64 * 40 * 3), { raw: { width: 64, height: 40, channels: 3 } })
        .jpeg()
        .toBuffer()
      for (const kind of ['id_front', 'id_back', 'selfie']) {
        const staged = harness.compliance.staging.put(photo)
        const reply = await call(kycUpload, { kind, upload: staged?.token })
        staged?.drop()
        ids.push((reply.value as { id: string }).id)
      }
      await call(kycSubmit)
      for (const id of ids) await harness.compliance.staff.viewDocument({ id, by: 'ayse' })
      await harness.compliance.staff.decideDocuments({ playerId, refusedFor, by: 'ayse' })
    }
  },
  async cases() {
    await deposit(harness, playerId, 100_000)
    await post(harness, playerId, 'deposit', 100_000)
    await payOut(harness, playerId, 100_000)
    await harness.compliance.work()
    const { staff } = harness.compliance
    const id = (await staff.openCases()).cases.find((one) => one.playerId === playerId)?.id ?? ''
    await staff.openCaseFile({ id, by: 'ayse' })
    await staff.noteCase({ id, by: 'ayse', note: 'Asked' })
    await staff.reportCase({ id, by: 'ayse', note: 'Report 1' })
    for (const by of ['ayse', 'mert']) await staff.closeCase({ id, by, note: 'Explained' })
  },
  async closures() {
    const { staff } = harness.compliance
    await staff.closeForBets({ scope: 'bingo', reason: 'RTP alarm', by: 'ayse' })
    await staff.openForBets({ scope: 'bingo', reason: 'Looked into', by: 'ayse' })
    await staff.stopPlayer({ playerId, reason: 'Asked by mail', by: 'ayse' })
    await staff.resumePlayer({ playerId, reason: 'Settled', by: 'ayse' })
  },
  async views() {
    const { staff } = harness.compliance
    for (const kind of ['list_viewed', 'payment_viewed', 'receipt_viewed', 'staff_call'] as const)
      await staff.noteView({ by: 'ayse', playerId, kind, data: {} })
  },
  async number() {
    const person = { ...newcomer(), country: 'TR', smsOptIn: false, emailOptIn: false }
    const holder = await harness.identity.ensurePlayer({ ...person, language: 'tr', rid: 10 })
    const { identityNumber, country } = person
    const { staff } = harness.compliance
    await staff.stopPlayer({ playerId: holder, reason: 'Asked by mail', by: 'ayse' })
    for (const by of ['ayse', 'mert'])
      await staff.releaseNumber({ identityNumber, country, note: 'passport seen', by })
  },
  async dormant() {
    harness.clock.advance(400 * DAY_MS)
    await harness.compliance.work()
  },
  async account() {
    const [sessionId, at] = [randomUUID(), new Date(harness.clock.nowMs())]
    await sql`
      insert into identity.session (id, player_id, device_hash, state, address, user_agent, created_at,
        last_input_at, expires_at, proved_at)
      values (${sessionId}, ${playerId}, '', 'full', '192.0.2.1', 'test', ${at}, ${at}, ${at}, ${at})`.execute(
      harness.database.db,
    )
    await harness.call(accountClose, {}, { playerId, sessionId })
    const reopening = { playerId, actor: 'system', reason: 'money arrived' }
    const reopen = () =>
      transact(harness.database.db, (tx) => harness.compliance.reopenAccount(tx, reopening))
    expect([await reopen(), await reopen()]).toEqual([true, false])
  },
}

describe('significant events (R59)', () => {
  it('have only listed kinds, and each kind is recorded by some action', async () => {
    for (const produce of Object.values(PRODUCERS)) {
      playerId = await newPlayer(harness)
      await produce()
    }
    const { rows } = await sql<{ kind: string }>`
      select distinct kind from compliance.event`.execute(harness.database.db)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(EVENT_KINDS.toSorted())
    expect(await harness.compliance.auditEvents()).toEqual([])
  })

  it('of limits and reality checks store the earlier value', async () => {
    const set = (value: number) => call(rgSetLimit, { kind: 'deposit', period: 'day', value })
    await set(100_000)
    await set(50_000)
    await set(70_000)
    expect(await events('limit')).toMatchObject([
      { before: null, value: '100000', nextValue: null },
      { before: '100000', value: '50000', nextValue: null },
      { before: '50000', value: '50000', nextValue: '70000' },
    ])
    const { value } = (await call(rgLimits)) as { value: { limits: readonly { id: string }[] } }
    const id = value.limits[0]?.id
    await call(rgRemoveLimit, { id })
    harness.clock.advance(DAY_MS)
    await call(rgConfirmLimit, { id })
    expect((await events('limit')).at(-1)).toMatchObject({ before: '50000', value: null })
    for (const minutes of [30, 15]) await call(rgRealityCheck, { minutes })
    expect(await events('reality_minutes')).toEqual([
      { before: 60, minutes: 30 },
      { before: 30, minutes: 15 },
    ])
  })
})
