import { assert } from '@poyraz/kernel'
import type { Model, Reel } from './model.ts'
import type { SlotLines } from './rules.ts'
import { newLevels, type RunLevel, type Runs } from './runs.ts'

/** Runs of a line game: one per line, alive while some pay still matches every cell so far. */
export function lineRuns(model: Model): Runs {
  assert(model.rules.evaluation.kind === 'lines', 'a line game has lines')
  const lines = model.rules.evaluation.lines
  const reels = model.reels.length
  const levels = newLevels(reels, lines.length)
  const alive = new Int32Array(reels + 1)
  const { bits, best } = bestPays(model)
  const start = levels[0] as RunLevel
  for (const line of lines.keys()) start.id[line] = line
  start.mask.fill((1 << bits) - 1)
  start.factor.fill(1)
  alive[0] = lines.length
  const rowsOf = model.reels.map((_, reel) => Int32Array.from(lines, (line) => line[reel] as number))
  const advance = (reel: number, stop: number): number => {
    const [from, to] = [levels[reel] as RunLevel, levels[reel + 1] as RunLevel]
    const { match, factor, rows } = model.reels[reel] as Reel
    const rowOf = rowsOf[reel] as Int32Array
    const last = reel === reels - 1
    let [survivors, settled] = [0, 0]
    for (let run = 0; run < (alive[reel] as number); run++) {
      const line = from.id[run] as number
      const cell = stop * rows + (rowOf[line] as number)
      const mask = (from.mask[run] as number) & (match[cell] as number)
      const product = (from.factor[run] as number) * (factor[cell] as number)
      const longer = (best[((reel + 1) << bits) | mask] as number) * product
      const units = Math.max(from.units[run] as number, longer)
      if (last || mask === 0) {
        settled += units
        continue
      }
      to.id[survivors] = line
      to.mask[survivors] = mask
      to.factor[survivors] = product
      to.units[survivors++] = units
    }
    alive[reel + 1] = survivors
    return settled
  }
  return { alive, levels, kin: (line, reel) => firstWithSameRest(lines, line, reel), advance }
}

function firstWithSameRest(lines: SlotLines['lines'], line: number, reel: number): number {
  const rest = lines[line]?.slice(reel).join()
  return lines.findIndex((other) => other.slice(reel).join() === rest)
}

/** `best[count << bits | mask]`: the most that `count` in a row pay to any of the pays in `mask`. */
function bestPays(model: Model): { bits: number; best: Int32Array } {
  const bits = model.pays
  const counts = model.reels.length + 1
  const best = new Int32Array(counts << bits)
  for (let index = 0; index < best.length; index++) {
    const [count, mask] = [index >> bits, index & ((1 << bits) - 1)]
    for (let pay = 0; pay < bits; pay++) {
      const units = model.payUnits[pay * counts + count] as number
      if ((mask >> pay) & 1 && units > (best[index] as number)) best[index] = units
    }
  }
  return { bits, best }
}
