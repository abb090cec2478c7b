import type { DrawnHeights, SlotStrips } from '@poyraz/games/machine-room'
import type { MachineSearch } from './machine-address.ts'
import { randomBelow } from './random-below.ts'
import { heightAfter } from './stops.ts'

type Weights = DrawnHeights['base']
/** Draws of a spin: the rows and the stop of each reel. */
export type Drawn = { readonly heights: readonly number[]; readonly stops: readonly number[] }

/** Heights by their weights and stops, as a spin draws them. */
export function randomDrawn(strips: SlotStrips, weights: Weights): Drawn {
  const heights = weights.map((column) => {
    let place = randomBelow(column.reduce((sum, weight) => sum + weight, 0))
    return column.findIndex((weight) => (place -= weight) < 0)
  })
  return { heights, stops: strips.map(({ length }) => randomBelow(length)) }
}

/** The heights and stops of the link; the likeliest heights and first stops if it has none. */
export function openedDrawn(strips: SlotStrips, weights: Weights, { stops, heights }: MachineSearch): Drawn {
  const linked = (text: string | undefined) => {
    const numbers = text?.split('-').map(Number) ?? []
    return numbers.length === strips.length ? numbers : null
  }
  return {
    heights: linked(heights) ?? weights.map((column) => column.indexOf(Math.max(...column))),
    stops: linked(stops) ?? strips.map(() => 0),
  }
}

/** Stops that the strips have, and heights that the mode can draw: the next one above where it cannot. */
export function fitting(strips: SlotStrips, weights: Weights, { heights, stops }: Drawn): Drawn {
  return {
    heights: weights.map((column, reel) => {
      const height = Math.min(heights[reel] ?? 0, column.length - 1)
      return (column[height] ?? 0) > 0 ? height : heightAfter(column, height, 1)
    }),
    stops: strips.map(({ length }, reel) => (stops[reel] ?? 0) % length),
  }
}
