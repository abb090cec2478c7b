/** Sides of a road: the first side (player, dragon), the second one (banker, tiger), or a tie. */
export type Side = 'first' | 'second' | 'tie'

/** A cell of a road. Columns and rows count from the upper left corner. */
export type BeadCell = { readonly column: number; readonly row: number; readonly side: Side }
export type BigCell = BeadCell & {
  /** Ties that followed this result. */
  readonly ties: number
}

/**
 * Cell of a derived road. It repeats if the big road went on as one, two or three columns before, whatever
 * the sides.
 */
export type DerivedCell = { readonly column: number; readonly row: number; readonly repeats: boolean }

export const ROAD_ROWS = 6
/** Number of columns by which each derived road looks back. */
export const DERIVED_ROADS = { bigEye: 1, small: 2, cockroach: 3 } as const

/** Returns the bead road: every result in columns from the left. `results` are oldest first. */
export function beadRoad(results: readonly Side[], columns: number): readonly BeadCell[] {
  const shown = results.slice(-latestWhole(results.length, columns))
  return shown.map((side, place) => ({
    side,
    column: Math.floor(place / ROAD_ROWS),
    row: place % ROAD_ROWS,
  }))
}

/** Number of latest results that fill whole columns, the last one as far as it is. */
function latestWhole(length: number, columns: number): number {
  const all = Math.ceil(length / ROAD_ROWS)
  return Math.max(0, length - Math.max(0, all - columns) * ROAD_ROWS)
}

/**
 * Returns the big road: a column for each run of one side. A run that finds no free cell below goes on to the
 * right. Ties belong to the result before them.
 */
export function bigRoad(results: readonly Side[], columns: number): readonly BigCell[] {
  const cells: BigCell[] = []
  const taken = new Set<string>()
  const isFree = (column: number, row: number) => row < ROAD_ROWS && !taken.has(`${column}:${row}`)
  let leadingTies = 0
  let start = -1
  for (const side of results) {
    const last = cells.at(-1)
    if (side === 'tie') {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 }
      else leadingTies += 1
      continue
    }
    const next = placeAfter(last, side, start, isFree)
    if (next.row === 0 && next.column > start && last?.side !== side) start = next.column
    taken.add(`${next.column}:${next.row}`)
    cells.push({ ...next, side, ties: last ? 0 : leadingTies })
  }
  const from = Math.max(0, Math.max(-1, ...cells.map(({ column }) => column)) + 1 - columns)
  return cells.filter(({ column }) => column >= from).map((cell) => ({ ...cell, column: cell.column - from }))
}

/**
 * Returns a derived road of the big road. It begins with the second result of the column after the first `back`
 * columns, or with the next column. Runs of repeating and of changing cells stand as those of sides do.
 */
export function derivedRoad(results: readonly Side[], back: number, columns: number): readonly DerivedCell[] {
  const repeats = runLengths(results).flatMap((length, run, lengths) => {
    const marks = Array.from({ length }, (_, row) => repeatsAt(lengths, { run, row, back }))
    return marks.filter((mark) => mark !== null)
  })
  const road = bigRoad(
    repeats.map((one) => (one ? 'first' : 'second')),
    columns,
  )
  return road.map(({ column, row, side }) => ({ column, row, repeats: side === 'first' }))
}

/** Lengths of the runs of one side, without ties. */
function runLengths(results: readonly Side[]): readonly number[] {
  const lengths: number[] = []
  let before: Side = 'tie'
  for (const side of results) {
    if (side === 'tie') continue
    if (side === before) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1
    else lengths.push(1)
    before = side
  }
  return lengths
}

/**
 * A run that begins compares the two columns before it: the last one and one `back` columns before that. A run
 * that goes on compares its row with the same row `back` columns before: it changes where that column ended.
 * `null` where there is no such column.
 */
function repeatsAt(
  lengths: readonly number[],
  { run, row, back }: { readonly run: number; readonly row: number; readonly back: number },
): boolean | null {
  const compared = lengths[row === 0 ? run - 1 - back : run - back]
  if (compared === undefined) return null
  return row === 0 ? compared === lengths[run - 1] : compared !== row
}

function placeAfter(
  last: BigCell | undefined,
  side: Side,
  start: number,
  isFree: (column: number, row: number) => boolean,
): { readonly column: number; readonly row: number } {
  if (!last) return { column: 0, row: 0 }
  if (last.side !== side) {
    let column = start + 1
    while (!isFree(column, 0)) column += 1
    return { column, row: 0 }
  }
  if (isFree(last.column, last.row + 1)) return { column: last.column, row: last.row + 1 }
  return { column: last.column + 1, row: last.row }
}
