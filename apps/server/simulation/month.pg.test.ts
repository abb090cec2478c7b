import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@poyraz/db'
import { createTestDatabase } from '@poyraz/testkit'
import { expect, it } from 'vitest'
import { runMonth } from './run.ts'

const SIZE = { seed: 5, days: 2, players: 20, waves: 12 }
/** Enough players for a change of protection settings on the first day, which the audit trail records. */
const FULL = { ...SIZE, players: 60, waves: 30 }

type Options = {
  size?: typeof SIZE
  isPlanted?: boolean
  onDay?: (superuserUrl: string) => Promise<void>
}

async function month({ size = SIZE, isPlanted = false, onDay = async () => {} }: Options = {}) {
  const test = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-month-'))
  try {
    const { appUrl, superuserUrl } = test
    return await runMonth({ ...size, appUrl, dataDir, isPlanted, onDay: () => onDay(superuserUrl) })
  } finally {
    await test.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

it('two days of the whole platform end with the balances that players were told', async () => {
  const report = await month({ size: FULL })
  expect(report.faults).toEqual([])
  expect(report.moved.get('bet')).toBeGreaterThan(0n)
  expect(report.moved.get('deposit')).toBeGreaterThan(0n)
})

it('finds a fictitious deposit', async () => {
  const { faults } = await month({ isPlanted: true })
  expect(faults).toContainEqual(expect.stringContaining('deposit: the ledger moved'))
  expect(faults).toContainEqual(expect.stringContaining('cash: entries'))
})

it('finds a kuruş that was added to a balance without the ledger', async () => {
  const { faults } = await month({ onDay: tamper })
  expect(faults).toContainEqual(expect.stringContaining('the ledger breaks U1'))
  expect(faults).toContainEqual(expect.stringContaining('cash: entries'))
})

async function tamper(superuserUrl: string): Promise<void> {
  const database = openDatabase({ url: superuserUrl, max: 1 })
  // Disables the triggers that protect the ledger against manual changes.
  await database.pool.query(`
    set session_replication_role = replica;
    update ledger.account set balance = balance + 1
    where (owner, code) = (select owner, code from ledger.account where code = 'cash' order by owner limit 1)`)
  await database.close()
}
