import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'

/** Clock and delay of replies with constant timing; tests replace it. */
export type Stopwatch = {
  /** Since some moment, in ms with fractions; never backwards. */
  nowMs(): number
  /** Waits for some of this time, and hardly ever longer. */
  wait(ms: number): Promise<unknown>
}

/** A timer ends within two milliseconds after its time, which is more than what there is to hide. */
const TIMER_LATE_MS_MAX = 2

export const systemStopwatch: Stopwatch = {
  nowMs: () => performance.now(),
  wait: (ms) => (ms > TIMER_LATE_MS_MAX ? sleep(ms - TIMER_LATE_MS_MAX) : turn()),
}

/** Longer than drawing, deciding and writing a round takes where nothing waits. */
const TICK_MS = 25

/**
 * Does the work, and answers a value that `isOpen` says hides nothing at once; any other value, and a throw,
 * a whole number of ticks after the call.
 *
 * A refused round was drawn and decided before it was refused, and keeps its nonce: the next round draws the
 * same. How long that took, a long round of free spins or a short one without a win, would tell the
 * player what is to come, and he may still choose his stake.
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
