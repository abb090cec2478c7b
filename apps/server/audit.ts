import { runCommand } from './command.ts'
import { say } from './say.ts'

/** Audits the ledger, the jackpots and the audit trail; prints each fault and exits with 1 if there is one. */
process.exitCode = await runCommand(async ({ ledger, compliance, casino }) => {
  const faults = await ledger.audit()
  for (const fault of faults) say(JSON.stringify(fault))
  const changes = await compliance.auditEvents()
  for (const { subject, fault } of changes) say(`${fault.padEnd(20)} ${subject}`)
  const pots = await casino.jackpots.differences()
  for (const { kind, level, expected, found } of pots) {
    say(`${kind.padEnd(20)} ${level}  expected ${expected}, found ${found} micro-kuruş`)
  }
  const count = faults.length + changes.length + pots.length
  return say(`${count} faults`, count === 0 ? 0 : 1)
})
