import { systemClock } from '@poyraz/kernel'
import { say } from '../../say.ts'
import { anySeed, readWholeNumbers } from '../whole-numbers.ts'
import { ASYNCHRONOUS, runCrash, type Victim } from './crash.ts'
import { runRestore } from './restore.ts'
import { runOnSmallDisk } from './small-disk.ts'
import type { Report } from './stage.ts'
import { runStandby } from './standby.ts'

const USAGE = 'usage: npm run sim -- faults [crash] [standby] [disk] [restore] [--rounds N] [--seed N]'
/** Kills of the crash run. */
const ROUNDS = 20
const VICTIMS: readonly [Victim, Victim, Victim] = ['postgres', 'server', 'connections']
const CONTROL_ATTEMPTS = 3
const FAULTS_SHOWN = 20

type Numbers = { readonly seed: number; readonly rounds: number }
const PARTS: Readonly<Record<string, (numbers: Numbers) => Promise<boolean>>> = {
  crash,
  standby,
  disk,
  restore,
}

/**
 * Runs the named faults, or all, against a real server with players, each on a PostgreSQL of its own. Returns
 * exit code 1 if one fails or cannot run on this machine.
 */
export async function runFaults(args: readonly string[]): Promise<number> {
  const isPart = (word: string) => Object.hasOwn(PARTS, word)
  const named = args.filter(isPart)
  const options = args.filter((word) => !isPart(word))
  const numbers = readWholeNumbers(options, { seed: anySeed(systemClock.nowMs()), rounds: ROUNDS })
  if (numbers === null) return say(USAGE, 1)
  let isGood = true
  for (const name of named.length === 0 ? Object.keys(PARTS) : named)
    isGood = (await PARTS[name]?.(numbers)) === true && isGood
  return isGood ? 0 : 1
}

async function crash({ seed, rounds }: Numbers): Promise<boolean> {
  const victims = Array.from({ length: rounds }, (_, round) => VICTIMS[round % VICTIMS.length] ?? 'server')
  const report = await runCrash({ seed, victims })
  const { postgres, server, connections } = report.recoveryMs
  say(`crash, seed ${seed}, ${rounds} kills: ${counted(report)}`)
  say(
    `  answers again after ${postgres} ms (PostgreSQL), ${server} ms (server), ${connections} ms (connections)`,
  )
  show(report.faults)
  const control = (attempt: number) =>
    runCrash({ seed: seed + attempt, victims: ['postgres'], settings: ASYNCHRONOUS })
  return (await controlLoses('synchronous_commit=off', control)) && report.faults.length === 0
}

async function standby(): Promise<boolean> {
  const report = await runStandby({ isSynchronous: true, isMeasured: true })
  say(`standby: ${counted(report)} on the promoted standby`)
  say(
    `  frozen, a bet is answered as unknown after ${report.reportedAfterMs} ms; later the same key is answered`,
  )
  show(report.faults)
  const control = () => runStandby({ isSynchronous: false, isMeasured: false })
  return (await controlLoses('no commit waits for the standby', control)) && report.faults.length === 0
}

async function disk(): Promise<boolean> {
  const report = await runOnSmallDisk()
  if (report === null) {
    say('disk: not possible here: this user may mount nothing (needs unshare --mount)')
    return false
  }
  say(`disk: ${counted(report)}; answers again ${report.recoveryMs} ms after there was space at the latest`)
  show(report.faults)
  return report.faults.length === 0
}

async function restore(): Promise<boolean> {
  const { transfers, faults, backupMs, restoreMs, lostMs } = await runRestore()
  say(`restore: ${transfers.join(' and ')} transfers, ${faults.length} faults; copied in ${backupMs} ms`)
  say(
    `  to a time: ${restoreMs[0]} ms; to the end of the log: ${restoreMs[1]} ms, the last ${lostMs} ms are lost`,
  )
  show(faults)
  return faults.length === 0
}

/** Returns true if a run without durable commits lost writes: otherwise the check does not work. */
async function controlLoses(name: string, run: (attempt: number) => Promise<Report>): Promise<boolean> {
  let lost = 0
  for (let attempt = 1; attempt <= CONTROL_ATTEMPTS && lost === 0; attempt++) {
    const { faults, acknowledged } = await run(attempt)
    lost = faults.filter((fault) => fault.endsWith('is lost')).length
    say(`  control, ${name}: ${lost} of ${acknowledged} acknowledged writes lost`)
  }
  return lost > 0
}

function counted({ acknowledged, unknown, faults }: Report): string {
  return `${acknowledged} acknowledged, ${unknown} unknown, ${faults.length} faults`
}

function show(faults: readonly string[]): void {
  for (const fault of faults.slice(0, FAULTS_SHOWN)) say(`  ${fault}`)
}
