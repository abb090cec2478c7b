import type { HouseTable } from '@poyraz/games/tables'

const WHOLE = 100

type Paced = { readonly game: string; readonly pace: HouseTable['pace'] }

/**
 * Returns the tables with phases shortened to this percentage. The length of a flight stays, because it gives
 * the multiplier.
 */
export function atPace<Table extends Paced>(tables: readonly Table[], percent: number): readonly Table[] {
  const share = (ms: number) => Math.round((ms * percent) / WHOLE)
  return tables.map((table) => {
    const { bettingMs, drawingMs, resultMs } = table.pace
    const drawing = table.game === 'crash' ? drawingMs : share(drawingMs)
    return { ...table, pace: { bettingMs: share(bettingMs), drawingMs: drawing, resultMs: share(resultMs) } }
  })
}
