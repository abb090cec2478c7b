import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { changedFiles, selectTests } from './changed.ts'
import { BUILD_STEP, runSteps, STATIC_STEPS, STEPS_AT_ONCE } from './steps.ts'
import { addCounts, type Counts, NO_TESTS, runSuites } from './suites.ts'
import { summarize } from './summary.ts'

/**
 * `npm run check`: the static checks and the pure tests, in seconds. `npm run check -- --changed [BASE]`: the
 * static checks and every test that is affected by the difference to BASE (a commit; HEAD by default).
 */
const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const failed = await runSteps(STATIC_STEPS, STEPS_AT_ONCE)
const suites = values.changed
  ? await runChanged(positionals[0] ?? 'HEAD')
  : await runSuites({ projects: ['unit'] }, process.env)
const { line, code } = summarize({ passed: STATIC_STEPS.length - failed, failed }, suites)
console.log(line)
process.exitCode = code

async function runChanged(base: string): Promise<Counts> {
  const { sources, databaseFolders, journeys } = selectTests(await changedFiles(base))
  const related = { projects: ['unit', 'dom', 'pg'], filters: sources, related: true }
  const ofSources = sources.length === 0 ? NO_TESTS : await runSuites(related, process.env)
  const ofDatabase = { projects: ['pg'], filters: databaseFolders }
  const ofSql = databaseFolders.length === 0 ? NO_TESTS : await runSuites(ofDatabase, process.env)
  const ofJourneys = journeys.length === 0 ? NO_TESTS : await runJourneys(journeys)
  return [ofSources, ofSql, ofJourneys].reduce(addCounts)
}

async function runJourneys(journeys: readonly string[]): Promise<Counts> {
  const [browser, unbuilt] = await Promise.all([findBrowser(), runSteps([BUILD_STEP])])
  if (!browser.ok) console.log(browser.error)
  if (!browser.ok || unbuilt > 0) return { passed: 0, failed: 1, skipped: 0 }
  const env = { ...process.env, CHROMIUM_PATH: browser.value }
  return runSuites({ projects: ['e2e'], filters: journeys }, env)
}
