import { SECOND_MS } from '@poyraz/kernel'

const FIRST_MS = SECOND_MS
const LAST_MS = 30 * SECOND_MS

/**
 * How long to wait before try number `attempt`, from 0: twice as long each time, up to half a minute, and spread over
 * half of that by `random` (0 to 1), so that the clients of a server that went do not come back as one.
 */
export function backOffMs(attempt: number, random: number): number {
  const longestMs = Math.min(LAST_MS, FIRST_MS * 2 ** attempt)
  return Math.round(longestMs / 2 + (random * longestMs) / 2)
}
