import type { Model, Reel } from './model.ts'
import { newLevels, type RunLevel, type Runs } from './runs.ts'

/** Runs of a ways game: one per pay, alive while every reel so far shows it; its factor is its ways. */
export function waysRuns(model: Model): Runs {
  const { pays, payUnits } = model
  const reels = model.reels.length
  const levels = newLevels(reels, pays)
  const alive = new Int32Array(reels + 1)
  const weights = model.reels.map((reel) => wayWeights(reel, pays))
  const start = levels[0] as RunLevel
  for (let pay = 0; pay < pays; pay++) start.id[pay] = pay
  start.factor.fill(1)
  alive[0] = pays
  const advance = (reel: number, stop: number): number => {
    const [from, to] = [levels[reel] as RunLevel, levels[reel + 1] as RunLevel]
    const weight = weights[reel] as Int32Array
    const last = reel === reels - 1
    let [survivors, settled] = [0, 0]
    for (let run = 0; run < (alive[reel] as number); run++) {
      const pay = from.id[run] as number
      const ways = from.factor[run] as number
      const longer = ways * (weight[stop * pays + pay] as number)
      if (longer === 0) settled += ways * (payUnits[pay * (reels + 1) + reel] as number)
      else if (last) settled += longer * (payUnits[pay * (reels + 1) + reels] as number)
      else {
        to.id[survivors] = pay
        to.factor[survivors++] = longer
      }
    }
    alive[reel + 1] = survivors
    return settled
  }
  return { alive, levels, kin: (pay) => pay, advance }
}

/** `[stop × pays + pay]`: matching cells in sight, each counted as often as its wild multiplier. */
function wayWeights({ length, rows, match, factor }: Reel, pays: number): Int32Array {
  const weights = new Int32Array(length * pays)
  for (let stop = 0; stop < length; stop++) {
    for (let pay = 0; pay < pays; pay++) {
      let weight = 0
      for (let cell = stop * rows; cell < (stop + 1) * rows; cell++) {
        if (((match[cell] as number) >> pay) & 1) weight += factor[cell] as number
      }
      weights[stop * pays + pay] = weight
    }
  }
  return weights
}
