import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartError } from './errors.ts'
import { commandKeys, serverKeys } from './known-keys.ts'

let test: TestDatabase
let home: string
beforeEach(async () => {
  test = await createTestDatabase()
  home = await mkdtemp(join(tmpdir(), 'poyraz-known-'))
})
afterEach(async () => {
  await test.close()
  await rm(home, { recursive: true })
})

const folder = (name = 'keys') => ({ dir: join(home, name), database: test.database, clock: systemClock })

it('a new database records the keys of its first server, and commands use them', async () => {
  await expect(commandKeys(folder())).rejects.toThrow(StartError)
  const keys = await serverKeys(folder())
  expect(await serverKeys(folder())).toEqual(keys)
  expect(await commandKeys(folder())).toEqual(keys)
})

it('lost keys are not created again, neither all nor one', async () => {
  await serverKeys(folder())
  await expect(serverKeys(folder('other'))).rejects.toThrow(/^there is no \S+other\/\w+\.key/)
  expect(await readdir(home)).toEqual(['keys'])
  await rm(join(home, 'keys', 'seeds.key'))
  for (const keysOf of [serverKeys, commandKeys]) {
    await expect(keysOf(folder())).rejects.toThrow(/^there is no \S+keys\/seeds\.key/)
  }
  expect(await readdir(join(home, 'keys'))).not.toContain('seeds.key')
})

it('the session key, which encrypts nothing permanent, may be deleted', async () => {
  const { session: before, ...kept } = await serverKeys(folder())
  await rm(join(home, 'keys', 'session.json'))
  const { session, ...secrets } = await serverKeys(folder())
  expect(secrets).toEqual(kept)
  expect(session).not.toEqual(before)
})

it('refuses keys of another database and names them', async () => {
  await serverKeys(folder())
  await cp(join(home, 'keys'), join(home, 'mixed'), { recursive: true })
  const totp = await readFile(join(home, 'keys', 'totp.key'))
  await writeFile(join(home, 'mixed', 'identity.key'), totp)
  for (const keysOf of [serverKeys, commandKeys]) {
    await expect(keysOf(folder('mixed'))).rejects.toThrow(/not this database's \(identity\.key\)/)
  }
})

it('refuses one of two servers that start together with different keys', async () => {
  const both = await Promise.allSettled([serverKeys(folder('one')), serverKeys(folder('two'))])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
