import type { Board } from './board.ts'

/** Pays all groups of one state before anything is removed. */
export function payGroups({ machine, groups, cellTimes }: Board): number {
  const { payUnits, cells, rules } = machine
  let sum = 0
  for (let group = 0; group < groups.count; group++) {
    const from = group === 0 ? 0 : (groups.ends[group - 1] as number)
    const end = groups.ends[group] as number
    let times = 1
    if (rules.cellMultipliers) {
      times = 0
      for (let at = from; at < end; at++) {
        const cell = cellTimes[groups.cells[at] as number] as number
        if (cell > 1) times += cell
      }
      times = Math.max(1, times)
    }
    const units = (payUnits[(groups.pay[group] as number) * (cells + 1) + end - from] as number) * times
    groups.times[group] = times
    groups.units[group] = units
    sum += units
  }
  return sum
}

/** Marks every cell of a group as gone, once; a merging game keeps one cell of each group. */
export function burstGroups({ machine, groups, cells, gone, cellTimes }: Board): void {
  const { paid, rules } = machine
  const last = groups.count === 0 ? 0 : (groups.ends[groups.count - 1] as number)
  for (let at = 0; at < last; at++) gone[groups.cells[at] as number] = 1
  if (rules.cellMultipliers) {
    const { most } = rules.cellMultipliers
    for (let cell = 0; cell < gone.length; cell++) {
      if (gone[cell]) cellTimes[cell] = Math.min(most, Math.max(1, (cellTimes[cell] as number) * 2))
    }
  }
  if (!rules.merges) return
  for (let group = 0; group < groups.count; group++) {
    const pay = groups.pay[group] as number
    if (pay === 0) continue
    const kept = lowestOf({ machine, groups, cells }, group)
    cells[kept] = paid[pay - 1] as number
    gone[kept] = 0
  }
}

/** The lowest cell of the group's own symbol, of several the leftmost: no other group has it. */
function lowestOf({ machine, groups, cells }: Pick<Board, 'machine' | 'groups' | 'cells'>, group: number) {
  const { height, paid } = machine
  const symbol = paid[groups.pay[group] as number] as number
  let [lowest, row] = [-1, -1]
  const end = groups.ends[group] as number
  for (let at = group === 0 ? 0 : (groups.ends[group - 1] as number); at < end; at++) {
    const cell = groups.cells[at] as number
    if (cells[cell] !== symbol) continue
    if (cell % height > row || (cell % height === row && cell < lowest)) [lowest, row] = [cell, cell % height]
  }
  return lowest
}
