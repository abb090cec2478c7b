import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  accountClose,
  bonusRequest,
  bonusRequests,
  crmListMassMessages,
  crmSetPushCategories,
  kycStatus,
  kycSubmit,
  kycUpload,
  rgTimeOut,
  supportMine,
  supportWrite,
  userGetUserProfile,
} from '@poyraz/contract'
import { promotionsSend } from '@poyraz/contract/backoffice'
import { SLOT_GAMES } from '@poyraz/games'
import { fund, newcomer } from '@poyraz/testkit'
import {
  createStaffDesk,
  newPlayer,
  type Player,
  register,
  type StaffDesk,
  startTestServer,
  type TestServer,
} from '@poyraz/testkit/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts, proposals } from './accounts.ts'
import { bonuses } from './bonuses.ts'
import { cards } from './cards.ts'
import { cases } from './cases.ts'
import { createBackofficeClient } from './client.ts'
import { closings } from './closings.ts'
import { documents } from './documents.ts'
import { messages } from './messages.ts'
import type { Order } from './order.ts'
import { debts, deposits, differences, withdrawals } from './payments.ts'
import { play } from './play.ts'
import { promotions } from './promotions.ts'

let server: TestServer
let desk: StaffDesk
let dir: string
let player: Player

beforeAll(async () => {
  server = await startTestServer()
  desk = createStaffDesk(server)
  dir = await mkdtemp(join(tmpdir(), 'poyraz-staff-'))
})
afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true, force: true })
})
beforeEach(async () => {
  player = await newPlayer(server)
})

type Area = typeof cases
const SIGN_IN = 'Sign in first'

/** Arguments and the logged-in account; empty for no session. */
type Typed = Partial<Order> & { readonly staff?: string }

/** Runs a command; returns its output and exit code. */
async function type(
  area: Area,
  { staff = '', ...order }: Typed,
): Promise<{ code: number | null; text: string }> {
  const backoffice = staff === '' ? createBackofficeClient(server.url, null) : await desk.client(staff)
  let text = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk)
    return true
  })
  try {
    const empty = { action: '', subject: '', detail: '', note: '', tell: '', to: '', from: '' }
    return { code: await area(backoffice, { ...empty, ...order }), text }
  } finally {
    write.mockRestore()
  }
}

/** Uploads front, back and selfie of a new player and submits them for review. */
async function handIn(): Promise<{ playerId: string; ids: readonly string[] }> {
  const { client } = player
  const photo = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#c0392b' } })
    .jpeg()
    .toBuffer()
  for (const kind of ['id_front', 'id_back', 'selfie']) {
    const body = new FormData()
    body.append('call', client.bodyOf(kycUpload.class, kycUpload.method, { kind }))
    body.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg')
    const headers = { 'x-device': client.session?.device ?? '' }
    await fetch(`${server.url}/endpoint/v1/upload`, { method: 'POST', body, headers })
  }
  expect((await client.call(kycSubmit, {})).result).toBe(true)
  const { documents: pictures } = (await client.call(kycStatus, {})).data
  const ids = pictures.map(({ id }) => id)
  const { rows } = await pool().query('select player_id from compliance.document where id = $1', [ids[0]])
  return { playerId: rows[0].player_id, ids }
}

const pool = () => server.context.database.pool

async function trail(playerId: string): Promise<readonly string[]> {
  const { rows } = await pool().query(
    "select actor || ' ' || kind as line from compliance.event where player_id = $1 order by id",
    [playerId],
  )
  return rows.map((row) => row.line)
}

