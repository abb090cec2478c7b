import { describe, expect, test } from 'vitest'
import { runSteps } from './steps.ts'
import { count, type FileResult, flakyTests, type Report, withRetries } from './suites.ts'
import { summarize } from './summary.ts'

const tests = (...statuses: readonly string[]) =>
  statuses.map((status, index) => ({ status, fullName: `test ${index}` }))
const file = (name: string, status: string, ...statuses: readonly string[]): FileResult => ({
  name,
  status,
  assertionResults: tests(...statuses),
})
const report = (...testResults: readonly FileResult[]): Report => ({ testResults })

describe('counting a report', () => {
  test('counts passed, failed and skipped tests', () => {
    expect(count(report(file('a', 'passed', 'passed', 'passed')), 0)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
    })
    const mixed = report(file('a', 'failed', 'passed', 'failed'), file('b', 'passed', 'pending', 'todo'))
    expect(count(mixed, 1)).toEqual({ passed: 1, failed: 1, skipped: 2 })
  })

  test('counts a file that failed without a failed test as one failure', () => {
    expect(count(report(file('a', 'failed')), 1).failed).toBe(1)
    expect(count(report(file('a', 'failed', 'skipped')), 1).failed).toBe(1)
  })

  test('counts a run that failed outside of its tests, or left no report, as one failure', () => {
    expect(count(report(file('a', 'passed', 'passed')), 1).failed).toBe(1)
    expect(count(null, 0).failed).toBe(1)
  })
})

describe('a second run of failed files', () => {
  const first = report(file('a', 'failed', 'passed', 'failed', 'failed'), file('b', 'passed', 'passed'))

  test('replaces the first result and lists the tests that passed alone', () => {
    const retries = [file('a', 'failed', 'passed', 'passed', 'failed')]
    expect(flakyTests(first, retries)).toEqual(['test 1'])
    expect(count(withRetries(first, retries), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  test('lists a file that failed as a whole by its path', () => {
    expect(flakyTests(report(file('a', 'failed')), [file('a', 'passed', 'passed')])).toEqual(['a'])
  })

  test('keeps the failures of a file whose second run left no report', () => {
    expect(flakyTests(first, [])).toEqual([])
    expect(count(withRetries(first, []), 1).failed).toBe(2)
  })
})

describe('the last line', () => {
  test('adds steps and tests, and names skipped ones only if there are any', () => {
    expect(summarize({ passed: 8, failed: 0 }, { passed: 5, failed: 0, skipped: 0 })).toEqual({
      line: '13 passed, 0 failed',
      code: 0,
    })
    expect(summarize({ passed: 7, failed: 1 }, { passed: 5, failed: 1, skipped: 2 })).toEqual({
      line: '12 passed, 2 failed, 2 skipped',
      code: 1,
    })
  })
})

test('every step is run and those that failed are counted', async () => {
  const ran: string[] = []
  const step = (name: string, code: number) => ({
    name,
    run: async () => {
      ran.push(name)
      return { code, output: '' }
    },
  })
  const steps = [step('a', 0), step('b', 1), step('c', 0), step('d', 2)]
  expect(await runSteps(steps)).toBe(2)
  expect(await runSteps(steps, 3)).toBe(2)
  expect(ran).toEqual(['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'])
})
