import { expect, it } from 'vitest'
import { runCrash } from './crash.ts'

it('kill -9 of the server, of PostgreSQL and of connections under load loses and doubles nothing (F02, F05)', async () => {
  const report = await runCrash({ seed: 1, victims: ['server', 'postgres', 'connections'] })
  expect(report.faults).toEqual([])
  expect(report.unknown).toBeGreaterThan(0)
  expect(report.acknowledged).toBeGreaterThan(100)
})
