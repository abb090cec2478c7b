import type { Model } from './model.ts'
import { HEAD_REELS, type Tables } from './tables.ts'

/**
 * Returns the units of a spin for its stops: lines or ways, and scatters. One lookup for the first reels
 * gives the units of ended runs and the runs that go on; one lookup for each of those gives its units with
 * the other reels.
 */
export function buildEvaluator(model: Model, tables: Tables): (stops: Int32Array) => number {
  const { settled, first, classes, tails, tailSize, headScatters, tailScatters } = tables
  const { scatterUnits } = model
  const lengths = Int32Array.from(model.reels, (reel) => reel.length)
  const [stride0, stride1] = [(lengths[1] as number) * (lengths[2] as number), lengths[2] as number]
  return (stops) => {
    const head = (stops[0] as number) * stride0 + (stops[1] as number) * stride1 + (stops[2] as number)
    let tail = 0
    for (let reel = HEAD_REELS; reel < lengths.length; reel++) {
      tail = tail * (lengths[reel] as number) + (stops[reel] as number)
    }
    const scatters = (headScatters[head] as number) + (tailScatters[tail] as number)
    let units = (settled[head] as number) + (scatterUnits[scatters] as number)
    const end = first[head + 1] as number
    for (let run = first[head] as number; run < end; run++) {
      units += tails[(classes[run] as number) * tailSize + tail] as number
    }
    return units
  }
}
