import { serverNowMs, type TableState } from '../../../shared/tables/table-states.ts'

/** Lengths of the phases of a round. */
export type Pace = { readonly bettingMs: number; readonly drawingMs: number; readonly resultMs: number }

/** Returns the share of the race or of the season that is over, from 0 to 1. */
export function progressOf(
  { phase, endsAt }: TableState,
  { drawingMs }: Pace,
  nowMs = serverNowMs(),
): number {
  if (phase !== 'drawing') return phase === 'result' ? 1 : 0
  return Math.min(1, Math.max(0, 1 - (endsAt - nowMs) / drawingMs))
}
