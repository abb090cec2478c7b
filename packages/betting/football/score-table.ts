/** Goals of both teams. */
export type Goals = { readonly home: number; readonly away: number }

/** Chances of scores: only those above `CELL_MIN`, with the index of their cells, `home * size + away`. */
export type ScoreTable = {
  readonly size: number
  readonly cells: Uint16Array
  readonly chances: Float64Array
  readonly means: Goals
}

/** Minimum chance of a combination; rarer ones are left out. */
export const CHANCE_MIN = 1e-9
/** Minimum chance of a score; rarer ones do not change a price. */
const CELL_MIN = 1e-8

/** Chances of the goals of a team, or of both teams together, below `size`; `into` is overwritten. */
export function poisson(mean: number, size: number, into = new Float64Array(size)): Float64Array {
  let chance = Math.exp(-mean)
  for (let goals = 0; goals < size; goals++) {
    into[goals] = chance
    chance *= mean / (goals + 1)
  }
  return into
}

/** A change of the chance of a score. */
export type Change = Goals & { readonly by: number }

export type Product = {
  /** Means of the further goals, whose number of a team is below `count`. */
  readonly means: Goals
  readonly count: number
  /** Goals so far. */
  readonly base: Goals
  readonly size: number
  readonly changes: readonly Change[]
}

/** Maximum of `count`. */
const COUNT_MAX = 24
/**
 * Buffers of `productTable`, overwritten by each call: typed arrays are slow to allocate, and a model needs
 * many.
 */
const HOMES = new Float64Array(COUNT_MAX)
const AWAYS = new Float64Array(COUNT_MAX)
const CHANCES = new Float64Array(COUNT_MAX ** 2)
const CELLS = new Uint16Array(COUNT_MAX ** 2)

/** Returns the scores of two independent Poisson numbers with some changes; their chances sum to one. */
export function productTable({ means, count, base, size, changes }: Product): ScoreTable {
  poisson(means.home, count, HOMES)
  poisson(means.away, count, AWAYS)
  let kept = 0
  let total = 0
  let homeGoals = 0
  let awayGoals = 0
  for (let home = 0; home < count; home++)
    for (let away = 0; away < count; away++) {
      const p = (HOMES[home] ?? 0) * (AWAYS[away] ?? 0)
      const chance = home < 2 && away < 2 ? p + changeOf(changes, home, away) : p
      // Chances decrease along a row, so all further scores of it are rarer.
      if (chance <= CELL_MIN && away > means.away) break
      if (chance <= CELL_MIN) continue
      CELLS[kept] = cellOf(base.home + home, base.away + away, size)
      CHANCES[kept] = chance
      kept += 1
      total += chance
      homeGoals += chance * home
      awayGoals += chance * away
    }
  const chances = CHANCES.slice(0, kept)
  for (let at = 0; at < kept; at++) chances[at] = (chances[at] ?? 0) / total
  const meansOf = { home: base.home + homeGoals / total, away: base.away + awayGoals / total }
  return { size, cells: CELLS.slice(0, kept), chances, means: meansOf }
}

/** Sums the changes of a score. Only scores with one goal at most of each team have some. */
function changeOf(changes: readonly Change[], home: number, away: number): number {
  let sum = 0
  for (const change of changes) if (change.home === home && change.away === away) sum += change.by
  return sum
}

/** Cell of a score; more goals than the table has count as its last row or column. */
const cellOf = (home: number, away: number, size: number) =>
  Math.min(home, size - 1) * size + Math.min(away, size - 1)

/** Returns a table with the goals of `base` added to each score. */
export function moved(table: ScoreTable, base: Goals, size: number): ScoreTable {
  const cells = new Uint16Array(table.cells.length)
  for (let at = 0; at < cells.length; at++) {
    const cell = table.cells[at] ?? 0
    const home = Math.floor(cell / table.size)
    cells[at] = cellOf(base.home + home, base.away + cell - home * table.size, size)
  }
  const means = { home: base.home + table.means.home, away: base.away + table.means.away }
  return { size, cells, chances: table.chances, means }
}

/** Returns a small table from the chances of all of its cells. */
export function plainTable(p: Float64Array): ScoreTable {
  const total = p.reduce((sum, chance) => sum + chance, 0)
  return {
    size: p.length,
    cells: Uint16Array.from(p, (_, cell) => cell),
    chances: p.map((chance) => chance / total),
    means: { home: 0, away: 0 },
  }
}

/** Numbers that scores have. A market that needs only one of them is priced by far fewer cells. */
export const MEASURES = ['total', 'margin', 'home', 'away'] as const
export type Measure = (typeof MEASURES)[number]

/** Sums of a table by each measure: its cells are those of a table with the cells from `from` to `to`. */
export type MeasureTables = {
  readonly size: number
  /** Chances of all measures, one after the other. */
  readonly p: Float64Array
  readonly ranges: Readonly<Record<Measure, { readonly from: number; readonly to: number }>>
}

/** Returns the number of cells of a measure of a table with this size; a margin is stored plus `size`. */
export const measureCells = (size: number) => 2 * size
/** Returns the place of the first cell of a measure. */
export const measureStart = (measure: Measure, size: number) => MEASURES.indexOf(measure) * measureCells(size)

/** Returns a score that has a number at a cell of a measure. */
export function scoreWith(measure: Measure, cell: number, size: number): Goals {
  if (measure === 'away') return { home: 0, away: cell }
  if (measure !== 'margin') return { home: cell, away: 0 }
  const margin = cell - size
  return margin >= 0 ? { home: margin, away: 0 } : { home: 0, away: -margin }
}

/** Sums a table by each measure. */
export function measuresOf({ size, cells, chances }: ScoreTable): MeasureTables {
  const count = measureCells(size)
  const p = new Float64Array(MEASURES.length * count)
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] ?? 0
    const chance = chances[at] ?? 0
    const home = Math.floor(cell / size)
    const away = cell - home * size
    const total = home + away
    const margin = count + home - away + size
    p[total] = (p[total] ?? 0) + chance
    p[margin] = (p[margin] ?? 0) + chance
    p[2 * count + home] = (p[2 * count + home] ?? 0) + chance
    p[3 * count + away] = (p[3 * count + away] ?? 0) + chance
  }
  const rangeOf = (measure: Measure) => likelyRange(p, measureStart(measure, size), count)
  return {
    size,
    p,
    ranges: {
      total: rangeOf('total'),
      margin: rangeOf('margin'),
      home: rangeOf('home'),
      away: rangeOf('away'),
    },
  }
}

/** Returns the cells that have a chance, as a range within the measure. */
function likelyRange(p: Float64Array, start: number, count: number) {
  let from = 0
  let to = count
  while (from < to && p[start + from] === 0) from += 1
  while (to > from && p[start + to - 1] === 0) to -= 1
  return { from, to }
}
