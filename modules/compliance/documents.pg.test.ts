import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { type DocumentKind, kycStatus, kycSubmit, kycUpload } from '@poyraz/contract'
import { DAY_MS, ok, randomId } from '@poyraz/kernel'
import { withScans } from '@poyraz/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bet, deposit, errorOf, type Harness, newPlayer, openHarness } from './fixtures/harness.ts'
import { ServiceUnavailable } from './ports.ts'

let harness: Harness
let playerId: string
let photo: Buffer

beforeAll(async () => {
  harness = await openHarness()
  photo = await picture('#c0392b')
})
afterAll(() => harness.close())
beforeEach(async () => {
  playerId = await newPlayer(harness)
})

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
}

async function upload(kind: DocumentKind, bytes: Uint8Array, key?: string) {
  const staged = harness.compliance.staging.put(bytes)
  if (!staged) throw new Error('too many uploads wait')
  const reply = await harness.call(
    kycUpload,
    { kind, upload: staged.token },
    { playerId, ...(key ? { key } : {}) },
  )
  staged.drop()
  return reply
}

async function status() {
  const reply = await harness.call(kycStatus, {}, { playerId })
  if (!reply.ok) throw new Error('refused')
  return reply.value
}

async function view(id: string, by = 'ayse'): Promise<Uint8Array> {
  const shown = await harness.compliance.staff.viewDocument({ id, by })
  if (!shown.ok) throw new Error(`not shown: ${shown.error}`)
  return shown.value
}

async function viewAllDocuments(by: string): Promise<void> {
  for (const { id, state } of (await status()).documents) if (state === 'submitted') await view(id, by)
}

const handIn = async () => {
  for (const kind of ['id_front', 'id_back', 'selfie'] as const) {
    expect((await upload(kind, photo)).ok).toBe(true)
  }
  return harness.call(kycSubmit, {}, { playerId })
}

