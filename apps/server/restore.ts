import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { retireSeeds } from '@poyraz/casino'
import { openDatabase, provideDatabase, restorePostgres, transact } from '@poyraz/db'
import { systemClock } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import { endVirtualBets } from '@poyraz/sportsbook'
import { retireSeasons } from '@poyraz/tables'
import { serverKeys } from './known-keys.ts'
import { inOneLine, readArgs, say } from './say.ts'

const USAGE =
  'usage: npm run restore -- DIR --to NEW_DATA_DIR --keys SAVED_KEYS [--time 2026-11-23T08:12:00Z]'
/** Folders that a backup contains beside the database; it never contains keys. */
const BESIDE = ['audit', 'uploads']
/** Left by an earlier attempt that failed. */
const HALF_DONE = 'postgres.new'

type Order = {
  readonly from: string
  readonly to: string
  readonly keys: string
  readonly until: Date | undefined
}

process.exitCode = await inOneLine(main)

/** `npm run restore`: creates a data directory from backups and saved keys. Returns the exit code. */
async function main(): Promise<number> {
  const order = readOrder()
  if (order === null) return say(USAGE, 1)
  if (!existsSync(join(order.keys, 'seeds.key'))) return say(`there are no saved keys in ${order.keys}`, 1)
  const found = await readdir(order.to).catch(() => [])
  if (found.some((name) => name !== HALF_DONE))
    return say(`${order.to} is not empty: restore to a new folder`, 1)
  return restore(order)
}

function readOrder(): Order | null {
  const typed = readArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, keys: { type: 'string' }, time: { type: 'string' } },
  })
  if (typed === null) return null
  const [from, ...more] = typed.positionals
  const { to, keys, time } = typed.values
  const until = time === undefined ? undefined : new Date(time)
  if (from === undefined || more.length > 0 || to === undefined || keys === undefined) return null
  if (until && Number.isNaN(until.getTime())) return null
  return { from: resolve(from), to: resolve(to), keys: resolve(keys), until }
}

async function restore({ from, to, keys, until }: Order): Promise<number> {
  const { base, at } = await restorePostgres({ from, dataDir: join(to, 'postgres'), until })
  for (const name of BESIDE.filter((folder) => existsSync(join(base, folder))))
    await cp(join(base, name), join(to, name), { recursive: true })
  await cp(keys, join(to, 'keys'), { recursive: true })
  const faults = await settle(to)
  say(`${to}: from ${base}, ${at ? `and its log to ${at.toISOString()}` : 'without its log'}`)
  say(
    `${faults} faults in the books. Start it with DATA_DIR=${to}, and BACKUP_DIR a new folder or none; then`,
  )
  return say('npm run backup, npm run audit and npm run reconcile.', faults === 0 ? 0 : 1)
}

/**
 * Retires the seeds, which may be known by now, and returns the number of faults that the ledger's audit
 * finds. Throws `StartError` if the keys do not belong to this database; the seeds are retired by then, and
 * the right keys can be copied afterwards.
 */
async function settle(dataDir: string): Promise<number> {
  await using started = new AsyncDisposableStack()
  const provided = await provideDatabase({ dataDir })
  started.defer(() => provided.stop())
  const owner = openDatabase({ url: provided.ownerUrl, max: 1 })
  started.defer(() => owner.close())
  await transact(owner.db, async (tx) => {
    await retireSeeds(tx)
    await retireSeasons(tx)
    await endVirtualBets(tx)
  })
  const faults = await createLedger({ database: owner, clock: systemClock }).audit()
  await serverKeys({ dir: join(dataDir, 'keys'), database: owner, clock: systemClock })
  return faults.length
}
