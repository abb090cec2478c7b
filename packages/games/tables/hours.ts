import { assert, DAY_MS, HOUR_MS, istanbulDay, istanbulDayStartMs } from '@poyraz/kernel'

/** Whole hours in Istanbul at which a table opens and closes every day; closing may be after midnight. */
export type OpeningHours = { readonly opens: number; readonly closes: number }

/**
 * Returns the next opening in epoch milliseconds, or `null` while the table is open. A table without hours is
 * always open.
 */
export function closedUntil(hours: OpeningHours | undefined, nowMs: number): number | null {
  if (!hours) return null
  const { opens, closes } = hours
  assert(opens !== closes, 'a table with hours is closed for a part of the day')
  const dayMs = istanbulDayStartMs(istanbulDay(nowMs))
  const hour = (nowMs - dayMs) / HOUR_MS
  const isOpen = opens < closes ? hour >= opens && hour < closes : hour >= opens || hour < closes
  if (isOpen) return null
  return dayMs + opens * HOUR_MS + (hour >= opens ? DAY_MS : 0)
}
