import type { CascadeSpin, CascadeStep } from './outcome.ts'
import type { CascadeRules } from './rules.ts'

/** Symbols of a grid, `[column][row]`, row 0 on top. */
export type SymbolGrid = readonly (readonly string[])[]

/** Returns the grid of a step when its mystery symbols have been revealed: the one that is evaluated. */
export function revealedGrid(rules: CascadeRules, grid: SymbolGrid, step: CascadeStep): SymbolGrid {
  const { revealed } = step
  const mystery = rules.mystery?.symbol
  if (revealed === undefined) return grid
  return grid.map((column) => column.map((symbol) => (symbol === mystery ? revealed : symbol)))
}

/** The kind that a group of this symbol leaves in a merging game; `null` where it leaves nothing. */
function higherSymbol(rules: CascadeRules, symbol: string): string | null {
  const pay = rules.pays.findIndex((one) => one.symbol === symbol)
  return rules.merges && pay > 0 ? (rules.pays[pay - 1]?.symbol ?? null) : null
}

/** Cells that burst in a step, and those that merged groups leave: keys are `column row`. */
export function burstOf(rules: CascadeRules, grid: SymbolGrid, step: CascadeStep) {
  const gone = new Set(step.wins.flatMap(({ cells }) => cells.map(([column, row]) => `${column} ${row}`)))
  const left = new Map<string, string>()
  for (const { symbol, cells } of step.wins) {
    const higher = higherSymbol(rules, symbol)
    const own = cells.filter(([column, row]) => grid[column]?.[row] === symbol)
    const [lowest] = own.toSorted(([a, b], [c, d]) => d - b || a - c)
    if (higher === null || !lowest) continue
    left.set(lowest.join(' '), higher)
    gone.delete(lowest.join(' '))
  }
  return { gone, left }
}

/** Returns the grid after a step: groups burst, the rest drops, and new symbols fall in. */
function tumbledGrid(rules: CascadeRules, before: SymbolGrid, step: CascadeStep): SymbolGrid {
  const grid = revealedGrid(rules, before, step)
  const { gone, left } = burstOf(rules, grid, step)
  return grid.map((column, index) => {
    const stays = column
      .map((symbol, row) => left.get(`${index} ${row}`) ?? symbol)
      .filter((_, row) => !gone.has(`${index} ${row}`))
    return [...(step.fallen[index] ?? []).toReversed(), ...stays]
  })
}

/** Returns the grid in which each step of a spin begins, and at last the one in which the spin ends. */
export function gridsOf(rules: CascadeRules, { window, steps }: CascadeSpin): readonly SymbolGrid[] {
  const grids: SymbolGrid[] = [window]
  for (const step of steps) grids.push(tumbledGrid(rules, grids.at(-1) ?? window, step))
  return grids
}
