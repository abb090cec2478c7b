import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@poyraz/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSealedValues, type PublicKey } from './edge/sealed.ts'
import { loadKeys } from './keys.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poyraz-keys-'))
})
afterEach(() => rm(dir, { recursive: true }))

const at = (nowMs: number) => ({ nowMs: () => nowMs })

/** Encrypts a value as a browser does. */
async function seal(publicKey: PublicKey, plain: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const spki = Buffer.from(publicKey.spki, 'base64')
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(plain))
  return Buffer.from(sealed).toString('base64')
}

const load = (nowMs: number) => loadKeys(dir, at(nowMs), () => true)

describe('loadKeys', () => {
  it('creates different keys once, readable only by their owner', async () => {
    const [first, parallel] = await Promise.all([load(0), load(0)])
    expect(parallel).toEqual(first)
    expect(await load(0)).toEqual(first)
    const keys = [first.identity, first.totp, first.seeds, first.documents, first.demo]
    const secrets = keys.map((key) => key.toString('hex'))
    expect(new Set(secrets).size).toBe(5)
    for (const name of await readdir(dir)) expect((await stat(join(dir, name))).mode & 0o077, name).toBe(0)
  })

  it('names the damaged file', async () => {
    await writeFile(join(dir, 'seeds.key'), 'abc')
    await expect(load(0)).rejects.toThrow(/seeds\.key is damaged/)
  })

  it('neither creates nor renews keys without permission', async () => {
    const nowhere = join(dir, 'nowhere')
    // All keys are read in parallel, so any of them may be reported first.
    await expect(loadKeys(nowhere, at(0), () => false)).rejects.toThrow(/^there is no \S+nowhere\/\w+\.\w+/)
    await expect(stat(nowhere)).rejects.toThrow('ENOENT')
    const made = await load(0)
    expect(await loadKeys(dir, at(200 * DAY_MS), () => false)).toEqual(made)
    await rm(join(dir, 'session.json'))
    await expect(loadKeys(dir, at(0), () => false)).rejects.toThrow(/^there is no \S+session\.json/)
    await rm(join(dir, 'totp.key'))
    const all = loadKeys(dir, at(0), (name) => name !== 'totp')
    await expect(all).rejects.toThrow(/^there is no \S+totp\.key/)
  })

  it('rotates the session key after 180 days and keeps the previous one', async () => {
    const [first] = (await load(0)).session
    expect((await load(179 * DAY_MS)).session).toEqual([first])
    const rotated = (await load(180 * DAY_MS)).session
    expect(rotated).toHaveLength(2)
    expect(rotated[1]).toEqual(first)
    expect((await load(400 * DAY_MS)).session[1]).toEqual(rotated[0])
    expect(JSON.parse(await readFile(join(dir, 'session.json'), 'utf8'))).toHaveLength(2)
  })
})

describe('the key of receipts', () => {
  it('is renewed after a year, and made anew where it was deleted', async () => {
    const first = (await load(0)).receipts
    expect(first).toContain('PRIVATE KEY')
    expect((await load(364 * DAY_MS)).receipts).toBe(first)
    const renewed = (await load(365 * DAY_MS)).receipts
    expect(renewed).not.toBe(first)
    await rm(join(dir, 'receipts.json'))
    await expect(loadKeys(dir, at(0), () => false)).rejects.toThrow(/^there is no \S+receipts\.json/)
    expect((await load(365 * DAY_MS)).receipts).not.toBe(renewed)
  })
})

describe('stored values', () => {
  it('open if plain, encrypted (with or without key id), or encrypted before a rotation (S3.3)', async () => {
    const before = await createSealedValues((await load(0)).session)
    const sealed = await seal(before.publicKey, 'value')
    const after = await createSealedValues((await load(200 * DAY_MS)).session)
    expect(after.publicKey.id).not.toBe(before.publicKey.id)
    for (const value of ['value', sealed, `${before.publicKey.id}.${sealed}`]) {
      expect(await after.open(value)).toBe('value')
      const pair = { uid: 'plain', sid: 'value' }
      expect(await after.openPair('plain', value)).toEqual(pair)
      // The second result comes from the cache and is no promise.
      expect(after.openPair('plain', value)).toEqual(pair)
    }
    expect(await after.open(await seal(after.publicKey, 'Şık'))).toBe('Şık')
  })

  it('do not open if they are forged, damaged or encrypted with a foreign key', async () => {
    const ours = await createSealedValues((await load(0)).session)
    const sealed = await seal(ours.publicKey, 'value')
    const flipped = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
    for (const value of [flipped, sealed.slice(4), `00000000.${sealed}`, 'A'.repeat(344), `${sealed}!`]) {
      expect(await ours.open(value)).toBeNull()
      expect(await ours.openPair(sealed, value)).toBeNull()
      expect(ours.openPair(sealed, value)).toBeNull()
    }
  })

  it('open to their own plain text although another pair has the same end', async () => {
    const ours = await createSealedValues((await load(0)).session)
    const sid = await seal(ours.publicKey, 'sid')
    expect(await ours.openPair('first', sid)).toEqual({ uid: 'first', sid: 'sid' })
    expect(await ours.openPair('second', sid)).toEqual({ uid: 'second', sid: 'sid' })
    const forged = `${sid.startsWith('A') ? 'B' : 'A'}${sid.slice(1)}`
    expect(await ours.openPair('second', forged)).toBeNull()
    expect(await ours.openPair('second', sid)).toEqual({ uid: 'second', sid: 'sid' })
  })
})
