import { systemClock } from '@poyraz/kernel'
import { readConfig } from './config.ts'
import { setMaintenance } from './edge/maintenance-switch.ts'

const USAGE = 'usage: npm run maintenance -- on [until, e.g. 2026-11-21T18:00:00Z] | off'

process.exitCode = await main(process.argv.slice(2))

/** `npm run maintenance`: closes or opens the site of this data directory; returns the exit code. */
async function main([state, until]: readonly string[]): Promise<number> {
  const config = readConfig(process.env)
  if (!config.ok) return say(config.error, 1)
  const untilMs = until === undefined ? null : Date.parse(until)
  if ((state !== 'on' && state !== 'off') || Number.isNaN(untilMs)) return say(USAGE, 1)
  const from = new Date(systemClock.nowMs()).toISOString()
  const notice = { from, until: untilMs === null ? null : new Date(untilMs).toISOString() }
  await setMaintenance(config.value.dataDir, state === 'on' ? notice : null)
  return say(state === 'on' ? 'The site is under maintenance.' : 'The site is open.', 0)
}

function say(line: string, exitCode: number): number {
  process.stdout.write(`${line}\n`)
  return exitCode
}