describe('an upload', () => {
  it('is re-encoded without metadata and stored encrypted under a random name', async () => {
    const reply = await upload('id_front', photo)
    const id = reply.ok ? reply.value.id : ''
    const meta = await sharp(await view(id)).metadata()
    expect(meta).toMatchObject({ format: 'jpeg', width: 64, height: 40 })
    expect(meta.exif).toBeUndefined()
    expect(photo.includes('secret place')).toBe(true)
    const files = await readdir(harness.uploadsDir)
    expect(files.every((name) => /^[A-Za-z0-9]{26}\.bin$/.test(name))).toBe(true)
    for (const name of files) {
      const stored = await readFile(join(harness.uploadsDir, name))
      expect(stored.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
    }
  })

  it('replaces a draft of its kind and deletes the file of the draft', async () => {
    const before = (await readdir(harness.uploadsDir)).length
    await upload('selfie', photo)
    await upload('selfie', await picture('#2980b9'))
    expect((await status()).documents).toHaveLength(1)
    await expect.poll(async () => (await readdir(harness.uploadsDir)).length).toBe(before + 1)
  })

  it('is stored even if the file of the replaced draft cannot be deleted; reports the failure', async () => {
    const known = new Set(await readdir(harness.uploadsDir))
    await upload('selfie', photo)
    const [name = ''] = (await readdir(harness.uploadsDir)).filter((one) => !known.has(one))
    const path = join(harness.uploadsDir, name)
    // `unlink` fails on a directory.
    await rm(path)
    await mkdir(path)
    expect((await upload('selfie', await picture('#2980b9'))).ok).toBe(true)
    await expect.poll(() => harness.errors).toMatchObject([{ syscall: 'unlink' }])
    harness.errors.length = 0
    await rm(path, { recursive: true })
    expect((await status()).documents).toHaveLength(1)
  })

  it('is stored once per idempotency key', async () => {
    const key = randomId()
    const first = await upload('address', photo, key)
    expect(await upload('address', photo, key)).toEqual(first)
    expect(errorOf(await upload('address', await picture('#000000'), key))).toBe('idempotency_conflict')
    expect((await status()).documents).toHaveLength(1)
  })

  it('is refused without its file', async () => {
    for (const token of [undefined, 'f'.repeat(64)]) {
      const reply = await harness.call(
        kycUpload,
        { kind: 'selfie', ...(token ? { upload: token } : {}) },
        { playerId },
      )
      expect(!reply.ok && reply.error.fields).toEqual([{ field: 'file', error: 'required' }])
    }
  })

  it('is not stored if the scanner does not answer, and may be retried (F27)', async () => {
    const silent = await openHarness({
      ports: { scanner: { isClean: () => Promise.reject(new Error('down')) } },
    })
    const player = await newPlayer(silent)
    const staged = silent.compliance.staging.put(photo)
    const sent = silent.call(kycUpload, { kind: 'selfie', upload: staged?.token }, { playerId: player })
    await expect(sent).rejects.toThrow(ServiceUnavailable)
    expect(await readdir(silent.uploadsDir)).toEqual([])
    await silent.close()
  })

  it('is refused after twenty documents in thirty days', async () => {
    for (let count = 0; count < 20; count++) await handInRefused(count, 30)
    expect(await upload('payment', photo)).toMatchObject({ ok: true })
    for (let count = 20; count < 40; count++) await handInRefused(count, 0)
    expect(errorOf(await upload('address', photo))).toBe('document_limit')
  })
})

/** Inserts a refused document directly: twenty through the API would take seven submissions. */
async function handInRefused(count: number, daysAgo: number): Promise<void> {
  await harness.database.pool.query(
    `insert into compliance.document (id, player_id, kind, state, file, bytes, uploaded_at)
     values (gen_random_uuid(), $1, 'selfie', 'refused', $2, 1, $3)`,
    [
      playerId,
      `${'A'.repeat(24)}${String(count).padStart(2, '0')}`,
      new Date(harness.clock.nowMs() - daysAgo * DAY_MS),
    ],
  )
}

describe('an upload that is not a photo of a document (A34)', () => {
  const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR${'-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`

  it.each<[string, () => Uint8Array, string]>([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'picture',
    ],
    ['HTML', () => Buffer.from('<!doctype html><script>1</script>'), 'picture'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'picture'],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'picture'],
    ['an archive', () => Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'picture'],
    ['an empty file', () => Buffer.alloc(0), 'picture'],
    ['a truncated JPEG', () => photo.subarray(0, photo.length >> 1), 'picture'],
    [
      'a JPEG head on other bytes',
      () => Buffer.concat([photo.subarray(0, 4), Buffer.alloc(5000, 7)]),
      'picture',
    ],
    ['50,000 x 50,000 pixels', () => hugePng(50_000), 'picture_limits'],
    ['the test virus', () => Buffer.from(EICAR), 'file_unsafe'],
    ['the test virus behind a photo', () => Buffer.concat([photo, Buffer.from(EICAR)]), 'file_unsafe'],
  ])('%s is refused', async (_, make, error) => {
    const reply = await upload('id_front', make())
    expect(!reply.ok && reply.error.fields).toEqual([{ field: 'file', error }])
    expect((await status()).documents).toEqual([])
  })

  it('is refused before decoding if decoding would be too expensive (C06)', async () => {
    const decoded: number[] = []
    const ports = { decoder: async (bytes: Uint8Array) => ok(bytes.subarray(0, decoded.push(bytes.length))) }
    const watched = await openHarness({ ports })
    const player = await newPlayer(watched)
    const send = async (bytes: Uint8Array) => {
      const staged = watched.compliance.staging.put(bytes)
      const reply = await watched.call(
        kycUpload,
        { kind: 'selfie', upload: staged?.token },
        { playerId: player },
      )
      return reply.ok || reply.error.fields
    }
    const progressive = await sharp(photo).jpeg({ progressive: true }).toBuffer()
    const refused = [{ field: 'file', error: 'picture_limits' }]
    expect(await send(withScans(progressive, 90))).toEqual(refused)
    expect(await send(hugePng(7000))).toEqual(refused)
    expect(decoded).toEqual([])
    expect(await send(progressive)).toBe(true)
    expect(decoded).toEqual([progressive.length])
    await watched.close()
  })

  it('HTML appended to a picture is removed', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    const reply = await upload('id_front', polyglot)
    const shown = await view(reply.ok ? reply.value.id : '')
    expect(Buffer.from(shown).includes('<script>')).toBe(false)
  })
})

