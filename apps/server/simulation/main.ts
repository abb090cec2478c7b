import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, startPostgres } from '@poyraz/db'
import { say } from '../command.ts'
import { migrationUnits } from '../migrations.ts'
import { runMonth } from './run.ts'
import { tableOf } from './table.ts'

/**
 * `npm run sim -- [--seed N] [--days N] [--players N] [--plant]`: a month of the whole house on a PostgreSQL of
 * its own; exit code 1 when a kuruş is not where it should be.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string', default: '30' },
    players: { type: 'string', default: '1000' },
    plant: { type: 'boolean', default: false },
  },
})
const WAVES = 40
const FAULTS_SHOWN = 20
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const days = Number(values.days)
const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-month-'))
const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
try {
  await migrate(postgres.urls.owner, migrationUnits)
  const report = await runMonth({
    seed,
    days,
    players: Number(values.players),
    waves: WAVES,
    appUrl: postgres.urls.app,
    dataDir,
    isPlanted: values.plant,
    onDay: (day, seconds) => say(`day ${day} of ${days} · ${seconds.toFixed(0)} s`),
  })
  for (const line of tableOf(report)) say(line)
  for (const fault of report.faults.slice(0, FAULTS_SHOWN)) say(`  ${fault}`)
  const { faults, operations, seconds } = report
  const found = faults.length === 0 ? 'no difference' : `${faults.length} differences`
  const total = `${operations} operations of ${values.players} players in ${days} days`
  process.exitCode = say(
    `${total}, ${seconds.toFixed(0)} s, seed ${seed}: ${found}`,
    faults.length === 0 ? 0 : 1,
  )
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
