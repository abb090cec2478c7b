import { parseArgs } from 'node:util'
import { ASYNCHRONOUS, runCrash, type Victim } from './run.ts'

/** `npm run crash -- --rounds N --seed N`: kills in turn, then the negative control; exit code 1 when it fails. */
const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const rounds = Number(values.rounds ?? 20)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const CONTROL_ATTEMPTS = 5

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

const victims = Array.from(
  { length: rounds },
  (_, round): Victim => (round % 2 === 0 ? 'postgres' : 'client'),
)
const { acknowledged, unknown, recoveryMs, faults } = await runCrash({ seed, victims })
print(
  `seed ${seed}, ${rounds} kills: ${acknowledged} acknowledged, ${unknown} unknown, ${faults.length} faults`,
)
print(`PostgreSQL took writes again after at most ${recoveryMs} ms`)
for (const fault of faults.slice(0, 20)) print(`  ${fault}`)

let lost = 0
for (let attempt = 1; attempt <= CONTROL_ATTEMPTS && lost === 0; attempt++) {
  const control = await runCrash({ seed: seed + attempt, victims: ['postgres'], settings: ASYNCHRONOUS })
  lost = control.faults.filter((fault) => fault.endsWith('is lost')).length
  print(`control, synchronous_commit=off: ${lost} of ${control.acknowledged} acknowledged writes lost`)
}
process.exitCode = faults.length === 0 && lost > 0 ? 0 : 1
