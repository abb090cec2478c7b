import { runCommand } from './command.ts'
import { say } from './say.ts'

/** Audits the ledger and the audit trail; prints each fault and exits with 1 if there is one. */
process.exitCode = await runCommand(async ({ ledger, compliance }) => {
  const faults = await ledger.audit()
  for (const fault of faults) say(JSON.stringify(fault))
  const changes = await compliance.auditEvents()
  for (const { subject, fault } of changes) say(`${fault.padEnd(20)} ${subject}`)
  const count = faults.length + changes.length
  return say(`${count} faults`, count === 0 ? 0 : 1)
})
