import { expect, it } from 'vitest'
import { ASYNCHRONOUS, runCrash } from './run.ts'

const CONTROL_ATTEMPTS = 3

it('F02 F05: kill -9 of PostgreSQL and of a writing process under load loses and doubles no write', async () => {
  const report = await runCrash({ seed: 1, victims: ['postgres', 'client', 'postgres'] })
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(100)
})

/** Proves that the check can fail: with asynchronous commits it must find lost writes. */
it('F05, negative control: the check finds acknowledged writes that were not on the disk', async () => {
  for (let seed = 1; seed <= CONTROL_ATTEMPTS; seed++) {
    const { faults } = await runCrash({ seed, victims: ['postgres'], settings: ASYNCHRONOUS })
    if (faults.some((fault) => fault.endsWith('was acknowledged and is lost'))) return
  }
  expect.unreachable('synchronous_commit=off lost nothing')
})
