import { type Goals, plainTable, poisson, type ScoreTable } from './score-table.ts'

/** Goals so far and the means of the further ones, in both halves. */
export type HalvesState = {
  readonly first: Goals
  readonly second: Goals
  readonly early: Goals
  readonly late: Goals
}

/** A change of the chance of further goals in both halves. */
export type HalvesChange = { readonly early: Goals; readonly late: Goals; readonly by: number }

export type HalvesTables = {
  /** Cells by result at half-time and at the end, `3 * half + end`: each 0 home, 1 draw, 2 away. */
  readonly halves: ScoreTable
  /** Cells by the half with more goals: 0 first, 1 equal, 2 second. */
  readonly more: ScoreTable
}

/** 0 if the first is larger, 1 if they are equal, 2 if the second is. */
export const compare = (left: number, right: number) => (left > right ? 0 : left === right ? 1 : 2)
const marginOf = ({ home, away }: Goals) => home - away
const totalOf = ({ home, away }: Goals) => home + away

/** Returns the chances of the margin of further goals, each stored plus `size - 1`. */
function margins(means: Goals, size: number): Float64Array {
  const [homes, aways] = [poisson(means.home, size), poisson(means.away, size)]
  const chances = new Float64Array(2 * size - 1)
  for (let home = 0; home < size; home++)
    for (let away = 0; away < size; away++) {
      const at = home - away + size - 1
      chances[at] = (chances[at] ?? 0) + (homes[home] ?? 0) * (aways[away] ?? 0)
    }
  return chances
}

/**
 * Computes what both halves decide together. Results need only the margins of the halves, and the half with
 * more goals only their totals; `size` limits the goals of a team in a half.
 */
export function halvesOf(
  { first, second, early, late }: HalvesState,
  changes: readonly HalvesChange[],
  size: number,
): HalvesTables {
  const halves = new Float64Array(9)
  const more = new Float64Array(3)
  const [lead, leadOfSecond] = [marginOf(first), marginOf(second)]
  const addResult = (ofFirst: number, ofSecond: number, p: number) => {
    const at = 3 * compare(ofFirst, 0) + compare(ofFirst + ofSecond, 0)
    halves[at] = (halves[at] ?? 0) + p
  }
  const [earlier, later] = [margins(early, size), margins(late, size)]
  for (let one = 0; one < earlier.length; one++)
    for (let other = 0; other < later.length; other++) {
      const p = (earlier[one] ?? 0) * (later[other] ?? 0)
      if (p > 0) addResult(lead + one - size + 1, leadOfSecond + other - size + 1, p)
    }
  const [goals, goalsOfSecond] = [totalOf(first), totalOf(second)]
  const addTotals = (ofFirst: number, ofSecond: number, p: number) => {
    const at = compare(ofFirst, ofSecond)
    more[at] = (more[at] ?? 0) + p
  }
  const [few, many] = [poisson(totalOf(early), 2 * size), poisson(totalOf(late), 2 * size)]
  for (let one = 0; one < few.length; one++)
    for (let other = 0; other < many.length; other++)
      addTotals(goals + one, goalsOfSecond + other, (few[one] ?? 0) * (many[other] ?? 0))
  for (const change of changes) {
    addResult(lead + marginOf(change.early), leadOfSecond + marginOf(change.late), change.by)
    addTotals(goals + totalOf(change.early), goalsOfSecond + totalOf(change.late), change.by)
  }
  return { halves: plainTable(halves), more: plainTable(more) }
}