/** A valid PNG of one colour (decompression bomb): small file, many pixels. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    return Buffer.concat([head, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('verification', () => {
  it('requires front, back and selfie, and names the missing ones as fields', async () => {
    await upload('id_front', photo)
    const reply = await harness.call(kycSubmit, {}, { playerId })
    expect(!reply.ok && reply.error.fields).toEqual([
      { field: 'id_back', error: 'required' },
      { field: 'selfie', error: 'required' },
    ])
    expect(await status()).toMatchObject({ state: 'none', missing: ['id_back', 'selfie'] })
  })

  it('is accepted by staff; documents cannot change after submission', async () => {
    expect((await handIn()).ok).toBe(true)
    expect((await status()).state).toBe('pending')
    expect(errorOf(await upload('selfie', photo))).toBe('state_conflict')
    expect(errorOf(await harness.call(kycSubmit, {}, { playerId }))).toBe('state_conflict')
    const { staff } = harness.compliance
    expect((await staff.waitingDocuments()).documents.map((one) => one.playerId)).toContain(playerId)
    const decide = (by: string, refusedFor: 'other' | null = null) =>
      staff.decideDocuments({ playerId, refusedFor, by })
    expect(await decide('')).toMatchObject({ error: 'staff_name' })
    await viewAllDocuments('ayse')
    expect((await decide('ayse')).ok).toBe(true)
    expect(await decide('ayse', 'other')).toMatchObject({ error: 'not_found' })
    expect(await status()).toMatchObject({ state: 'verified', reason: null, missing: [] })
    expect(errorOf(await upload('selfie', photo))).toBe('state_conflict')
  })

  it('lists at most 250 waiting players, each with all pictures, and the total count', async () => {
    const { staff } = harness.compliance
    const { total: before } = await staff.waitingDocuments()
    await harness.database.pool.query(`
      with waiting as (
        insert into compliance.identity (player_id, state, submitted_at)
        select gen_random_uuid(), 'pending', now() + interval '1 day' from generate_series(1, 251)
        returning player_id
      )
      insert into compliance.document (id, player_id, kind, state, file, bytes, uploaded_at)
      select gen_random_uuid(), player_id, k, 'submitted', upper(substr(md5(player_id::text || k), 1, 26)), 1, now()
      from waiting, unnest(array['id_front', 'id_back']) k`)
    const { documents, total } = await staff.waitingDocuments()
    expect(total).toBe(before + 251)
    const pictures = Map.groupBy(documents, (one) => one.playerId)
    expect(pictures.size).toBe(250)
    expect([...pictures.values()].every(({ length }) => length > 1)).toBe(true)
    await harness.database.pool.query(
      `delete from compliance.document d using compliance.identity i
        where i.player_id = d.player_id and i.submitted_at > now() + interval '12 hours'`,
    )
  })

  it('shows the reason of a refusal, refuses bets, and can be repeated', async () => {
    await handIn()
    await harness.compliance.staff.decideDocuments({ playerId, refusedFor: 'expired', by: 'ayse' })
    expect(await status()).toMatchObject({
      state: 'refused',
      reason: 'expired',
      missing: ['id_front', 'id_back', 'selfie'],
    })
    expect(await bet(harness, playerId)).toBe('kyc_required')
    await handIn()
    await viewAllDocuments('mert')
    await harness.compliance.staff.decideDocuments({ playerId, refusedFor: null, by: 'mert' })
    expect(await bet(harness, playerId)).toBeNull()
  })

  it('stops withdrawals while it is refused, and raises the level once it is verified', async () => {
    const { withdrawals, staff } = harness.compliance
    const found = () => Promise.all([withdrawals.refuse(playerId), withdrawals.kycLevel(playerId)])
    expect(await found()).toEqual([null, 0])
    await handIn()
    expect(await found()).toEqual([null, 0])
    await staff.decideDocuments({ playerId, refusedFor: 'expired', by: 'ayse' })
    expect(await found()).toEqual([{ error: 'kyc_required' }, 0])
    await handIn()
    await viewAllDocuments('mert')
    await staff.decideDocuments({ playerId, refusedFor: null, by: 'mert' })
    expect(await found()).toEqual([null, 1])
  })

  it('stays refused while new documents wait, for bets, deposits and withdrawals (R28)', async () => {
    const { withdrawals, staff, protection } = harness.compliance
    const signIn = () => protection.checkEntry({ playerId, address: '192.0.2.7' })
    const found = async () => [
      await bet(harness, playerId),
      await deposit(harness, playerId, 5000),
      await withdrawals.refuse(playerId),
    ]
    const closed = ['kyc_required', 'kyc_required', { error: 'kyc_required' }]
    await handIn()
    await staff.decideDocuments({ playerId, refusedFor: 'wrong_person', by: 'ayse' })
    await handIn()
    await signIn()
    expect((await status()).state).toBe('pending')
    expect(await found()).toEqual(closed)
    await staff.decideDocuments({ playerId, refusedFor: 'wrong_person', by: 'ayse' })
    await handIn()
    await signIn()
    expect(await found()).toEqual(closed)
    await viewAllDocuments('mert')
    await staff.decideDocuments({ playerId, refusedFor: null, by: 'mert' })
    expect(await found()).toEqual([null, null, null])
  })

  it('is accepted only by staff who viewed every picture after the submission (A24)', async () => {
    const accept = (by: string) =>
      harness.compliance.staff.decideDocuments({ playerId, refusedFor: null, by })
    const unseen = { ok: false, error: 'not_viewed' }
    const early = await upload('id_front', photo)
    const front = early.ok ? early.value.id : ''
    await view(front)
    for (const kind of ['id_back', 'selfie'] as const) await upload(kind, photo)
    await harness.call(kycSubmit, {}, { playerId })
    for (const { id } of (await status()).documents) if (id !== front) await view(id)
    // The front was viewed as a draft, which could still have been replaced.
    expect(await accept('ayse')).toEqual(unseen)
    await view(front, 'mert@root')
    expect(await accept('ayse')).toEqual(unseen)
    expect(await accept('mert')).toEqual(unseen)
    await view(front, 'ayse@root')
    // Views of an earlier submission do not count.
    const refused = { playerId, refusedFor: 'unreadable', by: 'ayse' } as const
    expect((await harness.compliance.staff.decideDocuments(refused)).ok).toBe(true)
    await handIn()
    expect(await accept('ayse')).toEqual(unseen)
    await viewAllDocuments('ayse@root')
    expect((await accept('ayse')).ok).toBe(true)
  })
})
