import { SECOND_MS } from '@poyraz/kernel'

const FIRST_MS = SECOND_MS
const LAST_MS = 30 * SECOND_MS

/**
 * Returns the delay in ms before attempt number `attempt` (from 0). It doubles with each attempt, up to 30 s.
 * `random` (0 to 1) spreads it over the second half of that time, so that the clients of a stopped server do
 * not reconnect at once.
 */
export function backOffMs(attempt: number, random: number): number {
  const longestMs = Math.min(LAST_MS, FIRST_MS * 2 ** attempt)
  return Math.round(longestMs / 2 + (random * longestMs) / 2)
}
