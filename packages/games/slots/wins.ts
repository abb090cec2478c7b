import { countScatters, type Model, type Reel } from './model.ts'
import type { SlotWin } from './outcome.ts'
import type { SlotLines } from './rules.ts'

type Cell = readonly [reel: number, row: number]

/**
 * Explains each win of a spin to the player: lines or ways, then scatters. Most combinations win nothing, so
 * cells are listed only for wins.
 */
export function findWins(model: Model, stops: Int32Array): readonly SlotWin[] {
  const evaluation = model.rules.evaluation
  const wins = evaluation.kind === 'lines' ? lineWins(model, stops, evaluation) : waysWins(model, stops)
  addScatterWin(wins, model, stops)
  return wins
}

function lineWins(model: Model, stops: Int32Array, { lines }: SlotLines): SlotWin[] {
  const wins: SlotWin[] = []
  for (const [line, rows] of lines.entries()) {
    let [units, best, count, multiplier] = [0, 0, 0, 1]
    for (let pay = 0; pay < model.pays; pay++) {
      if (!matchesAt(model, stops, 0, rows[0] as number, pay)) continue
      let [run, product] = [0, 1]
      while (run < rows.length && matchesAt(model, stops, run, rows[run] as number, pay)) {
        product *= factorAt(model, stops, run, rows[run] as number)
        run++
      }
      const paid = unitsFor(model, pay, run) * product
      if (paid > units) [units, best, count, multiplier] = [paid, pay, run, product]
    }
    if (units === 0) continue
    const cells = rows.slice(0, count).map((row, reel): Cell => [reel, row])
    const win = { kind: 'line', symbol: symbolOf(model, best), count, line, cells, units } as const
    wins.push(multiplier > 1 ? { ...win, multiplier } : win)
  }
  return wins
}

function waysWins(model: Model, stops: Int32Array): SlotWin[] {
  const wins: SlotWin[] = []
  for (let pay = 0; pay < model.pays; pay++) {
    let [count, ways, weight] = [0, 1, 1]
    for (; count < model.reels.length; count++) {
      const { rows } = model.reels[count] as Reel
      let [seen, factors] = [0, 0]
      for (let row = 0; row < rows; row++) {
        if (!matchesAt(model, stops, count, row, pay)) continue
        seen++
        factors += factorAt(model, stops, count, row)
      }
      if (seen === 0) break
      ways *= seen
      weight *= factors
    }
    const units = unitsFor(model, pay, count) * weight
    if (units === 0) continue
    const cells = cellsWhere(model, count, (reel, row) => matchesAt(model, stops, reel, row, pay))
    wins.push({ kind: 'ways', symbol: symbolOf(model, pay), count, ways, cells, units })
  }
  return wins
}

function addScatterWin(wins: SlotWin[], model: Model, stops: Int32Array): void {
  const { scatter } = model.rules
  const count = countScatters(model, stops)
  const units = model.scatterUnits[count] as number
  if (!scatter || units === 0) return
  const cells = cellsWhere(
    model,
    model.reels.length,
    (reel, row) => model.reels[reel]?.windows[stops[reel] as number]?.[row] === scatter.symbol,
  )
  wins.push({ kind: 'scatter', symbol: scatter.symbol, count, cells, units })
}

/** Cells of the first `reels`, reel by reel from the top. */
function cellsWhere(model: Model, reels: number, wins: (reel: number, row: number) => boolean): Cell[] {
  const cells: Cell[] = []
  for (let reel = 0; reel < reels; reel++) {
    const { rows } = model.reels[reel] as Reel
    for (let row = 0; row < rows; row++) if (wins(reel, row)) cells.push([reel, row])
  }
  return cells
}

function symbolOf(model: Model, pay: number): string {
  return model.rules.pays[pay]?.symbol as string
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