describe('identity documents', () => {
  it('C05: release an identity number that a stranger used, with staff name and reason', async () => {
    const { identityNumber } = player
    const owner = { ...newcomer(), identityNumber }
    expect(await register(server.client(), owner)).toMatchObject({ error: 'already_registered' })
    const release = { action: 'release', subject: identityNumber }
    for (const lacking of [{}, { staff: 'ayse' }]) {
      expect(await type(documents, { ...release, ...lacking })).toMatchObject({ code: 1 })
    }
    const whole = { ...release, staff: 'ayse', note: 'showed his passport' }
    expect(await type(documents, whole)).toMatchObject({ code: 0 })
    expect(await register(server.client(), owner)).toMatchObject({ result: true })
    expect((await type(documents, { ...whole, subject: '12345678901' })).text).toContain('No account')
  })

  it('C05: admit the owner of an identity number that a stranger excluded, after two approvals', async () => {
    const { staff } = server.context.compliance
    const { client, identityNumber } = player
    const playerId = client.session?.uid ?? ''
    await staff.stopPlayer({ playerId, reason: 'Looked into', by: 'ayse' })
    const owner = { ...newcomer(), identityNumber }
    expect(await register(server.client(), owner)).toMatchObject({ error: 'already_registered' })
    const release = { action: 'release', subject: identityNumber, staff: 'ayse', note: 'showed his passport' }
    const asked = await type(documents, release)
    expect(asked.text).toContain('once somebody else')
    expect(asked.text).toMatch(new RegExp(`${playerId} .*\\d{4}-\\d\\d-\\d\\d`))
    expect((await type(documents, { action: 'list', staff: 'mert' })).text).toContain('showed his passport')
    expect((await type(documents, release)).text).toContain('Somebody else')
    expect(await register(server.client(), owner)).toMatchObject({ error: 'already_registered' })
    expect(await type(documents, { ...release, staff: 'mert' })).toMatchObject({ code: 0 })
    expect(await register(server.client(), owner)).toMatchObject({ result: true })
    expect((await type(documents, { action: 'list', staff: 'mert' })).text).not.toContain('passport')
  })

  it('are listed, viewed and approved, and each step is recorded with its staff account', async () => {
    const { playerId, ids } = await handIn()
    const listed = await type(documents, { action: 'list', staff: 'ayse' })
    for (const id of [playerId, ...ids]) expect(listed.text).toContain(id)
    const to = join(dir, 'front.jpg')
    const show = { action: 'show', subject: ids[0] ?? '', to }
    expect(await type(documents, show)).toMatchObject({ code: 1 })
    expect(await type(documents, { ...show, staff: 'ayse' })).toMatchObject({ code: 0 })
    expect(await sharp(await readFile(to)).metadata()).toMatchObject({ format: 'jpeg', width: 64 })
    expect((await stat(to)).mode & 0o777).toBe(0o600)
    expect((await type(documents, { ...show, staff: 'ayse' })).text).toContain('EEXIST')
    const approve = { action: 'approve', subject: playerId, staff: 'ayse' }
    expect((await type(documents, approve)).text).toContain('Look at each')
    for (const id of ids.slice(1))
      await type(documents, { ...show, subject: id, to: join(dir, id), staff: 'ayse' })
    expect((await type(documents, approve)).text).toContain('verified')
    expect(await type(documents, approve)).toMatchObject({ code: 1 })
    expect((await player.client.call(kycStatus, {})).data.state).toBe('verified')
    expect(await trail(playerId)).toEqual([
      'player documents_submitted',
      ...Array.from({ length: 4 }, () => 'staff:ayse document_viewed'),
      'staff:ayse documents_verified',
    ])
  })

  it('show the reference number of the registration', async () => {
    const person = { ...newcomer(), referenceNumber: 'davet-17' }
    const client = server.client()
    expect((await register(client, person)).result).toBe(true)
    await client.signIn(person.username, person.password)
    player = { ...player, client }
    const { playerId } = await handIn()
    const { text } = await type(documents, { action: 'list', staff: 'ayse' })
    const line = text.split('\n').find((one) => one.startsWith(playerId))
    expect(line).toContain(`${person.firstname} ${person.lastname} (DAVET-17)`)
  })

  it('are refused for a reason that the player reads', async () => {
    const { playerId } = await handIn()
    const refuse = { action: 'refuse', subject: playerId, staff: 'mert' }
    expect((await type(documents, { ...refuse, detail: 'ugly' })).text).toContain('unreadable')
    expect(await type(documents, { ...refuse, detail: 'expired' })).toMatchObject({ code: 0 })
    expect((await player.client.call(kycStatus, {})).data).toMatchObject({
      state: 'refused',
      reason: 'expired',
    })
    expect(await trail(playerId)).toContain('staff:mert documents_refused')
  })

  it('report an unknown player and a missing output file', async () => {
    const unknown = '00000000-0000-7000-8000-000000000000'
    for (const subject of ['x', unknown]) {
      for (const action of ['show', 'approve']) {
        expect(await type(documents, { action, subject, staff: 'ayse', to: '/dev/null' })).toMatchObject({
          code: 1,
        })
      }
    }
    expect((await type(documents, { action: 'show', subject: unknown, staff: 'ayse' })).text).toContain(
      '--to',
    )
    expect(await type(documents, { action: 'eat' })).toEqual({ code: null, text: '' })
  })
})

