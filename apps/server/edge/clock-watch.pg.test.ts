import { type Clock, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { type ClockWatch, watchClock } from './clock-watch.ts'

const SKEW_MS_MAX = 5 * MINUTE_MS

let test: TestDatabase
let offMs: number
/** How slow the database seems. */
let slowMs: number
let isAway: boolean
/** What an answer waits for. */
let held: Promise<void>
let lines: string
let watch: ClockWatch

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

beforeEach(async () => {
  offMs = 0
  slowMs = 0
  isAway = false
  held = Promise.resolve()
  lines = ''
  watch = await watchClock({ clock, database, skewMsMax: SKEW_MS_MAX, log })
})
afterEach(() => watch.close())

/** The test's own, while it is not away. */
const database = {
  pool: {
    async query(text: string) {
      if (isAway) throw new Error('away')
      const until = held
      const answer = await test.database.pool.query(text)
      await until
      return answer
    },
  },
} as TestDatabase['database']
const log = createLog('info', { write: (line) => void (lines += line) })
/** The machine's own, put forward by so much; each reading comes `slowMs` after the one before. */
const clock: Clock = {
  nowMs() {
    offMs += slowMs
    return Date.now() + offMs
  },
}

async function setOff(ms: number): Promise<void> {
  offMs = ms
  await watch.look()
}

describe('the clock of this machine (R63)', () => {
  it('is right beside its own database', () => {
    expect(watch.isWrong()).toBe(false)
    expect(Math.abs(watch.skewMs())).toBeLessThan(SECOND_MS)
  })

  it.each([1, -1])('is wrong beyond the bound, and right again within it: %j', async (sign) => {
    await setOff(sign * (SKEW_MS_MAX - 10 * SECOND_MS))
    expect(watch.isWrong()).toBe(false)
    await setOff(sign * (SKEW_MS_MAX + 10 * SECOND_MS))
    expect(watch.isWrong()).toBe(true)
    expect(sign * watch.skewMs()).toBeGreaterThan(SKEW_MS_MAX)
    await setOff(0)
    expect(watch.isWrong()).toBe(false)
  })

  it('is told of when it drifts, when it is wrong and when it is right again, each once', async () => {
    for (const ms of [MINUTE_MS, MINUTE_MS, 10 * MINUTE_MS, 10 * MINUTE_MS, 0, 0]) await setOff(ms)
    const told = lines.trim().split('\n')
    expect(told.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40, 50, 30])
    expect(JSON.parse(told[1] ?? '')).toMatchObject({ skewSeconds: expect.closeTo(600, -1) })
  })

  it('is not blamed for an answer that took long', async () => {
    // It looks no more by itself: each reading of this clock counts.
    await watch.close()
    slowMs = 20 * MINUTE_MS
    await setOff(-30 * MINUTE_MS)
    expect(watch.skewMs()).toBe(0)
  })

  it('is judged by the newest question, in whatever order the answers come', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    const late = watch.look()
    held = Promise.resolve()
    await setOff(10 * MINUTE_MS)
    resolve()
    await late
    expect(watch.isWrong()).toBe(true)
  })

  it('keeps what was found while the database does not answer', async () => {
    await setOff(10 * MINUTE_MS)
    isAway = true
    await expect(setOff(0)).rejects.toThrow('away')
    expect(watch.isWrong()).toBe(true)
  })
})

describe('work that goes by the clock', () => {
  it('rests while that is wrong, and is ended for good', async () => {
    const told: string[] = []
    const end = watch.whileRight(() => {
      told.push('start')
      return async () => void told.push('stop')
    })
    expect(told).toEqual(['start'])
    for (const ms of [10 * MINUTE_MS, 10 * MINUTE_MS]) await setOff(ms)
    expect(told).toEqual(['start', 'stop'])
    await setOff(0)
    expect(told).toEqual(['start', 'stop', 'start'])
    await end()
    for (const ms of [10 * MINUTE_MS, 0]) await setOff(ms)
    expect(told).toEqual(['start', 'stop', 'start', 'stop'])
  })

  it('is not begun where the clock is wrong from the start', async () => {
    await setOff(10 * MINUTE_MS)
    const told: string[] = []
    const end = watch.whileRight(() => {
      told.push('start')
      return async () => undefined
    })
    expect(told).toEqual([])
    await setOff(0)
    expect(told).toEqual(['start'])
    await end()
  })
})
