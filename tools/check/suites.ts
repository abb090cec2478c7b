import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed, run } from '../command.ts'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 }

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

type TestResult = { readonly status: string; readonly fullName: string }
export type FileResult = {
  /** Path of the test file. */
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly TestResult[]
}
/** The part of vitest's JSON report that is used here. */
export type Report = { readonly testResults: readonly FileResult[] }

/** Maximum number of failed files to run again; more are not flaky. */
const RETRY_FILES_MAX = 8

/** Vitest projects, and which of their tests run: files whose path contains a filter, or all. */
export type Suites = {
  readonly projects: readonly string[]
  readonly filters?: readonly string[]
  /** Treats the filters as sources, and runs the tests that import them. */
  readonly related?: boolean
}

/**
 * Runs vitest projects and counts their tests. Each failed file is run once more, alone, at the end; a test
 * that passes then counts as passed and is printed as `flaky: name`.
 */
export async function runSuites(suites: Suites, env: NodeJS.ProcessEnv): Promise<Counts> {
  const { projects, filters = [], related = false } = suites
  const selected = projects.flatMap((name) => ['--project', name])
  const command = related ? ['related', '--run', '--passWithNoTests'] : ['run']
  const { report, code } = await runVitest([...command, ...selected, ...filters], env)
  const failed = failedFiles(report)
  const canRetry = failed.length > 0 && failed.length <= RETRY_FILES_MAX
  if (report === null || !canRetry) return count(report, code)
  const retries: FileResult[] = []
  for (const file of failed) {
    console.log(`again, alone: ${file}`)
    const again = await runVitest(['run', ...selected, '--maxWorkers=1', file], env)
    retries.push(...(again.report?.testResults ?? []))
  }
  for (const name of flakyTests(report, retries)) console.log(`flaky: ${name}`)
  const merged = withRetries(report, retries)
  return count(merged, failedFiles(merged).length === 0 ? 0 : code)
}

async function runVitest(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ report: Report | null; code: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'poyraz-report-'))
  const file = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code } = await run([installed('vitest'), ...args, ...reporters], { show: true, env })
    const text = await readFile(file, 'utf8').catch(() => null)
    return { report: text === null ? null : JSON.parse(text), code }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function failedFiles(report: Report | null): readonly string[] {
  return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name)
}

/** Returns the report with the second results in place of the first ones. */
export function withRetries(report: Report, retries: readonly FileResult[]): Report {
  const second = new Map(retries.map((result) => [result.name, result]))
  return { testResults: report.testResults.map((first) => second.get(first.name) ?? first) }
}

/**
 * Returns the tests that failed first and then passed alone; a file that failed as a whole is named by its
 * path.
 */
export function flakyTests(report: Report, retries: readonly FileResult[]): readonly string[] {
  return retries.flatMap((second) => {
    const first = report.testResults.find(({ name }) => name === second.name)
    if (first?.status !== 'failed') return []
    const failed = first.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return second.status === 'passed' ? [second.name] : []
    const passed = second.assertionResults.filter(({ status }) => status === 'passed')
    const names = new Set(passed.map(({ fullName }) => fullName))
    return failed.map(({ fullName }) => fullName).filter((name) => names.has(name))
  })
}

/**
 * Counts tests. A file that failed without a failed test is one failure; so is any other failure of the run.
 */
export function count(report: Report | null, exitCode: number): Counts {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const withStatus = (status: string) => tests.filter((test) => test.status === status).length
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const passed = withStatus('passed')
  const failed = withStatus('failed')
  return {
    passed,
    failed: failed + broken === 0 && exitCode !== 0 ? 1 : failed + broken,
    skipped: tests.length - passed - failed,
  }
}
