import { expect, it } from 'vitest'
import { ASYNCHRONOUS, runCrash } from './run.ts'

const CONTROL_ATTEMPTS = 3

it('F02 F05: kill -9 of PostgreSQL and of a process that writes, under load, loses and doubles nothing', async () => {
  const report = await runCrash({ seed: 1, victims: ['postgres', 'client', 'postgres'] })
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(100)
})

/** A check that cannot fail proves nothing: with asynchronous commits the same check must find the loss. */
it('F05, negative control: acknowledged writes that were not on the disk are found missing', async () => {
  for (let seed = 1; seed <= CONTROL_ATTEMPTS; seed++) {
    const { faults } = await runCrash({ seed, victims: ['postgres'], settings: ASYNCHRONOUS })
    if (faults.some((fault) => fault.endsWith('was acknowledged and is lost'))) return
  }
  expect.unreachable('synchronous_commit=off lost nothing')
})
