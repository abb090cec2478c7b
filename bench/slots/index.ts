import { goldenB } from '../../packages/games/slots/fixtures/golden-b.ts'
import { compileMode } from '../../packages/games/slots/machine.ts'
import { machine, median, print, spread } from '../shared/figures.ts'
import { enumerateEngine, simulateEngine } from './engine.ts'
import { type Counted, compileReference, type Reference } from './reference.ts'

const ROUNDS = 5
const ROUND_SECONDS = 5
const SEED = 7
const MILLION = 1e6

/**
 * Measures S1 and S2 on reference game B (5×3, ten lines, 16.6 M combinations): our engine and plain C
 * alternate, and both must return the same counts.
 */
export async function main(): Promise<void> {
  const reference = compileReference()
  print(`slots · ${machine()} · ${reference?.compiler ?? 'no gcc'}`)
  if (!reference) return print('not comparable: gcc is not installed')
  try {
    measureEnumeration(reference)
    measureSpins(reference)
  } finally {
    reference.close()
  }
}

function measureEnumeration(reference: Reference): void {
  const { cycle, rtp, ...ours } = enumerateEngine(3)
  const theirs = reference.enumerate(1)
  mustAgree(ours, theirs)
  const rounds = takeTurns(
    () => rate(enumerateEngine, ours.seconds / 3, cycle),
    () => rate(reference.enumerate, theirs.seconds, cycle),
  )
  print(`paid spin returns ${rtp.numerator}/${rtp.denominator} units`)
  tell('S1 exact enumeration', 'combinations', 2, rounds)
}

function measureSpins(reference: Reference): void {
  const mode = compileMode(goldenB, 'base')
  const sample = 5 * MILLION
  const ours = simulateEngine(mode, sample, SEED)
  const theirs = reference.simulate(sample, SEED)
  mustAgree(ours, theirs)
  const rounds = takeTurns(
    () => rate((spins) => simulateEngine(mode, spins, SEED), ours.seconds / sample, 1),
    () => rate((spins) => reference.simulate(spins, SEED), theirs.seconds / sample, 1),
  )
  tell('S2 evaluated spins', 'spins', 1, rounds)
}

type Round = readonly [ours: number, theirs: number]

function takeTurns(ours: () => number, theirs: () => number): readonly Round[] {
  return Array.from({ length: ROUNDS }, (): Round => [ours(), theirs()])
}

/** Returns millions per second in a run of about five seconds; one step of the work takes `secondsEach`. */
function rate(work: (steps: number) => Counted, secondsEach: number, perStep: number): number {
  const steps = Math.ceil(ROUND_SECONDS / secondsEach)
  return (steps * perStep) / work(steps).seconds / MILLION
}

function tell(name: string, what: string, goal: number, rounds: readonly Round[]): void {
  const ratios = rounds.map(([ours, theirs]) => ours / theirs)
  print(name)
  print(
    `  engine  ${spread(
      rounds.map(([ours]) => ours),
      1,
    )} M ${what}/s`,
  )
  print(
    `  C -O3   ${spread(
      rounds.map(([, theirs]) => theirs),
      1,
    )} M ${what}/s`,
  )
  print(`  ratio   ${spread(ratios)}, goal >= ${goal}: ${median(ratios) >= goal ? 'met' : 'MISSED'}`)
}

function mustAgree(ours: Counted, theirs: Counted): void {
  if (ours.units === theirs.units && ours.hits === theirs.hits) return
  throw new Error(
    `the engine counted ${ours.units} units and ${ours.hits} hits, C ${theirs.units} and ${theirs.hits}`,
  )
}
