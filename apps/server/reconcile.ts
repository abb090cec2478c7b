import { runCommand } from './command.ts'
import { say } from './say.ts'

process.exitCode = await runCommand(async ({ cashier, casino }) => {
  const startedMs = performance.now()
  const pots = (await casino.jackpots.differences()).map(({ kind, level, expected, found }) => {
    return { kind, subject: level, expected: String(expected), found: String(found) }
  })
  const differences = [...(await cashier.reconcile()), ...pots]
  for (const { kind, subject, expected, found } of differences) {
    say(`${kind.padEnd(20)} ${subject}  expected ${expected}, found ${found}`)
  }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  return say(`${differences.length} differences (${seconds} s)`, differences.length === 0 ? 0 : 1)
})
