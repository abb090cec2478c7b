import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kycStatus, kycSubmit, kycUpload } from '@poyraz/contract'
import { newcomer } from '@poyraz/testkit'
import { newPlayer, type Player, register, startTestServer, type TestServer } from '@poyraz/testkit/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cases } from './cases.ts'
import { documents } from './documents.ts'
import type { Order } from './order.ts'
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
    const empty = { action: '', subject: '', detail: '', staff: '', note: '', to: '' }
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
    const listed = await type(documents, { action: 'list' })
    for (const id of [playerId, ...ids]) expect(listed.text).toContain(id)
    const to = join(dir, 'front.jpg')
    const show = { action: 'show', subject: ids[0] ?? '', to }
    expect(await type(documents, show)).toMatchObject({ code: 1 })
    expect(await type(documents, { ...show, staff: 'ayse' })).toMatchObject({ code: 0 })
    expect(await sharp(await readFile(to)).metadata()).toMatchObject({ format: 'jpeg', width: 64 })
    expect((await stat(to)).mode & 0o777).toBe(0o600)
    expect((await type(documents, { ...show, staff: 'ayse' })).text).toContain('EEXIST')
    const approve = { action: 'approve', subject: playerId, staff: 'ayse' }
    expect((await type(documents, approve)).text).toContain('verified')
    expect(await type(documents, approve)).toMatchObject({ code: 1 })
    expect((await player.client.call(kycStatus, {})).data.state).toBe('verified')
    expect(await trail(playerId)).toEqual([
      'player documents_submitted',
      'ayse document_viewed',
      'ayse document_viewed',
      'ayse documents_verified',
    ])
  })

  it('name who invited the player, by the reference number of the registration', async () => {
    const person = { ...newcomer(), referenceNumber: 'davet-17' }
    const client = server.client()
    expect((await register(client, person)).result).toBe(true)
    await client.signIn(person.username, person.password)
    player = { ...player, client }
    const { playerId } = await handIn()
    const { text } = await type(documents, { action: 'list' })
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
    expect(await trail(playerId)).toContain('mert documents_refused')
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
    expect(await type(play, { action: 'close', subject: 'game:7', staff: 'ayse' })).toMatchObject({ code: 1 })
    expect(await type(play, { action: 'close', subject: 'game:7', note: 'Why' })).toMatchObject({ code: 1 })
    for (const subject of ['games', 'game:x', 'wheel', randomUUID()]) {
      expect(await type(play, { action: 'close', subject, ...word }), subject).toMatchObject({ code: 1 })
    }
    for (const subject of ['game:7', 'all', 'slots', playerId]) {
      expect(await type(play, { action: 'close', subject, ...word })).toMatchObject({ code: 0 })
      expect(await type(play, { action: 'open', subject, ...word })).toMatchObject({ code: 0 })
      expect(await type(play, { action: 'open', subject, ...word })).toMatchObject({ code: 1 })
    }
    expect(await trail(playerId)).toEqual(['ayse play_stopped', 'ayse play_opened'])
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
    expect((await on('list', '')).text).toMatch(new RegExp(`${id}  2026-11-20  no_play  open`))
    expect(await on('note', 'ayse')).toMatchObject({ code: 1 })
    expect(await on('note', 'ayse', 'Called the bank')).toMatchObject({ code: 0 })
    expect(await on('report', 'ayse', 'Report 7')).toMatchObject({ code: 0 })
    expect((await on('close', 'ayse', 'Explained')).text).toContain('once somebody else agrees')
    expect((await on('close', 'ayse', 'Explained')).text).toContain('Somebody else')
    const shown = await on('show', 'mert')
    expect(shown.text).toContain('deposited: ₺1.000,00')
    expect(shown.text).toMatch(/ayse {2}noted {2}Called the bank\n.*ayse {2}reported.*\n.*ayse {2}proposed/)
    expect((await on('close', 'mert', 'Agreed')).text).toContain('is closed.')
    expect((await on('list', '')).text).not.toContain(id)
    expect(await trail(playerId)).toEqual([
      'ayse case_noted',
      'ayse case_reported',
      'ayse case_proposed',
      'mert case_viewed',
      'mert case_closed',
    ])
    expect(await type(cases, { action: 'show', subject: 'x', staff: 'ayse' })).toMatchObject({ code: 1 })
  })
})

const PERSON = { country: 'TR', smsOptIn: false, emailOptIn: false, language: 'tr', rid: 10 } as const
