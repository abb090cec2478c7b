import { createTestDatabase } from '@poyraz/testkit'
import { expect, it } from 'vitest'
import { runWorld } from './world.ts'

/** Seeds that once found a fault are added here and stay. */
const SEEDS = [1, 2]
const STEPS = 1_500

it.each(SEEDS)('I2 G4: a simulated world loses, doubles and invents no write (seed %i)', async (seed) => {
  const test = await createTestDatabase()
  const report = await runWorld({ seed, steps: STEPS, ...test })
  await test.close()
  expect(report.faults).toEqual([])
  expect(report.answers.get('created')).toBeGreaterThan(STEPS / 3)
})