describe('play', () => {
  it('is closed and opened for a game or one player, with staff name and reason (R27)', async () => {
    const { rows } = await pool().query('select player_id from identity.gate limit 1')
    const playerId = rows[0].player_id
    const word = { staff: 'ayse', note: 'RTP alarm' }
    expect(await type(play, { action: 'close', subject: 'game:1', staff: 'ayse' })).toMatchObject({ code: 1 })
    expect(await type(play, { action: 'close', subject: 'game:1', note: 'Why' })).toMatchObject({ code: 1 })
    for (const subject of ['games', 'game:x', 'game:001', 'game:999999999', 'wheel', randomUUID()]) {
      expect(await type(play, { action: 'close', subject, ...word }), subject).toMatchObject({ code: 1 })
    }
    for (const subject of ['game:1', 'all', 'slots', playerId]) {
      expect(await type(play, { action: 'close', subject, ...word })).toMatchObject({ code: 0 })
      expect(await type(play, { action: 'open', subject, staff: 'ayse' })).toMatchObject({ code: 1 })
      expect(await type(play, { action: 'open', subject, ...word })).toMatchObject({ code: 0 })
      expect(await type(play, { action: 'open', subject, ...word })).toMatchObject({ code: 1 })
    }
    expect(await trail(playerId)).toEqual(['staff:ayse play_stopped', 'staff:ayse play_opened'])
    expect(await type(play, { action: 'wave' })).toEqual({ code: null, text: '' })
  })

  it('that is closed is listed with account and reason, also if the system closed it (R26, R27)', async () => {
    const word = { action: 'close', staff: 'ayse', note: 'Works on the network' }
    await type(play, { ...word, subject: 'slots' })
    const { staff } = server.context.compliance
    await staff.closeForBets({ scope: 'game:2', reason: 'broken: out of range', by: 'system' })
    const { text } = await type(play, { action: 'list', staff: 'ayse' })
    expect(text).toMatch(/^slots  2\S+Z  ayse  Works on the network$/m)
    expect(text).toMatch(/^game:2  2\S+Z  system  broken: out of range$/m)
    expect(text).toContain('2 closed.')
    for (const subject of ['slots', 'game:2']) {
      expect(await type(play, { ...word, action: 'open', subject })).toMatchObject({ code: 0 })
    }
    expect((await type(play, { action: 'list', staff: 'ayse' })).text).toBe('0 closed.\n')
  })

  it('is not opened for a game whose rules are not the certified ones (R60)', async () => {
    const game = SLOT_GAMES.find(({ slug }) => slug === 'kaplan') ?? expect.fail('kaplan is deployed')
    const rules: { version: number } = game.rules
    rules.version += 1
    await server.context.casino.work()
    rules.version -= 1
    const open = { action: 'open', subject: 'game:3', staff: 'ayse', note: 'Looked into' }
    expect((await type(play, { action: 'list', staff: 'ayse' })).text).toContain(
      'the rules of kaplan are not',
    )
    expect(await type(play, open)).toMatchObject({ code: 1, text: expect.stringContaining('stays closed') })
  })
})

