import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIMULATED_LEAGUES } from '@poyraz/sportsbook/simulator'
import { createTestDatabase } from '@poyraz/testkit'
import { expect, it } from 'vitest'
import { runSportsWeek, type WeekOptions } from './week.ts'

const TIMEOUT_MS = 240_000
/** A league of each sport. */
const LEAGUES = SIMULATED_LEAGUES.filter(({ id }) => [1, 11, 13, 16, 18, 20].includes(id))

async function week(more: Partial<WeekOptions> = {}) {
  const test = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-week-'))
  const { appUrl, superuserUrl } = test
  const small = { seed: 7, players: 40, coupons: 12, days: 2, rounds: 1, dayMs: 16_000, matchMs: 12_000 }
  const place = { appUrl, superuserUrl, dataDir, leagues: LEAGUES, isStalled: false }
  try {
    return await runSportsWeek({ ...small, ...place, ...more })
  } finally {
    await test.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

it('a week of all sports with a killed server ends with the balances of its results', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { faults, counts, matches } = await week()
  expect(faults).toEqual([])
  expect(matches).toBe(2 * 6 * LEAGUES.length)
  expect(counts.get('servers killed')).toBe(1)
  expect(counts.get('sports.place_coupon: done')).toBeGreaterThan(100)
  expect(counts.get('ended: won')).toBeGreaterThan(10)
})

it('finds results that are not those of the matches', { timeout: TIMEOUT_MS }, async () => {
  const { faults } = await week({ isPlanted: true, players: 12, days: 1, leagues: LEAGUES.slice(0, 2) })
  expect(faults).toContainEqual(expect.stringContaining('by its coupons it should be'))
})
