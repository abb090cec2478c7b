import { describe, expect, test } from 'vitest'
import { runSteps } from './steps.ts'
import { count, type Report } from './suites.ts'
import { summarize } from './summary.ts'

const report = (more: Partial<Report> = {}): Report => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
  ...more,
})

describe('counting a report', () => {
  test('what passed, failed and was skipped', () => {
    expect(count(report(), 0)).toEqual({ passed: 5, failed: 0, skipped: 0 })
    expect(count(report({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }), 1)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
    })
  })

  test('a file that could not be loaded is a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(count(report({ testResults }), 1).failed).toBe(1)
  })

  test('a run that failed outside of its tests is a failure, and so is one without a report', () => {
    expect(count(report(), 1).failed).toBe(1)
    expect(count(null, 0).failed).toBe(1)
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
  expect(await runSteps([step('a', 0), step('b', 1), step('c', 0), step('d', 2)])).toBe(2)
  expect(ran).toEqual(['a', 'b', 'c', 'd'])
})
