import { type CascadeRules, type CascadeSpin, gridsOf, type SymbolGrid } from '@poyraz/games'

/** Steps of showing a cascade, after the symbols of its spin fell. All their data comes from the outcome. */
export type CascadeStep =
  /**
   * Groups are marked, counted and burst; the rest drops and new symbols fall in. `at` counts the steps of the
   * spin from 0, `grid` is what it begins with, `next` what it leads to.
   */
  | (CascadeUnits & {
      readonly kind: 'burst'
      readonly at: number
      readonly grid: SymbolGrid
      readonly next: SymbolGrid
    })
  /** The cascade is over: multiplier symbols multiply what it paid, and scatters pay. */
  | (CascadeUnits & { readonly kind: 'gather'; readonly grid: SymbolGrid })
  /** The spin is over: its whole win, or none. */
  | (CascadeUnits & { readonly kind: 'settle' })

/** `unitsBefore` is the round's total before the step, `unitsAfter` the total with it, at most its cap. */
type CascadeUnits = {
  readonly index: number
  readonly spin: CascadeSpin
  readonly unitsBefore: number
  readonly unitsAfter: number
}

export function spinSteps(
  rules: CascadeRules,
  spin: CascadeSpin,
  given: { readonly index: number; readonly unitsBefore: number; readonly unitsAfter: number },
): readonly CascadeStep[] {
  const { index, unitsAfter: most } = given
  const grids = gridsOf(rules, spin)
  let told = given.unitsBefore
  const steps = spin.steps.map(({ units }, at): CascadeStep => {
    const unitsBefore = told
    told = Math.min(told + units, most)
    const [grid = spin.window, next = spin.window] = grids.slice(at)
    return { kind: 'burst', index, spin, at, grid, next, unitsBefore, unitsAfter: told }
  })
  const settle = { kind: 'settle', spin, ...given } as const
  if (spin.multiplier === 1 && !spin.scatters) return [...steps, settle]
  const grid = grids.at(-1) ?? spin.window
  return [...steps, { kind: 'gather', index, spin, grid, unitsBefore: told, unitsAfter: most }, settle]
}
