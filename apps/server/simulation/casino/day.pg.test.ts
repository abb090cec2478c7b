import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@poyraz/testkit'
import { expect, it } from 'vitest'
import { BOT_GAMES } from './commands.ts'
import { type DayOptions, runCasinoDay } from './day.ts'

async function day(more: Partial<DayOptions> = {}) {
  const test = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-day-'))
  const { appUrl, superuserUrl } = test
  try {
    return await runCasinoDay({ seed: 7, players: 12, rounds: 30, appUrl, superuserUrl, dataDir, ...more })
  } finally {
    await test.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

it('a day of bots over the games of the house ends with the balances that they were told', async () => {
  const { faults, totals, rounds } = await day()
  expect(faults).toEqual([])
  expect([...rounds.values()].reduce((sum, count) => sum + count, 0)).toBe(12 * 30)
  expect(rounds.size).toBeGreaterThan(BOT_GAMES.length / 2)
  expect(totals.get('decisions')).toBeGreaterThan(0n)
})

it('finds a kuruş too much that a bot was told', async () => {
  const { faults } = await day({ isPlanted: true })
  expect(faults).toContainEqual(expect.stringContaining('the replies add up to'))
  expect(faults).toContainEqual(expect.stringContaining('won: the books have'))
})
