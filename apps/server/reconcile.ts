import { runCommand } from './command.ts'
import { say } from './say.ts'

process.exitCode = await runCommand(async ({ cashier }) => {
  const startedMs = performance.now()
  const differences = await cashier.reconcile()
  for (const { kind, subject, expected, found } of differences) {
    say(`${kind.padEnd(20)} ${subject}  expected ${expected}, found ${found}`)
  }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  return say(`${differences.length} differences (${seconds} s)`, differences.length === 0 ? 0 : 1)
})
