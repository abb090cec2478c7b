import { describe, expect, test } from 'vitest'
import { keepRunning } from './keep-running.js'

const died = { code: 134, signal: 'SIGABRT', hasStarted: true, isAsked: false } as const
const MINUTE_MS = 60_000

/** Simulates these ends of the server in order, the last one repeatedly, `apartMs` apart. */
async function watch(ends: readonly object[], apartMs = 0) {
  const lines: string[] = []
  let starts = 0
  const start = async () => ({ ...died, ...ends[Math.min(starts++, ends.length - 1)] })
  const code = await keepRunning(
    start,
    (line) => void lines.push(line),
    () => starts * apartMs,
  )
  return { code, starts, lines }
}

const ended = { code: 0, signal: null }
const MANY = Array.from({ length: 30 }, () => ({}))

describe('a server that crashed after its start is started again (F18)', () => {
  test.each([
    ['a blocked loop, memory that ran out', {}, 'SIGABRT'],
    ['a fault of the machine', { code: 139, signal: 'SIGSEGV' }, 'SIGSEGV'],
    ['an error that nobody caught', { code: 1, signal: null }, 'exit code 1'],
  ])('%s', async (_, end, why) => {
    const { code, starts, lines } = await watch([end, ended])
    expect({ code, starts }).toEqual({ code: 0, starts: 2 })
    expect(lines).toEqual([`poyraz: the server died (${why}) and is started again`])
  })
})

describe('a server is not restarted', () => {
  test.each([
    ['that ended in order', ended],
    ['that was told to stop and did not manage', { code: 1, signal: null, isAsked: true }],
    ['that was told to stop while it hung', { isAsked: true }],
    ['that could not start', { code: 1, signal: null, hasStarted: false }],
    ['that somebody killed', { code: 137, signal: 'SIGKILL' }],
  ])('one %s', async (_, end) => {
    expect(await watch([end])).toEqual({ code: { ...died, ...end }.code, starts: 1, lines: [] })
  })

  test('if it crashes for the sixth time within ten minutes; its exit code is kept', async () => {
    const { code, starts, lines } = await watch([...MANY, ended], MINUTE_MS)
    expect({ code, starts }).toEqual({ code: 134, starts: 6 })
    expect(lines.at(-1)).toBe(
      'poyraz: the server died (SIGABRT) 6 times within 10 minutes: it is not started again',
    )
  })

  test('but it is restarted if it crashes rarely', async () => {
    const { starts, lines } = await watch([...MANY, ended], 3 * MINUTE_MS)
    expect(starts).toBe(31)
    expect(lines).toHaveLength(30)
  })
})
