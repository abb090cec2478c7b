import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Postgres, type PostgresOptions, startPostgres } from './launcher.ts'
import { postgresIn } from './processes.ts'

const HOLDER = fileURLToPath(new URL('./fixtures/hold-postgres.ts', import.meta.url))

let dataDir: string
let started: { stop(): Promise<void> }[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poyraz-launcher-'))
  started = []
})
afterEach(async () => {
  for (const each of started) await each.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(options: Partial<PostgresOptions> = {}): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, ...options })
  started.push(postgres)
  return postgres
}

/** Starts the launcher in another process, which can be killed. */
async function startElsewhere(
  env = process.env,
): Promise<{ holder: ChildProcess; pid: number; url: string }> {
  const holder = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'], env })
  started.push({ stop: () => end(holder, 'SIGTERM') })
  const ended = once(holder, 'exit').then(() => Promise.reject(new Error('the other launcher gave up')))
  const [line] = await Promise.race([once(holder.stdout, 'data'), ended])
  const { pid, url } = JSON.parse(String(line)) as { pid: number; url: string }
  return { holder, pid, url }
}

async function end(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(name)
  await ended
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Writes rows until `kill` has ended the server; returns the acknowledged ones. */
async function writeUntilDeath(url: string, kill: () => Promise<unknown> | boolean): Promise<number[]> {
  const acknowledged: number[] = []
  const writing = write(url, acknowledged)
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50)
  await kill()
  await writing
  return acknowledged
}

async function write(url: string, acknowledged: number[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query('create table if not exists public.row (id integer primary key)')
  try {
    for (let id = 0; ; id++) {
      await client.query('insert into public.row values ($1)', [id])
      acknowledged.push(id)
    }
  } catch {
    // The server is gone; the list contains the rows that were acknowledged before.
  }
}

async function storedIds(url: string): Promise<number[]> {
  return (await query<{ id: number }>(url, 'select id from public.row order by id')).map((row) => row.id)
}

/** Expects all acknowledged rows. Only the row in flight may be stored without an acknowledgement. */
function expectKept(stored: number[], acknowledged: number[]): void {
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(stored.slice(0, acknowledged.length)).toEqual(acknowledged)
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(1)
}

describe('a crash', () => {
  test('of the server: it comes back on the same port with every acknowledged row', async () => {
    const postgres = await start()
    const { pid, urls } = postgres
    const acknowledged = await writeUntilDeath(urls.owner, () => process.kill(pid, 'SIGKILL'))
    await expect.poll(() => storedIds(urls.owner).catch(() => [])).not.toEqual([])
    expectKept(await storedIds(urls.owner), acknowledged)
    expect(postgres.pid).not.toBe(pid)
  })

  test('of launcher and server: the next start recovers', async () => {
    const { holder, pid, url } = await startElsewhere()
    const acknowledged = await writeUntilDeath(url, () => {
      process.kill(pid, 'SIGKILL')
      return end(holder, 'SIGKILL')
    })
    expectKept(await storedIds((await start()).urls.owner), acknowledged)
  })

  test('of the launcher alone: the next start ends the orphan and serves its rows', async () => {
    const { holder, pid, url } = await startElsewhere()
    let postgres: Postgres | undefined
    const acknowledged = await writeUntilDeath(url, async () => {
      await end(holder, 'SIGKILL')
      expect(postgresIn(join(dataDir, 'cluster'))).toContain(pid)
      postgres = await start()
    })
    expectKept(await storedIds(postgres?.urls.owner ?? ''), acknowledged)
    expect(postgresIn(join(dataDir, 'cluster'))).not.toContain(pid)
  })

  test('repeatedly is reported instead of restarted forever', async () => {
    let lost: Error | undefined
    const postgres = await start({
      onLost: (error) => {
        lost = error
      },
    })
    let killed = 0
    await expect
      .poll(
        () => {
          if (killed !== postgres.pid && postgresIn(join(dataDir, 'cluster')).includes(postgres.pid)) {
            killed = postgres.pid
            process.kill(killed, 'SIGKILL')
          }
          return lost?.message
        },
        { timeout: 120_000, interval: 20 },
      )
      .toMatch(/^PostgreSQL keeps dying: read .*postgres\.log$/)
  })
})

describe('one launcher per directory', () => {
  test('a second start is refused with one line, and the first continues', async () => {
    const { holder, url } = await startElsewhere()
    const mine = await startPostgres({ dataDir: join(dataDir, 'mine') })
    started.push(mine)
    await expect(startPostgres({ dataDir: join(dataDir, 'mine') })).rejects.toThrow(`process ${process.pid}`)
    await expect(start()).rejects.toThrow(
      `is in use by process ${holder.pid}: stop it, or set another DATA_DIR`,
    )
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a lock and a pid file whose numbers now belong to other processes are taken over', async () => {
    await (await start()).stop()
    await writeFile(join(dataDir, 'launcher.lock'), JSON.stringify({ pid: process.ppid, mark: 'earlier' }))
    await writeFile(join(dataDir, 'cluster', 'postmaster.pid'), `${process.ppid}\n${dataDir}/cluster\n`)
    expect((await start()).port).toBeGreaterThan(0)
  })
})

test('an interrupted creation is started again', async () => {
  await mkdir(join(dataDir, 'cluster.new', 'base'), { recursive: true })
  expect((await start()).port).toBeGreaterThan(0)
})

test('listens on a socket and the port, or only on the port if the socket path is too long', async () => {
  const way = 'select inet_server_port() as port'
  const first = await start()
  expect(await query(first.urls.app, way)).toEqual([{ port: null }])
  expect(await query(first.urls.app.replace(/\?.*/, ''), way)).toEqual([{ port: first.port }])
  await first.stop()
  const deep = await start({ dataDir: join(dataDir, 'a'.repeat(90)) })
  expect(await query(deep.urls.app, way)).toEqual([{ port: deep.port }])
})

test('a failed start reports the reason in one line and releases the directory', async () => {
  const failing = start({ settings: { shared_buffers: 'nonsense' } })
  await expect(failing).rejects.toThrow(/^PostgreSQL does not start: .*shared_buffers.*postgres\.log\)$/)
  expect(existsSync(join(dataDir, 'launcher.lock'))).toBe(false)
})

