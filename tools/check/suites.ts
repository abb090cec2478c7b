import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed, run } from '../command.ts'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** What we read of vitest's JSON report. */
export type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Runs the named vitest projects and counts their tests. */
export async function runSuites(projects: readonly string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'poyraz-report-'))
  const file = join(folder, 'report.json')
  try {
    const selected = projects.flatMap((name) => ['--project', name])
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code } = await run([installed('vitest'), 'run', ...selected, ...reporters], { show: true, env })
    const text = await readFile(file, 'utf8').catch(() => null)
    return count(text === null ? null : JSON.parse(text), code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A file that could not even be loaded is a failure, and so is a run that failed for no test's reason. */
export function count(report: Report | null, exitCode: number): Counts {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + broken
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
