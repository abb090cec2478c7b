import { join, resolve } from 'node:path'
import { backUpEmbedded } from '@poyraz/db'
import { readConfig } from './config.ts'
import { inOneLine, readArgs, say } from './say.ts'

const USAGE = 'usage: npm run backup [-- DIR]; without DIR it goes where BACKUP_DIR says'

process.exitCode = await inOneLine(main)

/**
 * `npm run backup`: copies the embedded database, the audit anchors and the uploads, but not the keys.
 * Returns the exit code.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  if (!config.ok) return say(config.error, 1)
  const { dataDir, backupDir, databaseUrl } = config.value
  if (databaseUrl !== undefined) return say('the database of DATABASE_URL is copied with its own tools', 1)
  const typed = readArgs({ allowPositionals: true })
  const [given, ...more] = typed?.positionals ?? []
  const to = given === undefined ? backupDir : resolve(given)
  if (typed === null || to === undefined || more.length > 0) return say(USAGE, 1)
  const folders = { before: [join(dataDir, 'audit')], after: [join(dataDir, 'uploads')] }
  const made = await backUpEmbedded({ dataDir, backupDir }, to, folders)
  return say(`${made}\nThe keys are not in it: keep a copy of ${join(dataDir, 'keys')} apart from it.`)
}