describe('cases', () => {
  it('are listed, read, annotated, reported, and closed by two people', async () => {
    const id = randomUUID()
    const playerId = await server.context.identity.ensurePlayer({ ...newcomer(), ...PERSON })
    await pool().query(
      `insert into compliance.case (id, player_id, pattern, found_on, facts)
       values ($1, $2, 'no_play', '2026-11-20', '{"deposited": 100000, "staked": 0}')`,
      [id, playerId],
    )
    const on = (action: string, staff: string, note = '') => type(cases, { action, subject: id, staff, note })
    expect((await on('list', 'ayse')).text).toMatch(new RegExp(`${id}  2026-11-20  no_play  open`))
    expect(await on('note', 'ayse')).toMatchObject({ code: 1 })
    expect(await on('note', 'ayse', 'Called the bank')).toMatchObject({ code: 0 })
    expect(await on('report', 'ayse', 'Report 7')).toMatchObject({ code: 0 })
    expect((await on('close', 'ayse', 'Explained')).text).toContain('once somebody else agrees')
    expect((await on('close', 'ayse', 'Explained')).text).toContain('Somebody else')
    const shown = await on('show', 'mert')
    expect(shown.text).toContain('deposited: ₺1.000,00')
    expect(shown.text).toMatch(
      /staff:ayse {2}noted {2}Called the bank\n.*ayse {2}reported.*\n.*ayse {2}proposed/,
    )
    expect((await on('close', 'mert', 'Agreed')).text).toContain('is closed.')
    expect((await on('list', 'ayse')).text).not.toContain(id)
    expect(await trail(playerId)).toEqual([
      'staff:ayse case_noted',
      'staff:ayse case_reported',
      'staff:ayse case_proposed',
      'staff:mert case_viewed',
      'staff:mert case_closed',
    ])
    expect(await type(cases, { action: 'show', subject: 'x', staff: 'ayse' })).toMatchObject({ code: 1 })
  })
})

describe('a list with data of players', () => {
  const AREAS = { withdrawals, deposits, debts, bonuses, documents, cases }

  it.each(Object.entries(AREAS))('of %s needs a login, which is recorded (A25)', async (name, area) => {
    const events = async () => {
      const { rows } = await pool().query(
        "select actor, data from compliance.event where kind = 'list_viewed' and data ->> 'list' = $1",
        [name],
      )
      return rows
    }
    const before = (await events()).length
    const nameless = await type(area, { action: 'list' })
    expect(nameless).toMatchObject({ code: 1, text: expect.stringContaining(SIGN_IN) })
    expect((await events()).length).toBe(before)
    expect(await type(area, { action: 'list', staff: 'ayse' })).toMatchObject({ code: 0 })
    expect((await events()).slice(before)).toEqual([{ actor: 'staff:ayse', data: { list: name } }])
  })
})

describe('payments', () => {
  it('show the bank account only in the single view, and record who viewed it', async () => {
    const { playerId } = await handIn()
    const iban = 'TR330006100519786457841326'
    const id = randomUUID()
    await pool().query(
      `insert into cashier.payment (id, player_id, direction, method_id, provider, amount, fee, account,
         reference, details, created_at, state, changed_at)
       values ($1, $2, 2, 113, 'sandbox', 50000, 0, $3, 'x', '{"senderName": "Deniz"}', now(), 'requested', now())`,
      [id, playerId, iban],
    )
    const listed = await type(withdrawals, { action: 'list', staff: 'ayse' })
    expect(listed.text).toMatch(new RegExp(`${id}.*TR33…1326`))
    expect(listed.text).not.toContain(iban)
    const show = { action: 'show', subject: id }
    expect((await type(withdrawals, show)).text).toContain(SIGN_IN)
    const shown = await type(withdrawals, { ...show, staff: 'ayse' })
    expect(shown.text).toContain(iban)
    expect(shown.text).toContain('senderName: Deniz')
    expect((await trail(playerId)).at(-1)).toBe('staff:ayse payment_viewed')
    for (const area of [withdrawals, deposits])
      expect(await type(area, { ...show, subject: 'x', staff: 'ayse' })).toMatchObject({ code: 1 })
  })

  it('list a parked deposit with requested and paid amount', async () => {
    const id = randomUUID()
    const playerId = await server.context.identity.ensurePlayer({ ...newcomer(), ...PERSON })
    await pool().query(
      `insert into cashier.payment (id, player_id, direction, method_id, provider, amount, received, fee, account,
         reference, details, created_at, state, changed_at)
       values ($1, $2, 1, 51, 'sandbox', 50000, 750000, 0, 'POYRAZ-51', 'x', '{}', now(), 'pending_review', now())`,
      [id, playerId],
    )
    const { text } = await type(deposits, { action: 'list', staff: 'ayse' })
    expect(text).toContain(`${id}  ₺500,00 (paid: ₺7.500,00)  pending_review`)
  })

  it('show a receipt only to a staff account', async () => {
    const show = { action: 'receipt', subject: randomUUID(), to: '/dev/null' }
    expect((await type(deposits, show)).text).toContain(SIGN_IN)
    expect((await type(deposits, { ...show, staff: 'ayse' })).text).toContain('No receipt')
    expect((await type(deposits, { ...show, to: '' })).text).toContain('--to')
  })
})

