import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { bonusRequest, bonusRequests, kycStatus, kycSubmit, kycUpload } from '@poyraz/contract'
import { newcomer } from '@poyraz/testkit'
import { newPlayer, type Player, register, startTestServer, type TestServer } from '@poyraz/testkit/server'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bonuses } from './bonuses.ts'
import { cards } from './cards.ts'
import { cases } from './cases.ts'
import { documents } from './documents.ts'
import { type Order, staffOf } from './order.ts'
import { debts, deposits, withdrawals } from './payments.ts'
import { play } from './play.ts'

let server: TestServer
let dir: string
let player: Player

beforeAll(async () => {
  server = await startTestServer()
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

/** What the command printed, and its exit code. */
async function type(area: Area, order: Partial<Order>): Promise<{ code: number | null; text: string }> {
  let text = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk)
    return true
  })
  try {
    const empty = { action: '', subject: '', detail: '', staff: '', note: '', tell: '', to: '' }
    return { code: await area(server.context, { ...empty, ...order }), text }
  } finally {
    write.mockRestore()
  }
}

/** Front, back and selfie of a new player, who waits from now on. */
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
  it('are listed, looked at and approved, and the books keep who did', async () => {
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

  it('name who invited the player, by the reference number of the registration', async () => {
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

  it('of nobody, or without a file to write to, are named', async () => {
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
  it('is closed and opened for a game or for one player, with a name and a reason (R27)', async () => {
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
    expect(await type(play, { action: 'list' })).toEqual({ code: null, text: '' })
  })
})

describe('cases', () => {
  it('are listed, read, noted, reported, and closed by two', async () => {
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

  it.each(Object.entries(AREAS))('of %s is shown to a name, which is kept (A25)', async (name, area) => {
    const events = async () => {
      const { rows } = await pool().query(
        "select actor, data from compliance.event where kind = 'list_viewed' and data ->> 'list' = $1",
        [name],
      )
      return rows
    }
    const before = (await events()).length
    const nameless = await type(area, { action: 'list' })
    expect(nameless).toMatchObject({ code: 1, text: expect.stringContaining('--as NAME') })
    expect((await events()).length).toBe(before)
    expect(await type(area, { action: 'list', staff: 'ayse@root' })).toMatchObject({ code: 0 })
    expect((await events()).slice(before)).toEqual([{ actor: 'staff:ayse@root', data: { list: name } }])
  })
})

describe('payments', () => {
  it('show the account in the view of one alone, and who looked is kept', async () => {
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
    expect((await type(withdrawals, show)).text).toContain('--as NAME')
    const shown = await type(withdrawals, { ...show, staff: 'ayse' })
    expect(shown.text).toContain(iban)
    expect(shown.text).toContain('senderName: Deniz')
    expect((await trail(playerId)).at(-1)).toBe('staff:ayse payment_viewed')
    for (const area of [withdrawals, deposits])
      expect(await type(area, { ...show, subject: 'x', staff: 'ayse' })).toMatchObject({ code: 1 })
  })

  it('show a receipt to a name alone', async () => {
    const show = { action: 'receipt', subject: randomUUID(), to: '/dev/null' }
    expect((await type(deposits, show)).text).toContain('--as NAME')
    expect((await type(deposits, { ...show, staff: 'ayse' })).text).toContain('No receipt')
    expect((await type(deposits, { ...show, to: '' })).text).toContain('--to')
  })
})

describe('prepaid cards', () => {
  const issue = (order: Partial<Order>) => type(cards, { action: 'issue', ...order })
  const word = { staff: 'ayse', note: 'Sold' }
  const CARD = /^\d{16} {2}PIN \d{4} {2}₺/

  it('are made for a name and a reason, large ones by two', async () => {
    expect((await issue({ subject: '100', note: 'Sold' })).text).toContain('--as')
    expect((await issue({ subject: '100', staff: 'ayse' })).text).toContain('--note')
    for (const subject of ['', 'x', '0', '1', '1000000'])
      expect(await issue({ ...word, subject }), subject).toMatchObject({ code: 1 })
    expect((await issue({ ...word, subject: '100' })).text).toMatch(CARD)
    const waits = await issue({ ...word, subject: '10.000' })
    expect(waits).toMatchObject({ code: 0, text: expect.not.stringMatching(CARD) })
    const subject = waits.text.split(' ')[0] ?? ''
    expect((await type(cards, { action: 'list' })).text).toMatch(new RegExp(`${subject}.*staff:ayse  Sold`))
    const approve = (staff: string) => type(cards, { action: 'approve', subject, staff })
    expect((await approve('ayse')).text).toContain('Somebody else')
    expect((await approve('mert')).text).toMatch(CARD)
    expect(await approve('deniz')).toMatchObject({ code: 1 })
  })
})

describe('bonuses', () => {
  it('tell the player what is said to them, and keep the note', async () => {
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
})

describe('who works', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is the name that was typed, beside the account that it was typed under', () => {
    vi.stubEnv('SUDO_USER', undefined)
    expect(staffOf('ayse')).toBe(`ayse@${userInfo().username}`)
    vi.stubEnv('SUDO_USER', 'Ayşe K')
    expect(staffOf('ayse')).toBe(`ayse@Ay_e_K/${userInfo().username}`)
    expect(['', 'ayse@root'].map(staffOf)).toEqual(['', ''])
  })
})

const PERSON = { country: 'TR', smsOptIn: false, emailOptIn: false, language: 'tr', rid: 10 } as const
