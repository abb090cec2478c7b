import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveTo, openDatabase, startPostgres } from '@poyraz/db'
import { createTestDatabase } from '@poyraz/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchStorage } from './storage-watch.ts'

let dir: string
let told: string[]
const log = { error: (...parts: unknown[]) => void told.push(String(parts.at(-1))) }

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poyraz-storage-'))
  told = []
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('F17: logs an error only if free disk space is below the minimum', async () => {
  const test = await createTestDatabase()
  const lookWith = async (freeBytesMin: number) => {
    const watch = watchStorage({ dir, database: test.database, log, freeBytesMin })
    await watch.look()
    await watch.close()
    return watch.state()
  }
  const { freeBytes, isLogStuck } = await lookWith(0)
  expect(freeBytes).toBeGreaterThan(0)
  expect(isLogStuck).toBe(false)
  expect(told).toEqual([])
  await lookWith(Number.MAX_SAFE_INTEGER)
  expect(told).toEqual(['the disk is nearly full'])
  await test.close()
})

it('F25: logs an error while the write-ahead log cannot be archived', async () => {
  const kept = join(dir, 'kept')
  const postgres = await startPostgres({ dataDir: join(dir, 'db'), settings: await archiveTo(kept) })
  const database = openDatabase({ url: postgres.urls.app })
  const owner = openDatabase({ url: postgres.urls.superuser, max: 1 })
  const watch = watchStorage({ dir, database, log, freeBytesMin: 0 })
  const isStuck = async () => {
    await owner.pool.query('select pg_switch_wal()')
    await owner.pool.query('create table public.any (); drop table public.any')
    await watch.look()
    return watch.state().isLogStuck
  }
  await rm(join(kept, 'wal'), { recursive: true })
  await expect.poll(isStuck).toBe(true)
  expect(told.at(-1)).toContain('cannot be kept in BACKUP_DIR')
  await archiveTo(kept)
  await expect.poll(isStuck, { interval: 500 }).toBe(false)
  await watch.close()
  await owner.close()
  await database.close()
  await postgres.stop()
})