describe('accounts', () => {
  it('are invited, given roles, proposed as owners and disabled by their managers', async () => {
    const staff = desk.owner
    await desk.account('defne', ['support'])
    const on = (action: string, order: Typed = {}) =>
      type(accounts, { action, subject: 'defne', note: 'New season', staff, ...order })
    expect((await on('invite', { subject: 'owner' })).text).toContain('Say which roles')
    expect((await on('invite', { subject: 'support', note: '' })).text).toContain('--note')
    expect((await on('invite', { subject: 'support,bonuses' })).text).toMatch(/join \w{26} NAME/)
    expect((await on('roles', { detail: 'payments,bonuses' })).text).toContain('is payments, bonuses now')
    expect((await on('list')).text).toMatch(/^defne {2}payments,bonuses {2}open /m)
    expect(await on('grant-owner')).toMatchObject({
      code: 0,
      text: expect.stringContaining('another account'),
    })
    expect((await on('grant-owner')).text).toContain('Somebody else')
    expect((await type(proposals, { action: 'list', staff })).text).toMatch(
      /^access\.grant_owner {2}\{"name":"defne"\} {2}patron {2}until /m,
    )
    expect(await on('disable')).toMatchObject({ code: 0 })
    expect((await on('disable', { subject: 'kimse' })).text).toContain('no account of this name')
    expect(await on('eat')).toEqual({ code: null, text: '' })
  })
})

describe('differences', () => {
  it('are settled with staff name and reason, also for an event about an unknown payment', async () => {
    const subject = 'evt_17'
    await pool().query(
      `insert into cashier.payment_event (provider, event_id, body_hash, kind, amount, outcome, reason, received_at)
       values ('sandbox', $1, 'x', 'paid', 100, 'parked', 'unknown_payment', now())`,
      [subject],
    )
    const settle = (order: Typed) => type(differences, { action: 'settle', subject, ...order })
    const word = { staff: 'ayse', note: 'Bank says it is not ours' }
    expect((await settle({ note: word.note })).text).toContain(SIGN_IN)
    expect((await settle({ staff: word.staff })).text).toContain('--note')
    expect(await settle({ ...word, subject: 'evt_18' })).toMatchObject({ code: 1 })
    expect(await settle(word)).toEqual({ code: 0, text: 'evt_17 is handled.\n' })
    expect(await settle(word)).toMatchObject({ code: 1, text: expect.stringContaining('no event') })
    expect(await type(differences, { action: 'list' })).toEqual({ code: null, text: '' })
  })
})

describe('closings', () => {
  it('list closed accounts with money, and reopen one with staff name and reason', async () => {
    const { playerId: subject } = await closedWithMoney()
    expect((await type(closings, { action: 'list' })).text).toContain(SIGN_IN)
    const list = async () => (await type(closings, { action: 'list', staff: 'ayse' })).text
    expect(await list()).toMatch(new RegExp(`${subject} {2}₺50,00 {2}closed `))
    const reopen = (order: Typed) => type(closings, { action: 'reopen', subject, ...order })
    expect((await reopen({ note: 'Lottery prize' })).text).toContain(SIGN_IN)
    expect((await reopen({ staff: 'ayse' })).text).toContain('--note')
    const word = { staff: 'ayse', note: 'Lottery prize' }
    expect(await reopen({ ...word, subject: randomUUID() })).toMatchObject({ code: 1 })
    expect(await reopen(word)).toMatchObject({ code: 0 })
    expect(await reopen(word)).toMatchObject({ code: 1, text: expect.stringContaining('no closed account') })
    expect(await list()).toMatch(new RegExp(`${subject} {2}₺50,00 {2}closing `))
    expect(await trail(subject)).toEqual(expect.arrayContaining(['staff:ayse account_reopened']))
    expect(await type(closings, { action: 'x' })).toMatchObject({ code: null })
  })

  /** Returns a player with a closed account and later winnings. */
  async function closedWithMoney() {
    const { client } = await newPlayer(server, 0)
    const { uid: playerId } = (await client.call(userGetUserProfile, {})).data
    expect((await client.call(accountClose, {})).data).toMatchObject({ state: 'closed' })
    const { database, clock } = server.context
    await fund({ database, clock }, playerId, 5_000n)
    return { playerId }
  }
})

