import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@poyraz/kernel'

/**
 * Time of the week. Only the feed moves it, once the server has applied what was sent: a slow server makes
 * the week longer, and gets at most the messages of one step at once.
 */
export type WeekClock = {
  readonly startMs: number
  nowMs(): number
  /** Moves the time by what has really passed since the last call, and by at most a step. */
  advance(): void
  /** Waits until this time of the week. */
  until(atMs: number): Promise<void>
}

const STEP_MS_MAX = 500
const POLL_MS = 50

export function createWeekClock(real: Pick<typeof systemClock, 'nowMs'> = systemClock): WeekClock {
  const startMs = real.nowMs()
  let [weekMs, realMs] = [startMs, startMs]
  return {
    startMs,
    nowMs: () => weekMs,
    advance() {
      const nowMs = real.nowMs()
      weekMs += Math.min(STEP_MS_MAX, Math.max(0, nowMs - realMs))
      realMs = nowMs
    },
    async until(atMs) {
      while (weekMs < atMs) await sleep(POLL_MS)
    },
  }
}
