import type { Problem } from './syntax.ts'

/** Prints the findings of a check, or that there are none, and sets the exit code. */
export function report(problems: readonly Problem[], fine: string): void {
  for (const { path, line, message } of problems) console.log(`${path}:${line} ${message}`)
  console.log(problems.length === 0 ? fine : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
