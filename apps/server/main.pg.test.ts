import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { financeCheckBalance, prepayProcessTransaction, userForgot } from '@poyraz/contract'
import { openDatabase } from '@poyraz/db'
import { createTestDatabase } from '@poyraz/testkit'
import { createClient } from '@poyraz/testkit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listening, type Run, type ServerRun, startProgram } from './process-tests/fixtures/program.ts'
import { DEMO_PASSWORD } from './seed.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const MAINTENANCE = fileURLToPath(new URL('./maintenance.ts', import.meta.url))

let dataDir: string
let runs: Run[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poyraz-main-'))
  runs = []
})
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  await Promise.all(runs.map(({ ended }) => ended))
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts a program of the server on the data directory of this test. */
function run(program: string, env: Record<string, string> = {}, args: readonly string[] = []): Run {
  const started = startProgram([program, ...args], { DATA_DIR: dataDir, ...env })
  runs.push(started)
  return started
}

async function serve(env: Record<string, string> = {}): Promise<ServerRun> {
  const server = run(MAIN, env)
  return { ...server, url: await listening(server) }
}

async function isAlive(pid: number): Promise<boolean> {
  return readFile(`/proc/${pid}/stat`).then(
    () => true,
    () => false,
  )
}

/** Returns the process id of the embedded PostgreSQL of this data directory. */
async function postgresPid(): Promise<number> {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}

describe('a server on a fresh data directory', () => {
  it('prints its addresses, obeys the maintenance command, stops with its database on SIGTERM', async () => {
    const server = await serve()
    for (const line of [
      /Demo login\s+deniz \/ Poyraz1/,
      /Mail and SMS\s+\S+\/dev\/inbox/,
      /Play money only/,
    ]) {
      expect(server.output()).toMatch(line)
    }
    const closed = async () => {
      const reply = await fetch(`${server.url}/endpoint/v1/check-maintenance`)
      return ((await reply.json()) as { data: { maintenance: boolean } }).data.maintenance
    }
    expect(await run(MAINTENANCE, {}, ['on', '2030-01-01T00:00:00Z']).ended).toBe(0)
    await expect.poll(closed).toBe(true)
    expect(await run(MAINTENANCE, {}, ['off']).ended).toBe(0)
    await expect.poll(closed).toBe(false)
    const pid = await postgresPid()
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(await isAlive(pid)).toBe(false)
  })

  it('refuses a database from before the first release with one line that says what to do', async () => {
    const test = await createTestDatabase()
    const owner = openDatabase({ url: test.ownerUrl })
    await owner.pool.query(
      `insert into db.migration (unit, file, checksum) values ('db', '001-keys-and-outbox.sql', '')`,
    )
    await owner.close()
    const server = run(MAIN, { DATABASE_URL: test.appUrl, DATABASE_OWNER_URL: test.superuserUrl })
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(
      /this database is from before the first release .*: delete or rename .* DATA_DIR/,
    )
    expect(server.output()).not.toMatch(/^\s+at /m)
    await test.close()
  })

  it('keeps acknowledged writes after kill -9, and refuses a second server on its data', async () => {
    const first = await serve()
    const client = createClient(first.url)
    await client.signIn('deniz', DEMO_PASSWORD)
    const paid = await client.call(prepayProcessTransaction, { methodID: 1, amount: 12_345 })
    expect(paid.result).toBe(true)
    const second = run(MAIN)
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toMatch(/^poyraz: the database in \S+ is in use by process \d+[^\n]*$/)
    first.child.kill('SIGKILL')
    await first.ended
    const third = await serve()
    const again = createClient(third.url)
    await again.signIn('deniz', DEMO_PASSWORD)
    expect((await again.call(financeCheckBalance, {})).data).toMatchObject([{ balance: 1_012_345 }])
  })
})

describe('a server that is asked to stop', () => {
  it('stops successfully although a client and a mail server hang', async () => {
    const mailServer = createServer()
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
    const { port } = mailServer.address() as AddressInfo
    const asked = once(mailServer, 'connection')
    const server = await serve({ SMTP_URL: `smtp://127.0.0.1:${port}`, DEMO_PLAYERS: 'on' })
    const client = connect(Number(new URL(server.url).port), '127.0.0.1')
    const head = [
      'POST /endpoint/v1 HTTP/1.1',
      'Host: localhost',
      'Content-Length: 100',
      'Content-Type: application/json',
    ]
    client.on('error', () => undefined).write(`${head.join('\r\n')}\r\n\r\n{`)
    await createClient(server.url).call(userForgot, { email: 'deniz@poyraz.example' })
    const [hanging] = (await asked) as [Socket]
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    for (const socket of [client, hanging]) socket.destroy()
    mailServer.close()
  })
})

describe('a server that cannot start', () => {
  it.each([
    [{ PORT: 'abc' }, /^poyraz: PORT must be a port from 0 to 65535$/],
    [{ MODE: 'real' }, /^poyraz: MODE=real needs LICENCE[^\n]*$/],
    [{ PAYMENTS_SECRET: 'whsec_secret' }, /^poyraz: PAYMENTS_SECRET must be whsec_ and 24 to 64 [^\n]*$/],
    [{ PAYMENTS_TOKEN: 'secret' }, /^poyraz: PAYMENTS_URL, [^\n]* set PAYMENTS_URL and PAYMENTS_SECRET too$/],
    [{ DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' }, /^poyraz: cannot reach the database[^\n]*$/],
  ])('prints the reason in one line and fails: %j', async (env, line) => {
    const failed = run(MAIN, env)
    expect(await failed.ended).toBe(1)
    expect(failed.output().trim()).toMatch(line)
    expect(failed.output()).not.toContain('secret')
  })

  it('names the port in use, and leaves no database running', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const { port } = holder.address() as AddressInfo
    const failed = run(MAIN, { PORT: String(port) })
    expect(await failed.ended).toBe(1)
    const said = failed.output().trim().split('\n').at(-1)
    expect(said).toBe(`poyraz: port ${port} is in use: stop what listens there or set PORT`)
    await expect(postgresPid()).rejects.toThrow('ENOENT')
    holder.close()
  })

  it('prints the usage of the maintenance command', async () => {
    const wrong = run(MAINTENANCE, {}, ['maybe'])
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toMatch(/^usage: npm run maintenance/)
  })
})
