import { MINUTE_MS } from '@poyraz/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ATTEMPT_WINDOW_MS, judge, LIMITS, type PastAttempt } from './judge.ts'

const NOW_MS = 10 * ATTEMPT_WINDOW_MS

/** `a` same account, `d` same device, `s` same subnet, `l` late; then how many minutes ago. */
function past(...attempts: string[]): PastAttempt[] {
  return attempts.map((text) => {
    const [marks = '', minutes = '0'] = text.split(' ')
    return {
      sameAccount: marks.includes('a'),
      sameDevice: marks.includes('d'),
      sameSubnet: marks.includes('s'),
      late: marks.includes('l'),
      atMs: NOW_MS - Number(minutes) * MINUTE_MS,
    }
  })
}

const times = (count: number, text: string) => Array<string>(count).fill(text)
const ask = (attempts: PastAttempt[], knownDevice = false) => {
  const verdict = judge(attempts, { limits: LIMITS.password, knownDevice, nowMs: NOW_MS })
  return verdict.kind === 'free' ? 'free' : `${verdict.kind} ${verdict.retryAfterSeconds}`
}

describe('the lock of tries', () => {
  it.each([
    ['nothing before', [], 'free', 'free'],
    ['two on this device', times(2, 'ads'), 'free', 'free'],
    ['three on this device, the oldest 10 min ago', ['ads 10', 'ads 5', 'ads'], 'locked 1200', 'locked 1200'],
    ['three on this device from elsewhere', times(3, 'ad'), 'locked 1800', 'locked 1800'],
    ['three from this place on another device', times(3, 'as'), 'locked 1800', 'free'],
    ['late ones', times(19, 'adsl'), 'free', 'free'],
    ['30 on the account from anywhere', times(30, 'a'), 'locked 1800', 'free'],
    ['29 on the account from anywhere', times(29, 'a'), 'free', 'free'],
    ['20 of this address on other accounts', times(20, 's'), 'flooded 1800', 'free'],
    ['20 of this address, late', times(20, 'sl 1'), 'flooded 1740', 'free'],
    ['outside the window', times(40, 'ads 30'), 'free', 'free'],
    ['four, of which three are in the window', ['ad 31', 'ad 29', 'ad 2', 'ad 1'], 'locked 60', 'locked 60'],
  ])('%s', (_name, attempts, unknown, known) => {
    expect(ask(past(...attempts))).toBe(unknown)
    expect(ask(past(...attempts), true)).toBe(known)
  })

  it('is free again when it said so, and not a second before, if nobody tries meanwhile', () => {
    const attempt = fc.record({
      sameAccount: fc.boolean(),
      sameDevice: fc.boolean(),
      sameSubnet: fc.boolean(),
      late: fc.boolean(),
      atMs: fc.integer({ min: NOW_MS - ATTEMPT_WINDOW_MS, max: NOW_MS }),
    })
    const question = (nowMs: number) => ({ limits: LIMITS.code, knownDevice: false, nowMs })
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
        const now = judge(attempts, question(NOW_MS))
        const waitMs = now.kind === 'free' ? 0 : now.retryAfterSeconds * 1000
        const kinds = [judge(attempts, question(NOW_MS + waitMs)).kind]
        if (waitMs > 0) kinds.push(judge(attempts, question(NOW_MS + waitMs - 1000)).kind)
        // A flood that is over may leave a lock behind, never the other way round.
        expect(now.kind === 'flooded' ? ['free', 'locked'] : ['free']).toContain(kinds[0])
        expect(kinds[1]).not.toBe('free')
      }),
    )
  })
})
