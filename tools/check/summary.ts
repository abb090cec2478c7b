import type { Counts } from './suites.ts'

/** Returns the last line of a run, and its exit code. */
export function summarize(
  steps: { passed: number; failed: number },
  suites: Counts,
): { line: string; code: number } {
  const passed = steps.passed + suites.passed
  const failed = steps.failed + suites.failed
  const skipped = suites.skipped === 0 ? '' : `, ${suites.skipped} skipped`
  return { line: `${passed} passed, ${failed} failed${skipped}`, code: failed === 0 ? 0 : 1 }
}
