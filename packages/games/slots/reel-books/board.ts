import type { Book } from '@poyraz/fairness'
import type { Reel } from '../model.ts'
import { pickBelow } from '../pick-below.ts'
import type { SlotWild } from '../rules.ts'
import type { Board, BoardMode } from './machine.ts'
import type { HeldWilds } from './rules.ts'

export type Cell = readonly [reel: number, row: number]

/** Stops of the reels of a spin, and the rows that each shows; `null`: those of the rules. */
export type Drawn = { readonly heights: readonly number[] | null; readonly stops: readonly number[] }

/** Draws the height of each reel from the left, where heights are drawn, and then its stop. */
export function drawReels({ strips, heights: tables }: BoardMode, book: Book): Drawn {
  const heights = tables?.map(({ table }) => table[pickBelow(book, table.length)] as number) ?? null
  return { heights, stops: strips.reels.map(({ length }) => pickBelow(book, length)) }
}

/** Shows what the strips show at these stops, then the held wilds; scatters below them still count. */
export function setBoard(
  { strips, board, heights: tables }: BoardMode,
  { stops, heights }: Drawn,
  held: readonly Cell[],
  wild: SlotWild | null,
): void {
  for (let index = 0; index < stops.length; index++) {
    const drawn = heights && tables?.[index]?.byHeight[heights[index] as number]
    const from = drawn ?? (strips.reels[index] as Reel)
    const to = board.reels[index] as Board['reels'][number]
    const stop = stops[index] as number
    to.rows = from.rows
    for (let row = 0; row < from.rows; row++) {
      to.match[row] = from.match[stop * from.rows + row] as number
      to.factor[row] = from.factor[stop * from.rows + row] as number
    }
    to.scatters[0] = from.scatters[stop] as number
    to.covered[0] = from.covered[stop] as number
    to.windows[0] = from.windows[stop] as readonly string[]
  }
  for (const [reel, row] of held) {
    const to = board.reels[reel] as Board['reels'][number]
    to.match[row] = board.wildMatch
    to.factor[row] = wild?.multiplier ?? 1
  }
}

/** Cells of a symbol in the drawn window, reel by reel from the top. */
export function cellsOf({ reels }: Board, symbol: string): readonly Cell[] {
  const cells: Cell[] = []
  for (let reel = 0; reel < reels.length; reel++) {
    const window = reels[reel]?.windows[0] ?? []
    for (let row = 0; row < window.length; row++) if (window[row] === symbol) cells.push([reel, row])
  }
  return cells
}

/** Where the wilds of a spin stand before the next one, in the order of reels and rows. */
export function heldNext(kind: HeldWilds, held: readonly Cell[], drawn: readonly Cell[]): readonly Cell[] {
  const all = [...held, ...drawn.filter(([reel, row]) => !held.some(([a, b]) => a === reel && b === row))]
  const cells = kind === 'stays' ? all : walked(all)
  return cells.toSorted(([a, b], [c, d]) => a - c || b - d)
}

function walked(cells: readonly Cell[]): readonly Cell[] {
  return cells.flatMap(([reel, row]) => (reel > 0 ? [[reel - 1, row] as const] : []))
}
