import { assert } from '@poyraz/kernel'
import { runsOf } from './evaluations.ts'
import type { Model, Reel } from './model.ts'
import type { RunLevel, Runs } from './runs.ts'

/** How many leading reels share one table; the other reels are the tail. */
const HEAD_REELS = 3
/** Bound of all tail tables of a model together, in entries of four bytes. */
const TAIL_ENTRIES_MAX = 1 << 23

/**
 * Turns stops into the units of all lines or ways. The first three reels are one lookup: units already settled,
 * and which runs go on. A run that goes on is one more lookup: what it ends up paying on the remaining reels.
 */
export function buildEvaluator(model: Model): (stops: Int32Array) => number {
  const { settled, first, classes, tails } = buildTables(model, runsOf(model))
  const lengths = Int32Array.from(model.reels, (reel) => reel.length)
  const [stride0, stride1] = [(lengths[1] as number) * (lengths[2] as number), lengths[2] as number]
  const tailSize = tailSizeOf(model)
  return (stops) => {
    const head = (stops[0] as number) * stride0 + (stops[1] as number) * stride1 + (stops[2] as number)
    let units = settled[head] as number
    let entry = first[head] as number
    const end = first[head + 1] as number
    if (entry === end) return units
    let tail = 0
    for (let reel = HEAD_REELS; reel < lengths.length; reel++) {
      tail = tail * (lengths[reel] as number) + (stops[reel] as number)
    }
    for (; entry < end; entry++) units += tails[(classes[entry] as number) * tailSize + tail] as number
    return units
  }
}

type Tables = {
  /** Per combination of the first reels: units of the runs that ended there. */
  readonly settled: Int32Array
  /** The runs that go on are `classes[first[head]]` up to `classes[first[head + 1]]`. */
  readonly first: Int32Array
  readonly classes: Int32Array
  /** `tails[class × combinations of the tail + tail]`: units of such a run. */
  readonly tails: Int32Array
}

function buildTables(model: Model, runs: Runs): Tables {
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
  return { settled, first, classes: Int32Array.from(classes), tails: buildTails(model, runs, known) }
}

type Run = { readonly id: number; readonly mask: number; readonly factor: number; readonly units: number }
type ClassTable = { readonly classes: Map<string, number>; readonly runs: Run[] }

/** Runs with the same future are one class, whatever line or combination of stops they come from. */
function classOf(known: ClassTable, runs: Runs, run: number): number {
  const level = runs.levels[HEAD_REELS] as RunLevel
  const id = runs.kin(level.id[run] as number, HEAD_REELS)
  const [mask, factor, units] = [level.mask[run], level.factor[run], level.units[run]] as [number, number, number]
  const key = `${id} ${mask} ${factor} ${units}`
  const found = known.classes.get(key)
  if (found !== undefined) return found
  known.classes.set(key, known.runs.length)
  return known.runs.push({ id, mask, factor, units }) - 1
}

function buildTails(model: Model, runs: Runs, known: ClassTable): Int32Array {
  const tailSize = tailSizeOf(model)
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

function tailSizeOf(model: Model): number {
  return model.reels.slice(HEAD_REELS).reduce((size, reel) => size * reel.length, 1)
}
