import type { HouseTable } from '@poyraz/games/tables'

const WHOLE = 100

/** Returns the tables with this percentage of the time of each phase. */
export function atPace(tables: readonly HouseTable[], percent: number): readonly HouseTable[] {
  const share = (ms: number) => Math.round((ms * percent) / WHOLE)
  return tables.map((table) => {
    const { bettingMs, drawingMs, resultMs } = table.pace
    const pace = { bettingMs: share(bettingMs), drawingMs: share(drawingMs), resultMs: share(resultMs) }
    return { ...table, pace }
  })
}
