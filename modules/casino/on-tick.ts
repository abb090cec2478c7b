import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'

/** Clock and delay of replies with constant timing; tests replace it. */
export type Stopwatch = {
  /** Milliseconds with fractions since an arbitrary start. Never runs backwards. */
  nowMs(): number
  /** Waits for at most about this time; it may return early. */
  wait(ms: number): Promise<unknown>
}

/** A timer may fire up to two milliseconds late, which is longer than the differences to hide. */
const TIMER_LATE_MS_MAX = 2

export const systemStopwatch: Stopwatch = {
  nowMs: () => performance.now(),
  wait: (ms) => (ms > TIMER_LATE_MS_MAX ? sleep(ms - TIMER_LATE_MS_MAX) : turn()),
}

/** Longer than an undelayed round needs for drawing, deciding and writing. */
const TICK_MS = 25

/**
 * Runs `work`. A value that `isOpen` accepts is returned at once. Any other value, or an error, is delayed to
 * a whole number of ticks after the call. Reason: a refused round was drawn before it was refused, and keeps
 * its nonce, so the next round draws the same. The duration (long with free spins, short without a win) would
 * reveal the outcome while the player can still choose the stake.
 */
export async function onTick<T>(
  stopwatch: Stopwatch,
  work: () => Promise<T>,
  isOpen: (value: T) => boolean,
): Promise<T> {
  const calledMs = stopwatch.nowMs()
  let open = false
  try {
    const value = await work()
    open = isOpen(value)
    return value
  } finally {
    if (!open) await waitForTick(stopwatch, calledMs)
  }
}

async function waitForTick(stopwatch: Stopwatch, calledMs: number): Promise<void> {
  const ticks = Math.floor((stopwatch.nowMs() - calledMs) / TICK_MS) + 1
  const leavesMs = calledMs + ticks * TICK_MS
  for (;;) {
    const leftMs = leavesMs - stopwatch.nowMs()
    if (leftMs <= 0) return
    await stopwatch.wait(leftMs)
  }
}
