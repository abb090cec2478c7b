import { createHmac } from 'node:crypto'
import type { Database } from '@poyraz/db'
import type { Clock } from '@poyraz/kernel'
import { StartError } from './errors.ts'
import { type Keys, loadKeys } from './keys.ts'

type Print = { readonly name: string; readonly print: string }

export type KeyFolder = { readonly dir: string; readonly database: Database; readonly clock: Clock }

/**
 * Returns the keys for a server on this database. Creates keys that the database has not recorded yet. Throws
 * `StartError` if a recorded key is missing or different: with new keys no player would be recognised, and
 * data encrypted with the old ones would be lost.
 */
export async function serverKeys({ dir, database, clock }: KeyFolder): Promise<Keys> {
  const seen = new Set((await readPrints(database)).map(({ name }) => name))
  const keys = await loadKeys(dir, clock, (name) => !seen.has(name))
  const prints = printsOf(keys)
  // If two servers start together with different keys, the first one to write wins.
  await database.pool.query(
    `insert into db.key_print (name, print) select * from unnest($1::text[], $2::text[])
     on conflict (name) do nothing`,
    [prints.map(({ name }) => name), prints.map(({ print }) => print)],
  )
  return assertKnown(keys, { dir, database })
}

/** Returns the keys for a command. Throws `StartError` unless they are those of the server. */
export async function commandKeys({ dir, database, clock }: KeyFolder): Promise<Keys> {
  return assertKnown(await loadKeys(dir, clock, () => false), { dir, database })
}

async function assertKnown(
  keys: Keys,
  { dir, database }: Pick<KeyFolder, 'dir' | 'database'>,
): Promise<Keys> {
  const known = new Map((await readPrints(database)).map(({ name, print }) => [name, print]))
  const other = printsOf(keys).filter(({ name, print }) => known.get(name) !== print)
  if (other.length === 0) return keys
  const names = other.map(({ name }) => `${name}.key`).join(', ')
  throw new StartError(
    `${dir} holds keys that are not this database's (${names}): check DATA_DIR and DATABASE_URL, or put the saved copies back`,
  )
}

/** Fingerprints of all keys but those that are renewed: of sessions and of receipts. */
function printsOf(keys: Keys): readonly Print[] {
  const { identity, totp, seeds, documents, payments, demo, push } = keys
  return Object.entries({ identity, totp, seeds, documents, payments, demo, push }).map(([name, key]) => ({
    name,
    print: createHmac('sha256', key).update(`print of ${name}`).digest('hex'),
  }))
}

async function readPrints({ pool }: Database): Promise<readonly Print[]> {
  const { rows } = await pool.query<Print>('select name, print from db.key_print')
  return rows
}
