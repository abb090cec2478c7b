import type { Board } from './board.ts'
import { NO_SYMBOL } from './machine.ts'

const SIDES = 4
/** Numbers of searches begin anew before they outgrow 32 bits. */
const SEARCHES_MOST = 2 ** 30

/** Finds the groups of the settled board that pay; `board.groups` then holds them. */
export type FindGroups = (board: Board) => void

/** Symbols in sight by symbol, of the board that is being searched. */
const seen = new Int32Array(NO_SYMBOL + 1)

/** Equal symbols anywhere in the grid, `least` or more of them. */
export const findAnywhere: FindGroups = ({ machine, cells, groups }) => {
  const { paid } = machine
  const { least } = machine.rules.evaluation
  seen.fill(0)
  for (let cell = 0; cell < cells.length; cell++) (seen[cells[cell] as number] as number)++
  let [count, end] = [0, 0]
  for (let pay = 0; pay < paid.length; pay++) {
    const symbol = paid[pay] as number
    if ((seen[symbol] as number) < least) continue
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === symbol) groups.cells[end++] = cell
    groups.pay[count] = pay
    groups.ends[count++] = end
  }
  groups.count = count
}

/**
 * Clusters: flood fill from each symbol over equal neighbours and wilds. A cluster of wilds alone is none,
 * and a wild may belong to clusters of several symbols.
 */
export function clusterFinder(cellCount: number): FindGroups {
  /** The last search that visited a cell; a search floods one cluster. */
  const visited = new Int32Array(cellCount)
  let search = 0
  return ({ machine, cells, groups }) => {
    const { payOf, neighbours, wild } = machine
    const { least } = machine.rules.evaluation
    const found = groups.cells
    if (search > SEARCHES_MOST) {
      visited.fill(0)
      search = 0
    }
    const before = search
    let [count, end] = [0, 0]
    for (let start = 0; start < cellCount; start++) {
      const symbol = cells[start] as number
      if ((visited[start] as number) > before || (payOf[symbol] as number) < 0) continue
      const from = end
      visited[start] = ++search
      found[end++] = start
      for (let at = from; at < end; at++) {
        const side = (found[at] as number) * SIDES
        for (let next = side; next < side + SIDES; next++) {
          const cell = neighbours[next] as number
          if (cell < 0 || visited[cell] === search) continue
          if (cells[cell] !== symbol && cells[cell] !== wild) continue
          visited[cell] = search
          found[end++] = cell
        }
      }
      if (end - from < least) end = from
      else {
        groups.pay[count] = payOf[symbol] as number
        groups.ends[count++] = end
      }
    }
    groups.count = count
  }
}
