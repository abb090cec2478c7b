import { assert } from '@poyraz/kernel'
import { runsOf } from './evaluations.ts'
import type { Model, Reel } from './model.ts'
import type { RunLevel, Runs } from './runs.ts'

/**
 * Number of leading reels that form the head; the others are the tail. Without others, the tail has one
 * combination.
 */
export const HEAD_REELS = 3
/** Bound of all tail tables of a model together, in entries of four bytes. */
const TAIL_ENTRIES_MAX = 1 << 23

/**
 * Everything that is known before the draw. Combinations of stops are numbered with the last reel varying
 * fastest. Play looks spins up here, and the certificate counts the same tables.
 */
export type Tables = {
  /** Per head: units of the lines or ways that ended there. */
  readonly settled: Int32Array
  /** The runs that go on are `classes[first[head]]` up to `classes[first[head + 1]]`. */
  readonly first: Int32Array
  readonly classes: Int32Array
  /** `tails[class × tailSize + tail]`: units of such a run. */
  readonly tails: Int32Array
  readonly tailSize: number
  readonly headScatters: Uint8Array
  readonly tailScatters: Uint8Array
}

export function buildTables(model: Model): Tables {
  const runs = runsOf(model)
  const [n0, n1, n2] = model.reels.map((reel) => reel.length) as [number, number, number]
  const settled = new Int32Array(n0 * n1 * n2)
  const first = new Int32Array(n0 * n1 * n2 + 1)
  const known: ClassTable = { classes: new Map(), runs: [] }
  const classes: number[] = []
  let head = 0
  for (let s0 = 0; s0 < n0; s0++) {
    const units0 = runs.advance(0, s0)
    for (let s1 = 0; s1 < n1; s1++) {
      const units1 = units0 + runs.advance(1, s1)
      for (let s2 = 0; s2 < n2; s2++) {
        settled[head] = units1 + runs.advance(2, s2)
        for (let run = 0; run < (runs.alive[HEAD_REELS] as number); run++) {
          classes.push(classOf(known, runs, run))
        }
        first[++head] = classes.length
      }
    }
  }
  const tailReels = model.reels.slice(HEAD_REELS)
  return {
    settled,
    first,
    classes: Int32Array.from(classes),
    tails: buildTails(model, runs, known),
    tailSize: sizeOf(tailReels),
    headScatters: scattersOf(model.reels.slice(0, HEAD_REELS)),
    tailScatters: scattersOf(tailReels),
  }
}

type Run = { readonly id: number; readonly mask: number; readonly factor: number; readonly units: number }
type ClassTable = { readonly classes: Map<string, number>; readonly runs: Run[] }

/** Runs with the same future are one class, whatever line or combination of stops they come from. */
function classOf(known: ClassTable, runs: Runs, run: number): number {
  const level = runs.levels[HEAD_REELS] as RunLevel
  const id = runs.kin(level.id[run] as number, HEAD_REELS)
  const [mask, factor, units] = [level.mask[run], level.factor[run], level.units[run]] as [
    number,
    number,
    number,
  ]
  const key = `${id} ${mask} ${factor} ${units}`
  const found = known.classes.get(key)
  if (found !== undefined) return found
  known.classes.set(key, known.runs.length)
  return known.runs.push({ id, mask, factor, units }) - 1
}

function buildTails(model: Model, runs: Runs, known: ClassTable): Int32Array {
  const tailSize = sizeOf(model.reels.slice(HEAD_REELS))
  assert(known.runs.length * tailSize <= TAIL_ENTRIES_MAX, `${model.rules.gameId}: tail tables stay small`)
  const tails = new Int32Array(known.runs.length * tailSize)
  const level = runs.levels[HEAD_REELS] as RunLevel
  let next = 0
  const walk = (reel: number, settled: number): void => {
    if (reel === model.reels.length) {
      tails[next++] = settled
      return
    }
    for (let stop = 0; stop < (model.reels[reel] as Reel).length; stop++) {
      walk(reel + 1, settled + runs.advance(reel, stop))
    }
  }
  for (const run of known.runs) {
    level.id[0] = run.id
    level.mask[0] = run.mask
    level.factor[0] = run.factor
    level.units[0] = run.units
    runs.alive[HEAD_REELS] = 1
    walk(HEAD_REELS, 0)
  }
  return tails
}

function sizeOf(reels: readonly Reel[]): number {
  return reels.reduce((size, reel) => size * reel.length, 1)
}

/** Scatters in sight for every combination of stops of these reels, the last reel running fastest. */
function scattersOf(reels: readonly Reel[]): Uint8Array {
  let counts = Uint8Array.of(0)
  for (const { scatters } of reels) {
    counts = Uint8Array.from([...counts].flatMap((count) => [...scatters].map((seen) => count + seen)))
  }
  return counts
}
