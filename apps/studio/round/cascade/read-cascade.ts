import {
  type CascadeOutcome,
  type CascadeRules,
  type CascadeSpin,
  gridsOf,
  type SlotWin,
} from '@poyraz/games'

/**
 * Validates a cascade from the wire against its rules: every grid is full of known symbols after each step,
 * every winning cell shows its symbol, and the units add up.
 */
export function isCascadeShown(rules: CascadeRules, value: unknown): value is CascadeOutcome {
  const outcome = value as Partial<CascadeOutcome> | null
  if (!Array.isArray(outcome?.spins) || outcome.spins.length === 0) return false
  const isTicket = Number.isSafeInteger(outcome.ticket) && Number(outcome.ticket) < rules.tickets
  const spins: readonly CascadeSpin[] = outcome.spins
  if (!isTicket || !spins.every((spin, index) => isSpin(rules, spin) && (spin.mode === 'free') === index > 0))
    return false
  const sum = spins.reduce((units, spin) => units + spin.units, 0)
  return outcome.capped ? sum >= Number(outcome.units) : sum === outcome.units
}

function isSpin(rules: CascadeRules, spin: CascadeSpin): boolean {
  const { window, steps, multiplier, scatters, units } = spin
  if (!isGrid(rules, window) || !isList(steps) || !Number.isSafeInteger(multiplier)) return false
  if (!steps.every(({ wins, fallen }) => isList(wins) && isList(fallen))) return false
  const sound = steps.every(
    (step) => step.wins.every((win) => isWin(rules, win)) && Number.isSafeInteger(step.units),
  )
  if (!sound || !gridsOf(rules, spin).every((grid) => isGrid(rules, grid))) return false
  const groups = steps.reduce((sum, step) => sum + step.units, 0)
  return units === groups * multiplier + (scatters?.units ?? 0)
}

function isGrid(rules: CascadeRules, grid: CascadeSpin['window']): boolean {
  if (grid?.length !== rules.rows.length) return false
  const known = new Set(rules.symbols)
  return rules.rows.every((height, column) => {
    const symbols = grid[column]
    return symbols?.length === height && symbols.every((symbol) => known.has(symbol))
  })
}

function isWin(rules: CascadeRules, win: SlotWin): boolean {
  if (!Number.isSafeInteger(win.units) || !isList(win.cells)) return false
  return win.cells.every(([column, row]) => column >= 0 && row >= 0 && row < (rules.rows[column] ?? 0))
}

/** `Array.isArray` would forget what a readonly list holds. */
function isList(value: unknown): boolean {
  return Array.isArray(value)
}