describe('prepaid cards', () => {
  const issue = (order: Typed) => type(cards, { action: 'issue', ...order })
  const word = { staff: 'ayse', note: 'Sold' }
  const CARD = /^\d{16} {2}PIN \d{4} {2}₺/

  it('are issued with staff name and reason, large ones by two people', async () => {
    expect((await issue({ subject: '100', note: 'Sold' })).text).toContain(SIGN_IN)
    expect((await issue({ subject: '100', staff: 'ayse' })).text).toContain('--note')
    for (const subject of ['', 'x', '0', '1', '1000000'])
      expect(await issue({ ...word, subject }), subject).toMatchObject({ code: 1 })
    expect((await issue({ ...word, subject: '100' })).text).toMatch(CARD)
    const waits = await issue({ ...word, subject: '10.000' })
    expect(waits).toMatchObject({ code: 0, text: expect.not.stringMatching(CARD) })
    const subject = waits.text.split(' ')[0] ?? ''
    expect((await type(cards, { action: 'list', staff: 'ayse' })).text).toMatch(
      new RegExp(`${subject}.*staff:ayse  Sold`),
    )
    const approve = (staff: string) => type(cards, { action: 'approve', subject, staff })
    expect((await approve('ayse')).text).toContain('Somebody else')
    expect((await approve('mert')).text).toMatch(CARD)
    expect(await approve('deniz')).toMatchObject({ code: 1 })
  })
})

describe('bonuses', () => {
  it('show the player the message, and keep the note internal', async () => {
    const { client } = player
    const asked = await client.call(bonusRequest, { bonusID: 101, note: 'Doğum günüm' })
    const refuse = { action: 'refuse', subject: asked.data.requestID, staff: 'ayse' }
    expect((await type(bonuses, { ...refuse, note: 'Bonus hunter' })).text).toContain('--tell')
    const told = { ...refuse, tell: 'Bu hafta olmadı', note: 'Bonus hunter' }
    expect(await type(bonuses, told)).toMatchObject({ code: 0 })
    const { data } = await client.call(bonusRequests, {})
    expect(data).toMatchObject([{ note: 'Doğum günüm', reason: 'Bu hafta olmadı' }])
    const { rows } = await pool().query('select details from promotions.staff_action where request_id = $1', [
      asked.data.requestID,
    ])
    expect(rows[0]?.details).toMatchObject({ reason: 'Bu hafta olmadı', note: 'Bonus hunter' })
  })

  it('above the offer are proposed by one account and granted by another (A24)', async () => {
    const { client } = await newPlayer(server, 100_000)
    await pool().query('update identity.player set email_confirmed_at = now() where id = $1', [
      client.session?.uid,
    ])
    const asked = await client.call(bonusRequest, { bonusID: 3 })
    const approve = (staff: string) =>
      type(bonuses, { action: 'approve', subject: asked.data.requestID, detail: '300', staff })
    expect(await approve('ayse')).toMatchObject({ code: 0, text: expect.stringContaining('somebody else') })
    expect((await type(bonuses, { action: 'list', staff: 'mert' })).text).toMatch(
      new RegExp(`${asked.data.requestID}.*₺300,00 proposed by ayse.*\n(.*\n)*\\d+ requests wait\\.`),
    )
    expect((await approve('ayse')).text).toContain('Somebody else')
    expect((await approve('mert')).text).toContain('₺300,00 given')
  })
})

