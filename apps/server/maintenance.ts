import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '@poyraz/kernel'
import { readConfig } from './config.ts'
import { setMaintenance } from './edge/maintenance-switch.ts'
import { inOneLine, say } from './say.ts'

const USAGE = 'usage: npm run maintenance -- on [until, e.g. 2026-11-21T18:00:00Z] | off'

process.exitCode = await inOneLine(() => main(process.argv.slice(2)))

/** `npm run maintenance`: closes or opens the site of this data directory. Returns the exit code. */
async function main([state, until]: readonly string[]): Promise<number> {
  const config = readConfig(process.env)
  if (!config.ok) return say(config.error, 1)
  const untilMs = until === undefined ? null : Date.parse(until)
  if ((state !== 'on' && state !== 'off') || Number.isNaN(untilMs)) return say(USAGE, 1)
  const { dataDir } = config.value
  // Without keys this is no data directory of a server, and no server would read the file.
  if (!existsSync(join(dataDir, 'keys'))) return say(`there is no server in ${dataDir}: check DATA_DIR`, 1)
  const from = new Date(systemClock.nowMs()).toISOString()
  const notice = { from, until: untilMs === null ? null : new Date(untilMs).toISOString() }
  await setMaintenance(dataDir, state === 'on' ? notice : null)
  return say(state === 'on' ? 'The site is under maintenance.' : 'The site is open.')
}
