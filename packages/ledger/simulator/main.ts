import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations as db, migrate, startPostgres } from '@poyraz/db'
import { systemClock } from '@poyraz/kernel'
import { migrations } from '../ledger.ts'
import { anySeed, readWholeNumbers } from './whole-numbers.ts'
import { runWorld } from './world.ts'

const USAGE = 'usage: npm run sim:ledger -- [--seed N] [--steps N]'
const STEPS = 20_000
const FAULTS_SHOWN = 20

process.exitCode = await main(process.argv.slice(2))

/** `npm run sim:ledger`: runs one simulation on a PostgreSQL of its own; exit code 1 if it finds a fault. */
async function main(args: readonly string[]): Promise<number> {
  const numbers = readWholeNumbers(args, { seed: anySeed(systemClock.nowMs()), steps: STEPS })
  if (numbers === null) {
    print(USAGE)
    return 1
  }
  const { seed, steps } = numbers
  const { faults, answers } = await runOnItsOwn(seed, steps)
  const counts = [...answers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => `${name} ${count}`)
  print(`seed ${seed}, ${steps} operations: ${counts.join(', ')}`)
  for (const fault of faults.slice(0, FAULTS_SHOWN)) print(`  ${fault}`)
  print(faults.length === 0 ? 'no fault' : `${faults.length} faults; replay with --seed ${seed}`)
  return faults.length === 0 ? 0 : 1
}

async function runOnItsOwn(seed: number, steps: number): ReturnType<typeof runWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-sim-'))
  const postgres = await startPostgres({ dataDir })
  try {
    await migrate(postgres.urls.owner, [db, migrations])
    const superuserUrl = new URL(postgres.urls.superuser)
    superuserUrl.pathname = new URL(postgres.urls.owner).pathname
    return await runWorld({ seed, steps, appUrl: postgres.urls.app, superuserUrl: superuserUrl.href })
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
