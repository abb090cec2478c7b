import { type Model, type Reel, windowOf } from './model.ts'
import type { SlotWin } from './outcome.ts'
import type { SlotLines } from './rules.ts'

type Cell = readonly [reel: number, row: number]

/** What each win of a spin is made of, for the player's eyes: lines or ways, then scatters. */
export function findWins(model: Model, stops: Int32Array): readonly SlotWin[] {
  const evaluation = model.rules.evaluation
  const wins = evaluation.kind === 'lines' ? lineWins(model, stops, evaluation) : waysWins(model, stops)
  return [...wins, ...scatterWins(model, stops)]
}

function lineWins(model: Model, stops: Int32Array, { lines }: SlotLines): readonly SlotWin[] {
  return lines.flatMap((rows, line) => {
    const path = rows.map((row, reel): Cell => [reel, row])
    let best: SlotWin | null = null
    for (const [index, pay] of model.rules.pays.entries()) {
      const run = runLength(path, (reel, row) => matchesAt(model, stops, reel, row, index))
      const cells = path.slice(0, run)
      const multiplier = cells.reduce(
        (product, [reel, row]) => product * factorAt(model, stops, reel, row),
        1,
      )
      const units = unitsFor(model, index, run) * multiplier
      if (units <= (best?.units ?? 0)) continue
      best = { kind: 'line', symbol: pay.symbol, count: run, line, cells, units }
      if (multiplier > 1) best = { ...best, multiplier }
    }
    return best ? [best] : []
  })
}

function runLength(path: readonly Cell[], goesOn: (reel: number, row: number) => boolean): number {
  const end = path.findIndex(([reel, row]) => !goesOn(reel, row))
  return end === -1 ? path.length : end
}

function waysWins(model: Model, stops: Int32Array): readonly SlotWin[] {
  return model.rules.pays.flatMap((pay, index): readonly SlotWin[] => {
    const cells: Cell[] = []
    let [count, ways, weight] = [0, 1, 1]
    for (const [reel, { rows }] of model.reels.entries()) {
      const seen = rowsUpTo(rows).filter((row) => matchesAt(model, stops, reel, row, index))
      if (seen.length === 0) break
      cells.push(...seen.map((row): Cell => [reel, row]))
      count++
      ways *= seen.length
      weight *= seen.reduce((sum, row) => sum + factorAt(model, stops, reel, row), 0)
    }
    const units = unitsFor(model, index, count) * weight
    return units > 0 ? [{ kind: 'ways', symbol: pay.symbol, count, ways, cells, units }] : []
  })
}

function scatterWins(model: Model, stops: Int32Array): readonly SlotWin[] {
  const scatter = model.rules.scatter
  if (!scatter) return []
  const cells = model.reels.flatMap(({ symbols, rows }, reel) => {
    const seen = windowOf(symbols, stops[reel] as number, rows)
    return rowsUpTo(rows).flatMap((row): Cell[] => (seen[row] === scatter.symbol ? [[reel, row]] : []))
  })
  const units = model.scatterUnits[cells.length] as number
  return units > 0 ? [{ kind: 'scatter', symbol: scatter.symbol, count: cells.length, cells, units }] : []
}

function rowsUpTo(rows: number): readonly number[] {
  return Array.from({ length: rows }, (_, row) => row)
}

function matchesAt(model: Model, stops: Int32Array, reel: number, row: number, pay: number): boolean {
  return (((model.reels[reel] as Reel).match[cellAt(model, stops, reel, row)] as number) >> pay) % 2 === 1
}

function factorAt(model: Model, stops: Int32Array, reel: number, row: number): number {
  return (model.reels[reel] as Reel).factor[cellAt(model, stops, reel, row)] as number
}

function cellAt(model: Model, stops: Int32Array, reel: number, row: number): number {
  return (stops[reel] as number) * (model.reels[reel] as Reel).rows + row
}

function unitsFor(model: Model, pay: number, count: number): number {
  return model.payUnits[pay * (model.reels.length + 1) + count] as number
}
