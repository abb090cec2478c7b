import type { Clock } from '@poyraz/kernel'

/** A clock whose time only tests change. */
export type FakeClock = Clock & { advance(byMs: number): void; set(ms: number): void }

export function fakeClock(startMs: number): FakeClock {
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    advance: (byMs) => {
      nowMs += byMs
    },
    set: (ms) => {
      nowMs = ms
    },
  }
}
