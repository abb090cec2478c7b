import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrations as db, migrate, startPostgres } from '@poyraz/db'
import { migrations } from '../ledger.ts'
import { runWorld } from './world.ts'

const STEPS = 20_000

/** `npm run sim:ledger -- --seed N [--steps N]`: one world on a PostgreSQL of its own; exit code 1 when it finds a fault. */
const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-sim-'))
const postgres = await startPostgres({ dataDir })
try {
  await migrate(postgres.urls.owner, [db, migrations])
  const superuserUrl = new URL(postgres.urls.superuser)
  superuserUrl.pathname = new URL(postgres.urls.owner).pathname
  const steps = Number(values.steps ?? STEPS)
  const { faults, answers } = await runWorld({
    seed,
    steps,
    appUrl: postgres.urls.app,
    superuserUrl: superuserUrl.href,
  })
  const counts = [...answers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => `${name} ${count}`)
  process.stdout.write(`seed ${seed}, ${steps} operations: ${counts.join(', ')}\n`)
  for (const fault of faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`)
  process.stdout.write(
    faults.length === 0 ? 'no fault\n' : `${faults.length} faults; replay with --seed ${seed}\n`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
