import { systemClock } from '@poyraz/kernel'
import { anySeed, readWholeNumbers } from '../simulator/whole-numbers.ts'
import { runRestore } from './restore.ts'
import { runOnSmallDisk } from './small-disk.ts'
import { runStandby } from './standby.ts'

/**
 * `npm run faults -- [standby] [disk] [restore] [--seed N]`: runs fault tests of the standby, the disk and
 * the backups on PostgreSQL servers of their own; all three if none is named. Exit code 1 if one fails or
 * cannot run on this machine.
 */
const CONTROL_ATTEMPTS = 3
const FAULTS_SHOWN = 20

const PARTS: Readonly<Record<string, (seed: number) => Promise<boolean>>> = { standby, disk, restore }

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const isPart = (word: string) => Object.hasOwn(PARTS, word)
  const asked = args.filter(isPart)
  const numbers = readWholeNumbers(
    args.filter((word) => !isPart(word)),
    { seed: anySeed(systemClock.nowMs()) },
  )
  if (numbers === null) {
    print('usage: npm run faults -- [standby] [disk] [restore] [--seed N]')
    return 1
  }
  let isGood = true
  for (const name of asked.length === 0 ? Object.keys(PARTS) : asked)
    isGood = (await PARTS[name]?.(numbers.seed)) === true && isGood
  return isGood ? 0 : 1
}

async function standby(seed: number): Promise<boolean> {
  const report = await runStandby({ seed, isSynchronous: true, isMeasured: true })
  print(`standby, seed ${seed}: ${counted(report)} on the promoted standby`)
  print(
    `  frozen, a caller is told after ${report.toldAfterMs} ms that nobody knows; later the same key is answered`,
  )
  show(report.faults)
  let lost = 0
  for (let attempt = 1; attempt <= CONTROL_ATTEMPTS && lost === 0; attempt++) {
    const control = await runStandby({ seed: seed + attempt, isSynchronous: false, isMeasured: false })
    lost = control.faults.filter((fault) => fault.endsWith('is lost')).length
    print(
      `  control, no commit waits for the standby: ${lost} of ${control.acknowledged} acknowledged writes lost`,
    )
  }
  return report.faults.length === 0 && lost > 0
}

async function disk(seed: number): Promise<boolean> {
  const report = await runOnSmallDisk(seed)
  if (report === null) {
    print('disk: not possible here: this user may mount nothing (needs unshare --mount)')
    return false
  }
  print(
    `disk, seed ${seed}: ${counted(report)}; writable ${report.recoveryMs} ms after there was space at the latest`,
  )
  print(`  while it was full: ${report.refusals.join('; ')}`)
  show(report.faults)
  return report.faults.length === 0
}

async function restore(seed: number): Promise<boolean> {
  const { transfers, faults, backupMs, restoreMs, lostMs } = await runRestore(seed)
  print(
    `restore, seed ${seed}: ${transfers.join(' and ')} transfers, ${faults.length} faults; copied in ${backupMs} ms`,
  )
  print(
    `  to a time: ${restoreMs[0]} ms; to the end of the log: ${restoreMs[1]} ms, the last ${lostMs} ms are lost`,
  )
  show(faults)
  return faults.length === 0
}

function counted(report: { acknowledged: number; unknown: number; faults: readonly string[] }): string {
  return `${report.acknowledged} acknowledged, ${report.unknown} unknown, ${report.faults.length} faults`
}

function show(faults: readonly string[]): void {
  for (const fault of faults.slice(0, FAULTS_SHOWN)) print(`  ${fault}`)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
