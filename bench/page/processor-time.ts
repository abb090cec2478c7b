type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Processor time of the thread, in µs. */
  readonly tdur?: number
}

/** The profile's phone is this many times slower than the machine. */
const SLOWDOWN = 4
const LONG_MS = 50

/**
 * Blocking time of a page's main thread after its first paint, by the processor time that its tasks took and
 * not by the clock: what else runs on the machine's few cores does not count.
 */
export function blockedMs(trace: readonly TraceEvent[]): number {
  const painted = trace.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('the page painted nothing')
  return trace
    .filter(({ name, ph, pid, tid, ts }) => {
      const task = ph === 'X' && name === 'RunTask'
      return task && pid === painted.pid && tid === painted.tid && ts >= painted.ts
    })
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN)
    .reduce((sum, taskMs) => sum + Math.max(0, taskMs - LONG_MS), 0)
}
