import { findBrowser } from './browser.ts'
import { provideRedis } from './redis.ts'
import { BUILD_STEP, DEAD_CODE_STEP, runSteps, STATIC_STEPS, STEPS_AT_ONCE, type Step } from './steps.ts'
import { runSuites } from './suites.ts'
import { summarize } from './summary.ts'

let browser: string | undefined
/**
 * Runs first, so that its message is near the start of the output: without a browser the end-to-end tests
 * fail.
 */
const browserStep: Step = {
  name: 'browser',
  run: async () => {
    const found = await findBrowser()
    if (!found.ok) return { code: 1, output: found.error }
    browser = found.value
    return { code: 0, output: '' }
  },
}

const steps = [browserStep, ...STATIC_STEPS, DEAD_CODE_STEP, BUILD_STEP]
const failed = await runSteps(steps, STEPS_AT_ONCE)
await provideRedis()
const projects = browser === undefined ? ['unit', 'dom', 'pg'] : ['unit', 'dom', 'pg', 'e2e']
const env = { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) }
const suites = await runSuites({ projects }, env)
const { line, code } = summarize({ passed: steps.length - failed, failed }, suites)
console.log(line)
process.exitCode = code
