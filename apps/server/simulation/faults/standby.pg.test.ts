import { expect, it } from 'vitest'
import { runStandby } from './standby.ts'

it('with a frozen standby no bet is acknowledged that the standby lacks, also if the primary is killed (F08)', async () => {
  const { faults, acknowledged } = await runStandby({ isSynchronous: true, isMeasured: false })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(100)
})
