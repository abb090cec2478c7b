import { runSteps, STATIC_STEPS } from './steps.ts'
import { runSuites } from './suites.ts'
import { summarize } from './summary.ts'

/** The checks that take seconds, for between two edits. */
const failed = await runSteps(STATIC_STEPS)
const suites = await runSuites(['unit'], process.env)
const { line, code } = summarize({ passed: STATIC_STEPS.length - failed, failed }, suites)
console.log(line)
process.exitCode = code
