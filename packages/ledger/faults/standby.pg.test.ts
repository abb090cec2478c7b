import { expect, it } from 'vitest'
import { runStandby } from './standby.ts'

it('F08: with a frozen standby no write is acknowledged that the standby lacks, also if the primary is killed', async () => {
  const { faults, acknowledged } = await runStandby({ seed: 1, isSynchronous: true, isMeasured: false })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(100)
})