describe('messages to the support', () => {
  it('are listed, shown, answered and closed, and each call is in the audit trail', async () => {
    const { client } = player
    const written = await client.call(supportWrite, {
      subject: 'Çekimim bekliyor',
      text: 'İki gündür bekliyor.',
      related: 'Ç-7Q2M',
    })
    const { reference } = written.data
    const as = { subject: reference, staff: 'ayse' }
    expect(await type(messages, { action: 'list' })).toMatchObject({
      code: 1,
      text: expect.stringContaining(SIGN_IN),
    })
    const listed = await type(messages, { action: 'list', staff: 'ayse' })
    expect(listed.text).toMatch(new RegExp(`${reference}  .*Çekimim bekliyor  \\(Ç-7Q2M\\)`))
    expect((await type(messages, { ...as, action: 'show' })).text).toContain('İki gündür bekliyor.')
    expect((await type(messages, { ...as, action: 'answer' })).text).toContain('--tell')
    const answered = await type(messages, { ...as, action: 'answer', tell: 'Bugün gönderdik.' })
    expect(answered).toMatchObject({ code: 0, text: expect.stringContaining('on the site') })
    expect((await client.call(supportMine, {})).data).toMatchObject([
      { reference, status: 'answered', answers: [{ text: 'Bugün gönderdik.' }] },
    ])
    expect((await type(messages, { ...as, action: 'close' })).text).toContain('--note')
    expect(await type(messages, { ...as, action: 'close', note: 'paid' })).toMatchObject({ code: 0 })
    expect(await type(messages, { ...as, action: 'answer', tell: 'Bir daha' })).toMatchObject({ code: 1 })
    const { rows } = await pool().query(
      "select data->>'procedure' as procedure from compliance.event where kind = 'staff_call' and data->>'permission' like 'messages.%'",
    )
    const recorded = new Set(rows.map((row) => row.procedure))
    expect(recorded).toEqual(new Set(['messages.list', 'messages.show', 'messages.answer', 'messages.close']))
  })
})

describe('promotions', () => {
  const content = {
    path: '/tournaments',
    title: { tr: 'Bahar kupası', en: 'Spring cup' },
    text: { tr: 'Yarın başlıyor.', en: 'It starts tomorrow.' },
  }
  const order = { action: 'send', staff: 'ayse', note: 'agreed with the team' }
  async function fileWith(name: string, value: object): Promise<string> {
    const file = join(dir, `${name}.json`)
    await writeFile(file, JSON.stringify(value))
    return file
  }
  const titles = async ({ client }: Player) =>
    (await client.call(crmListMassMessages, {})).data.map(({ title }) => title)

  it('are sent once to players who agreed, with a reason, and are in the audit trail', async () => {
    const agreed = await newPlayer(server)
    await agreed.client.call(crmSetPushCategories, { categories: ['promotion'] })
    const excluded = await newPlayer(server)
    await excluded.client.call(crmSetPushCategories, { categories: ['promotion'] })
    await excluded.client.call(rgTimeOut, { hours: 24 })
    await excluded.client.signIn(excluded.username, excluded.password)
    const from = await fileWith('cup', content)
    const send = (given: Partial<Order>) =>
      type(promotions, { ...order, subject: 'spring-cup', from, ...given })
    expect(await send({ note: '' })).toMatchObject({ code: 1, text: expect.stringContaining('--note') })
    expect((await send({})).text).toContain('is sent')
    expect((await send({})).text).toContain('sent before')
    const other = await fileWith('other', { ...content, path: '/bonuses' })
    expect(await send({ from: other })).toMatchObject({
      code: 1,
      text: expect.stringContaining('another name'),
    })
    expect(await titles(agreed)).toContain('Bahar kupası')
    expect(await titles(excluded)).not.toContain('Bahar kupası')
    expect(await titles(player)).not.toContain('Bahar kupası')
    const { rows } = await pool().query(
      "select data->>'outcome' as outcome, data->>'reason' as reason from compliance.event where kind = 'staff_call' and data->>'procedure' = 'promotions.send' order by id",
    )
    expect(rows.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'state_conflict'])
    expect(rows[0]).toMatchObject({ reason: 'agreed with the team' })
  })

  it('need the permission, a page of the site, and a file of the right form', async () => {
    const from = await fileWith('page', { ...content, path: '/no-such-page' })
    const send = (given: Typed) => type(promotions, { ...order, subject: 'no-page', from, ...given })
    expect(await send({})).toMatchObject({ code: 1, text: expect.stringContaining('no such page') })
    const outside = await fileWith('outside', { ...content, path: '//evil.example' })
    expect(await send({ from: outside })).toMatchObject({ code: 1, text: expect.stringContaining('path') })
    expect(await send({ from: '' })).toMatchObject({ code: 1, text: expect.stringContaining('--from') })
    const support = await desk.client('derya', ['support'])
    const refused = await support.call(promotionsSend, { ...content, name: 'not-allowed', note: 'try' })
    expect(refused).toMatchObject({ ok: false, error: { error: 'not_permitted' } })
  })
})

const PERSON = { country: 'TR', smsOptIn: false, emailOptIn: false, language: 'tr', rid: 10 } as const
