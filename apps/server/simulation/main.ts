import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, startPostgres } from '@poyraz/db'
import { systemClock } from '@poyraz/kernel'
import { migrationUnits } from '../migrations.ts'
import { say } from '../say.ts'
import { runFaults } from './faults/run-faults.ts'
import { runMonth } from './run.ts'
import { tableOf } from './table.ts'
import { anySeed, readWholeNumbers } from './whole-numbers.ts'

const USAGE = `usage: npm run sim -- [--seed N] [--days N] [--players N] [--plant]
       npm run sim -- faults [crash] [standby] [disk] [restore] [--rounds N] [--seed N]`
/** Adds a fault to the expected balances, which the audit must find. */
const PLANT = '--plant'
const DEFAULTS = { days: 30, players: 1_000 }
const WAVES = 40
const FAULTS_SHOWN = 20

const [word, ...more] = process.argv.slice(2)
process.exitCode = await (word === 'faults' ? runFaults(more) : simulateMonth(process.argv.slice(2)))

/**
 * `npm run sim`: simulates a month of the whole platform on a separate PostgreSQL. The exit code is 1 if an
 * amount is wrong.
 */
async function simulateMonth(args: readonly string[]): Promise<number> {
  const numbers = readWholeNumbers(
    args.filter((word) => word !== PLANT),
    { ...DEFAULTS, seed: anySeed(systemClock.nowMs()) },
  )
  if (numbers === null) return say(USAGE, 1)
  const { seed, days, players } = numbers
  const report = await runOnItsOwn(numbers, args.includes(PLANT))
  for (const line of tableOf(report)) say(line)
  for (const fault of report.faults.slice(0, FAULTS_SHOWN)) say(`  ${fault}`)
  const { faults, operations, seconds } = report
  const found = faults.length === 0 ? 'no difference' : `${faults.length} differences`
  const total = `${operations} operations of ${players} players in ${days} days`
  return say(`${total}, ${seconds.toFixed(0)} s, seed ${seed}: ${found}`, faults.length === 0 ? 0 : 1)
}

type Numbers = { readonly seed: number; readonly days: number; readonly players: number }

async function runOnItsOwn(numbers: Numbers, isPlanted: boolean): ReturnType<typeof runMonth> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-month-'))
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  try {
    await migrate(postgres.urls.owner, migrationUnits)
    return await runMonth({
      ...numbers,
      waves: WAVES,
      appUrl: postgres.urls.app,
      dataDir,
      isPlanted,
      onDay: (day, seconds) => void say(`day ${day} of ${numbers.days} · ${seconds.toFixed(0)} s`),
    })
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
