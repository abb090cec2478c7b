import { systemClock } from '@poyraz/kernel'
import { anySeed, readWholeNumbers } from '../simulator/whole-numbers.ts'
import { ASYNCHRONOUS, runCrash, type Victim } from './run.ts'

const USAGE = 'usage: npm run crash -- [--rounds N] [--seed N]'
const ROUNDS = 20
const CONTROL_ATTEMPTS = 5
const FAULTS_SHOWN = 20

process.exitCode = await main(process.argv.slice(2))

/** `npm run crash`: kills processes in turn, then runs the negative control; exit code 1 on failure. */
async function main(args: readonly string[]): Promise<number> {
  const numbers = readWholeNumbers(args, { rounds: ROUNDS, seed: anySeed(systemClock.nowMs()) })
  if (numbers === null) {
    print(USAGE)
    return 1
  }
  const { rounds, seed } = numbers
  const victims = Array.from(
    { length: rounds },
    (_, round): Victim => (round % 2 === 0 ? 'postgres' : 'client'),
  )
  const { acknowledged, unknown, recoveryMs, faults } = await runCrash({ seed, victims })
  print(
    `seed ${seed}, ${rounds} kills: ${acknowledged} acknowledged, ${unknown} unknown, ${faults.length} faults`,
  )
  print(`PostgreSQL took writes again after at most ${recoveryMs} ms`)
  for (const fault of faults.slice(0, FAULTS_SHOWN)) print(`  ${fault}`)
  const lost = await lostByControl(seed)
  return faults.length === 0 && lost > 0 ? 0 : 1
}

/** Returns the number of writes lost with asynchronous commits; 0 means that the check does not work. */
async function lostByControl(seed: number): Promise<number> {
  let lost = 0
  for (let attempt = 1; attempt <= CONTROL_ATTEMPTS && lost === 0; attempt++) {
    const control = await runCrash({ seed: seed + attempt, victims: ['postgres'], settings: ASYNCHRONOUS })
    lost = control.faults.filter((fault) => fault.endsWith('is lost')).length
    print(`control, synchronous_commit=off: ${lost} of ${control.acknowledged} acknowledged writes lost`)
  }
  return lost
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
