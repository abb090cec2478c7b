import { MINUTE_MS } from '@poyraz/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FLOOD_BUDGETS, FLOOD_LEVEL_MAX, floodLevel } from './flood.ts'
import { ATTEMPT_WINDOW_MS, judge, LIMITS, type PastAttempt } from './judge.ts'

const NOW_MS = 10 * ATTEMPT_WINDOW_MS

/** `d` same device, `s` same subnet, `k` on a known device; then how many minutes ago. */
function past(...attempts: string[]): PastAttempt[] {
  return attempts.map((text) => {
    const [marks = '', minutes = '0'] = text.split(' ')
    return {
      sameDevice: marks.includes('d'),
      sameSubnet: marks.includes('s'),
      known: marks.includes('k'),
      atMs: NOW_MS - Number(minutes) * MINUTE_MS,
    }
  })
}

const times = (count: number, text: string) => Array<string>(count).fill(text)
const ask = (attempts: PastAttempt[], knownDevice = false, limits = LIMITS.password) => {
  const verdict = judge(attempts, { limits, knownDevice, nowMs: NOW_MS })
  return verdict.kind === 'free' ? 'free' : `${verdict.kind} ${verdict.retryAfterSeconds}`
}

describe('the lock of tries', () => {
  it.each([
    ['nothing before', [], 'free', 'free'],
    ['two on this device', times(2, 'ds'), 'free', 'free'],
    ['three on this device, the oldest 10 min ago', ['ds 10', 'ds 5', 'ds'], 'locked 1200', 'locked 1200'],
    ['three on this device from elsewhere', times(3, 'd'), 'locked 1800', 'locked 1800'],
    ['three from this place on another device', times(3, 's'), 'locked 1800', 'free'],
    ['300 on the account from anywhere', times(300, 'x'), 'free', 'free'],
    ['outside the window', times(40, 'ds 30'), 'free', 'free'],
    ['four, of which three are in the window', ['d 31', 'd 29', 'd 2', 'd 1'], 'locked 60', 'locked 60'],
  ])('%s', (_name, attempts, unknown, known) => {
    expect(ask(past(...attempts))).toBe(unknown)
    expect(ask(past(...attempts), true)).toBe(known)
  })

  it('of codes counts unknown devices together, and known ones apart', () => {
    expect(ask(past(...times(15, 'x')), false, LIMITS.code)).toBe('locked 1800')
    expect(ask(past(...times(14, 'x'), ...times(5, 'k')), false, LIMITS.code)).toBe('free')
    expect(ask(past(...times(15, 'x')), true, LIMITS.code)).toBe('free')
  })

  it('is free again when it said so, and not a second before, if nobody tries meanwhile', () => {
    const attempt = fc.record({
      sameDevice: fc.boolean(),
      sameSubnet: fc.boolean(),
      known: fc.boolean(),
      atMs: fc.integer({ min: NOW_MS - ATTEMPT_WINDOW_MS, max: NOW_MS }),
    })
    const question = (nowMs: number) => ({ limits: LIMITS.code, knownDevice: false, nowMs })
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
        const now = judge(attempts, question(NOW_MS))
        const waitMs = now.kind === 'free' ? 0 : now.retryAfterSeconds * 1000
        expect(judge(attempts, question(NOW_MS + waitMs)).kind).toBe('free')
        if (waitMs > 0) expect(judge(attempts, question(NOW_MS + waitMs - 1000)).kind).toBe('locked')
      }),
    )
  })
})

describe('the work that a flood costs', () => {
  it('begins with a full budget and rises with each further one, up to the highest level', () => {
    const { name, all } = FLOOD_BUDGETS
    expect(floodLevel({ name: name - 1, all: all - 1 })).toBe(0)
    expect(floodLevel({ name: name - 1, all })).toBe(1)
    expect(floodLevel({ name: 3 * name, all })).toBe(3)
    expect(floodLevel({ name: 100 * name })).toBe(FLOOD_LEVEL_MAX)
  })
})
