import { describe, expect, it } from 'vitest'
import { onTick, type Stopwatch } from './on-tick.ts'

/** A stopwatch that only moves when somebody works, or waits, which ends early. */
function fakeStopwatch() {
  let nowMs = 1000.25
  const spend = (ms: number) => {
    nowMs += ms
  }
  const stopwatch: Stopwatch = {
    nowMs: () => nowMs,
    wait: async (ms) => spend(ms > 2 ? ms - 2 : ms),
  }
  return { stopwatch, spend, sinceMs: () => nowMs - 1000.25 }
}

async function leaves(workMs: number, kind: 'open' | 'hidden' | 'thrown'): Promise<number> {
  const { stopwatch, spend, sinceMs } = fakeStopwatch()
  const work = async () => {
    spend(workMs)
    if (kind === 'thrown') throw new Error('down')
    return kind
  }
  const answer = onTick(stopwatch, work, (value) => value === 'open')
  if (kind === 'thrown') await expect(answer).rejects.toThrow('down')
  else expect(await answer).toBe(kind)
  return sinceMs()
}

describe('an answer', () => {
  it.each([0, 0.5, 3, 24.75])(
    'that hides what was drawn leaves after one tick, though it took %d ms',
    async (ms) => {
      expect(await leaves(ms, 'hidden')).toBe(25)
    },
  )

  it.each([
    [25, 50],
    [26, 50],
    [130, 150],
  ])('that took %d ms leaves at the next tick, %d', async (ms, tick) => {
    expect(await leaves(ms, 'hidden')).toBe(tick)
  })

  it('leaves on a tick also where the work failed', async () => {
    expect(await leaves(7, 'thrown')).toBe(25)
  })

  it('that hides nothing leaves at once', async () => {
    expect(await leaves(7, 'open')).toBe(7)
  })
})
