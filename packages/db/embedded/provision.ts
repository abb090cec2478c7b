import pg from 'pg'
import { APP_ROLE } from '../roles.ts'
import type { Credentials } from './credentials.ts'

const OWNER_ROLE = 'poyraz_owner'
const DATABASE = 'poyraz'

/** Addresses of the three roles; the superuser's leads to the maintenance database. */
export type Urls = { readonly superuser: string; readonly owner: string; readonly app: string }

/** Address of a server: a port of 127.0.0.1, and the directory of its socket, if there is one. */
export type Listening = { readonly port: number; readonly socketDir: string | null }

export function urlsOf({ port, socketDir }: Listening, credentials: Credentials): Urls {
  // A host in the query overrides the other one, for our driver and for PostgreSQL's own programs.
  const way = socketDir === null ? '' : `?host=${encodeURIComponent(socketDir)}`
  const url = (role: string, password: string, database: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${database}${way}`
  return {
    superuser: url('postgres', credentials.superuser, 'postgres'),
    owner: url(OWNER_ROLE, credentials.owner, DATABASE),
    app: url(APP_ROLE, credentials.app, DATABASE),
  }
}

/**
 * Creates what is missing: the owner, who migrates; the application's role, without rights at first; the
 * database. A standby has those of its primary.
 */
export async function provision(urls: Urls, credentials: Credentials): Promise<void> {
  const client = new pg.Client({ connectionString: urls.superuser })
  await client.connect()
  try {
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    if (rows[0]?.standby) return
    await ensureRole(client, OWNER_ROLE, credentials.owner)
    await ensureRole(client, APP_ROLE, credentials.app)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER_ROLE}`)
    await client.query(`revoke all on database ${DATABASE} from public`)
    await client.query(`grant connect on database ${DATABASE} to ${APP_ROLE}`)
  } finally {
    await client.end()
  }
}

/** Passwords are hex of our own making, so they need no quoting. */
async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await client.query(`create role ${role} login password '${password}'`)
}
