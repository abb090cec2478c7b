import type { Book } from '@poyraz/fairness'
import type { CascadeMachine, Picker } from './machine.ts'

/** The grid of a round under way, and the groups that win in it. Reused from round to round. */
export type Board = {
  readonly machine: CascadeMachine
  readonly book: Book
  /** Symbol of each cell; row 0 is on top. */
  readonly cells: Uint8Array
  /** Multiplier of each cell: 0 before its first burst, then 1, 2, 4, ... */
  readonly cellTimes: Int32Array
  /** Cells that burst in this step. */
  readonly gone: Uint8Array
  /** Number of symbols that fell into each column in the last step, which are its topmost ones. */
  readonly fallen: Uint8Array
  readonly groups: Groups
}

/**
 * Winning groups of the board: clusters by their first cells, column by column from the top; symbols
 * anywhere in the order of the paytable.
 */
export type Groups = {
  count: number
  /** Pay of each group, and its cells: `cells[ends[g - 1]]` up to `cells[ends[g]]`. */
  readonly pay: Int32Array
  readonly ends: Int32Array
  readonly cells: Int16Array
  /** Units of each group with its cell multipliers, and those multipliers (1 for none). */
  readonly units: Float64Array
  readonly times: Int32Array
}

export function newBoard(machine: CascadeMachine, book: Book): Board {
  const { cells, paid } = machine
  return {
    machine,
    book,
    cells: new Uint8Array(cells),
    cellTimes: new Int32Array(cells),
    gone: new Uint8Array(cells),
    fallen: new Uint8Array(machine.columns),
    groups: {
      count: 0,
      pay: new Int32Array(cells),
      ends: new Int32Array(cells),
      cells: new Int16Array(cells * (paid.length + 1)),
      units: new Float64Array(cells),
      times: new Int32Array(cells),
    },
  }
}

/** Draws as `pick` does: words from the last whole multiple of the sum on are rejected. */
function pick(book: Book, { symbols, limit }: Picker): number {
  let word = book.word()
  while (word >= limit) word = book.word()
  return symbols[word % symbols.length] as number
}

/** Fills the whole grid: columns from the left, each from its lowest cell up. */
export function fillBoard({ machine, book, cells }: Board, fill: Picker): void {
  const { columns, height } = machine
  for (let column = 0; column < columns; column++) {
    for (let cell = (column + 1) * height - 1; cell >= column * height; cell--) cells[cell] = pick(book, fill)
  }
}

/** Turns all mystery symbols in sight into one drawn symbol; returns it, or -1 where there are none. */
export function revealMystery({ machine, book, cells }: Board): number {
  const { reveal, mystery } = machine
  if (!reveal || !cells.includes(mystery)) return -1
  const symbol = pick(book, reveal)
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === mystery) cells[cell] = symbol
  return symbol
}

/**
 * Removes the cells that are `gone`, drops what lies above them, and lets new symbols fall in: columns from
 * the left, each from its lowest free cell up.
 */
export function tumble({ machine, book, cells, gone, fallen }: Board, fill: Picker): void {
  const { columns, height } = machine
  for (let column = 0; column < columns; column++) {
    const top = column * height
    let to = top + height - 1
    for (let from = to; from >= top; from--) {
      if (gone[from]) gone[from] = 0
      else cells[to--] = cells[from] as number
    }
    fallen[column] = to - top + 1
    while (to >= top) cells[to--] = pick(book, fill)
  }
}

/** Number of cells that show this symbol. */
export function countOf({ cells }: Board, symbol: number): number {
  let count = 0
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === symbol) count++
  return count
}
