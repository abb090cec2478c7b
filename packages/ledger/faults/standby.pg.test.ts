import { expect, it } from 'vitest'
import { runStandby } from './standby.ts'

it('F08: with a frozen standby nothing is acknowledged that it lacks, whatever happens to the primary', async () => {
  const { faults, acknowledged } = await runStandby({ seed: 1, isSynchronous: true, isMeasured: false })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(100)
})
