import { type Clock, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { type ClockWatch, watchClock } from './clock-watch.ts'

const SKEW_MS_MAX = 5 * MINUTE_MS

let test: TestDatabase
let offMs: number
/** Simulated response time of the database. */
let slowMs: number
let isAway: boolean
/** Delays the answers of the database. */
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

/** The test database, with simulated outages. */
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
/** The machine's clock with an offset; each reading is `slowMs` later than the previous one. */
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
  it('is right if it agrees with the database', () => {
    expect(watch.isWrong()).toBe(false)
    expect(Math.abs(watch.skewMs())).toBeLessThan(SECOND_MS)
  })

  it.each([1, -1])('is wrong beyond the maximum skew, and right again within it: %j', async (sign) => {
    await setOff(sign * (SKEW_MS_MAX - 10 * SECOND_MS))
    expect(watch.isWrong()).toBe(false)
    await setOff(sign * (SKEW_MS_MAX + 10 * SECOND_MS))
    expect(watch.isWrong()).toBe(true)
    expect(sign * watch.skewMs()).toBeGreaterThan(SKEW_MS_MAX)
    await setOff(0)
    expect(watch.isWrong()).toBe(false)
  })

  it('is logged once each when it drifts, becomes wrong and becomes right again', async () => {
    for (const ms of [MINUTE_MS, MINUTE_MS, 10 * MINUTE_MS, 10 * MINUTE_MS, 0, 0]) await setOff(ms)
    const told = lines.trim().split('\n')
    expect(told.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40, 50, 30])
    expect(JSON.parse(told[1] ?? '')).toMatchObject({ skewSeconds: expect.closeTo(600, -1) })
  })

  it('is not considered wrong because of a slow answer', async () => {
    // Stops the periodic checks, because each reading of this clock counts.
    await watch.close()
    slowMs = 20 * MINUTE_MS
    await setOff(-30 * MINUTE_MS)
    expect(watch.skewMs()).toBe(0)
  })

  it('is judged by the newest question, whatever the order of the answers', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    const late = watch.look()
    held = Promise.resolve()
    await setOff(10 * MINUTE_MS)
    resolve()
    await late
    expect(watch.isWrong()).toBe(true)
  })

  it('keeps the last result while the database does not answer', async () => {
    await setOff(10 * MINUTE_MS)
    isAway = true
    await expect(setOff(0)).rejects.toThrow('away')
    expect(watch.isWrong()).toBe(true)
  })
})

describe('work that depends on the clock', () => {
  it('pauses while the clock is wrong, and ends permanently', async () => {
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

  it('does not start while the clock is wrong from the beginning', async () => {
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