test('a data directory is durable, checksummed, private, locale-neutral, and released by stop()', async () => {
  const postgres = await start()
  const { urls } = postgres
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']
  const settings = await query<{ setting: string }>(
    urls.app,
    `select setting from pg_settings where name in ('${names.join("','")}')`,
  )
  expect(settings.map((row) => row.setting)).toEqual(['on', 'on', 'on', 'on'])
  expect(
    await query(
      urls.app,
      `select lower('I') as plain, lower('I' collate "tr-x-icu") as turkish, 'ç' collate "tr-x-icu" < 'd' as sorted`,
    ),
  ).toEqual([{ plain: 'i', turkish: 'ı', sorted: true }])

  expect(statSync(join(dataDir, 'credentials.json')).mode & 0o077).toBe(0)
  expect(statSync(join(dataDir, 'cluster')).mode & 0o077).toBe(0)
  const { superuser } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'))
  await expect(query(urls.superuser.replace(superuser, 'wrong'), 'select 1')).rejects.toThrow(
    'authentication failed',
  )

  await Promise.all([postgres.stop(), postgres.stop()])
  expect(postgresIn(join(dataDir, 'cluster'))).toEqual([])
  expect(existsSync(join(dataDir, 'launcher.lock'))).toBe(false)
})

test.runIf(process.getuid?.() === 0)(
  'where user namespaces are forbidden, root drops its rights',
  async () => {
    const bin = join(dataDir, 'bin')
    await mkdir(bin)
    for (const program of ['setpriv', 'true']) {
      await symlink(execFileSync('which', [program]).toString().trim(), join(bin, program))
    }
    const { pid, url } = await startElsewhere({ ...process.env, PATH: bin })
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).not.toMatch(/^Uid:\s+0\s/m)
  },
)
