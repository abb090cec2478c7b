import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, startPostgres } from '@poyraz/db'
import { SECOND_MS, systemClock } from '@poyraz/kernel'
import { migrationUnits } from '../migrations.ts'
import { say } from '../say.ts'
import { runCasinoDay } from './casino/day.ts'
import { runFaults } from './faults/run-faults.ts'
import { targetOf } from './faults/target.ts'
import { runMonth } from './run.ts'
import { runSportsWeek } from './sports/week.ts'
import { tableOf } from './table.ts'
import { anySeed, readWholeNumbers } from './whole-numbers.ts'

const USAGE = `usage: npm run sim -- [--seed N] [--days N] [--players N] [--plant]
       npm run sim -- casino [--seed N] [--players N] [--rounds N]
       npm run sim -- sports [--seed N] [--days N] [--rounds N] [--players N] [--coupons N] [--day-seconds N]
       npm run sim -- faults [crash] [standby] [disk] [restore] [--rounds N] [--seed N]`
/** Adds a fault to the expected balances, which the audit must find. */
const PLANT = '--plant'
const DEFAULTS = { days: 30, players: 1_000 }
const CASINO_DEFAULTS = { players: 1_000, rounds: 40 }
/** Days of the sports week take real seconds; matches of all sports take the same time. */
const SPORTS_DEFAULTS = {
  players: 2_000,
  coupons: 5,
  days: 7,
  rounds: 2,
  'day-seconds': 75,
  'match-seconds': 25,
}
const WAVES = 40
const FAULTS_SHOWN = 20

const [word, ...more] = process.argv.slice(2)
process.exitCode = await run()

function run(): Promise<number> {
  if (word === 'faults') return runFaults(more)
  if (word === 'sports') return simulateSports(more)
  return word === 'casino' ? simulateCasino(more) : simulateMonth(process.argv.slice(2))
}

/** `npm run sim -- casino`: simulates a day of bots over all games. The exit code is that of the month. */
async function simulateCasino(args: readonly string[]): Promise<number> {
  const numbers = readWholeNumbers(args, { ...CASINO_DEFAULTS, seed: anySeed(systemClock.nowMs()) })
  if (numbers === null) return say(USAGE, 1)
  const { faults, totals, rounds, seconds } = await onPostgres((urls) =>
    runCasinoDay({ ...numbers, ...urls }),
  )
  for (const [slug, count] of rounds) say(`  ${slug.padEnd(20)} ${count} rounds`)
  for (const [name, value] of totals) say(`${name}: ${value}`)
  for (const fault of faults.slice(0, FAULTS_SHOWN)) say(`  ${fault}`)
  const found = faults.length === 0 ? 'no difference' : `${faults.length} differences`
  const total = `${numbers.players} bots, ${rounds.size} games, ${sum(rounds.values())} rounds`
  return say(`${total}, ${seconds.toFixed(0)} s, seed ${numbers.seed}: ${found}`, faults.length === 0 ? 0 : 1)
}

/** `npm run sim -- sports`: simulates a week of the sportsbook. The exit code is that of the month. */
async function simulateSports(args: readonly string[]): Promise<number> {
  const numbers = readWholeNumbers(args, { ...SPORTS_DEFAULTS, seed: anySeed(systemClock.nowMs()) })
  if (numbers === null) return say(USAGE, 1)
  const { days, seed, players } = numbers
  const times = { dayMs: numbers['day-seconds'] * SECOND_MS, matchMs: numbers['match-seconds'] * SECOND_MS }
  const { faults, counts, matches, seconds } = await onPostgres((urls) =>
    runSportsWeek({
      ...numbers,
      ...times,
      ...urls,
      isStalled: true,
      onDay: (day, passed) => void say(`day ${day} of ${days} · ${passed.toFixed(0)} s`),
    }),
  )
  for (const [name, value] of [...counts].toSorted()) say(`${name}: ${value}`)
  for (const fault of faults.slice(0, FAULTS_SHOWN)) say(`  ${fault}`)
  const found = faults.length === 0 ? 'no difference' : `${faults.length} differences`
  const total = `${players} bettors, ${matches} matches in ${days} days`
  return say(`${total}, ${seconds.toFixed(0)} s, seed ${seed}: ${found}`, faults.length === 0 ? 0 : 1)
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0)
}

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

function runOnItsOwn(numbers: Numbers, isPlanted: boolean): ReturnType<typeof runMonth> {
  return onPostgres(({ appUrl, dataDir }) =>
    runMonth({
      ...numbers,
      waves: WAVES,
      appUrl,
      dataDir,
      isPlanted,
      onDay: (day, seconds) => void say(`day ${day} of ${numbers.days} · ${seconds.toFixed(0)} s`),
    }),
  )
}

type Urls = { readonly appUrl: string; readonly superuserUrl: string; readonly dataDir: string }

/** Runs a simulation on a PostgreSQL of its own. */
async function onPostgres<Report>(simulate: (urls: Urls) => Promise<Report>): Promise<Report> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-month-'))
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  try {
    await migrate(postgres.urls.owner, migrationUnits)
    return await simulate({ ...targetOf(postgres), dataDir })
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
