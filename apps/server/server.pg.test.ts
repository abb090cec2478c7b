import { request } from 'node:http'
import { createServer } from 'node:net'
import { ERRORS, financeCheckBalance, maintenanceCheckStatus, systemPing } from '@poyraz/contract'
import { openDatabase } from '@poyraz/db'
import { fakeClock } from '@poyraz/testkit'
import { startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERROR_TEXTS } from './edge/error-texts.ts'
import { setMaintenance } from './edge/maintenance-switch.ts'
import { type Config, readConfig, startServer } from './index.ts'
import { createLog } from './log.ts'
import { DEMO_PASSWORD, seedDemoPlayers } from './seed.ts'

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let lines = ''
let server: TestServer

beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void (lines += line) })
  server = await startTestServer({ clock, log })
})
afterAll(() => server.close())

async function get(path: string): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(`${server.url}${path}`)
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('a running server', () => {
  it('is healthy and ready', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect(await get('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' })
  })

  it('returns the time of its clock (S7.17)', async () => {
    const reply = await server.client().call(systemPing, {})
    expect(reply).toMatchObject({ result: true, data: { time: '2026-11-21T09:00:00.000Z' } })
  })

  it('answers the plain GET requests (S7.18)', async () => {
    expect(JSON.parse((await get('/endpoint/v1/licenses?version=1')).text)).toMatchObject({
      result: true,
      data: [],
      pagination: { total: 0 },
    })
    expect(JSON.parse((await get('/endpoint/v1/client-info')).text).data).toMatchObject({ ip: '127.0.0.1' })
    const { id, spki } = JSON.parse((await get('/endpoint/v1/public-key')).text).data
    expect(id).toMatch(/^[0-9a-f]{8}$/)
    expect(Buffer.from(spki, 'base64').length).toBeGreaterThan(200)
    expect((await get('/endpoint/v1/check-maintenance?site=a&site=b')).status).toBe(400)
  })

  it('serves metrics on a separate listener only', async () => {
    const metrics = await (await fetch(server.metricsUrl)).text()
    expect(metrics).toMatch(/poyraz_calls_total\{class="system",method="ping",error="none"\} [1-9]/)
    expect(metrics).toContain('poyraz_database_connections{state="open"}')
    expect(metrics).toContain('nodejs_eventloop_lag_seconds')
    expect((await get('/metrics')).text).not.toContain('poyraz_calls_total')
    const client = server.client()
    for (const name of ['a', 'b']) await client.send(client.bodyOf(name, 'made_up', {}))
    const after = await (await fetch(server.metricsUrl)).text()
    expect(after).toContain('poyraz_calls_total{class="unknown",method="unknown",error="unknown_method"} 2')
  })

  it('exports the time and the faults of the last audits', async () => {
    const text = async () => (await fetch(server.metricsUrl)).text()
    const never = await text()
    for (const subject of ['books', 'trail', 'payments'])
      expect(never).toContain(`poyraz_audit_finished_seconds{subject="${subject}"} 0`)
    expect(never).not.toContain('poyraz_audit_faults{')
    const { compliance, cashier, database } = server.context
    // An audit by another server, which found faults.
    await database.pool.query(`
      insert into compliance.audit_round values ('trail', '2026-11-20T21:00:00Z', now(), now(), 3)`)
    await compliance.auditNightly('books')
    await cashier.reconcileNightly()
    const metrics = await text()
    expect(metrics).toContain('poyraz_audit_faults{subject="payments"} 0')
    expect(metrics).toContain(`poyraz_audit_finished_seconds{subject="payments"} ${clock.nowMs() / 1000}`)
    expect(metrics).toContain('poyraz_audit_faults{subject="books"} 0')
    expect(metrics).toContain('poyraz_audit_faults{subject="trail"} 3')
    expect(metrics).toContain(`poyraz_audit_finished_seconds{subject="books"} ${clock.nowMs() / 1000}`)
  })

  it('exports the deviation of the return of live rounds (R17)', async () => {
    const text = async () => (await fetch(server.metricsUrl)).text()
    const { casino, database } = server.context
    expect(await text()).not.toContain('poyraz_return_rounds{')
    // Few enough to win nothing by chance.
    await database.pool.query(`
      insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
        outcome, streams, state, key, created_at)
      select (lpad(n::text, 12, '0') || '70008000000000000000')::uuid, gen_random_uuid(), id, gen_random_uuid(), 1,
        rules_hash, min_bet, 0, 0, '{"spins":[{"units":0}]}', '[]', 'closed', 'play:' || n, now()
      from casino.game, generate_series(1, 9) n where slug = 'nazar'`)
    await casino.work()
    const metrics = await text()
    expect(metrics).toContain('poyraz_return_rounds{game="nazar",kind="paid",span="all"} 9')
    expect(metrics).toContain('poyraz_return_rounds{game="nazar",kind="awarded",span="block"} 9')
    expect(metrics).toMatch(/poyraz_return_sigmas\{game="nazar",kind="paid",span="all"\} -1\.\d+/)
  })

  it('counts failures of background work by module', async () => {
    const text = async () => (await fetch(server.metricsUrl)).text()
    const none = await text()
    expect(none).toContain('poyraz_background_failures_total{module="cashier"} 0')
    expect(none).toContain('poyraz_background_failures_total{module="engagement"} 0')
    server.context.failures.of('casino')(new Error('the rules are gone'))
    expect(lines).toContain('"module":"casino","msg":"background work failed"')
    expect(await text()).toContain('poyraz_background_failures_total{module="casino"} 1')
  })

  it('credits demo players once', async () => {
    await seedDemoPlayers(server.context)
    const client = server.client()
    await client.signIn('deniz', DEMO_PASSWORD)
    const reply = await client.call(financeCheckBalance, {})
    expect(reply.data).toMatchObject([{ balance: 1_000_000, currency: 'TRY' }])
  })

  it('warns at the start about messages that will not be delivered', async () => {
    const warned: string[] = []
    const log = createLog('warn', { write: (line: string) => void warned.push(JSON.parse(line).msg) })
    const start = async (config: Partial<Config>) => {
      const silent = await startTestServer({ log, config })
      await silent.close()
      return warned.splice(0).filter((text) => text.includes('reaches anybody'))
    }
    expect(await start({})).toEqual([])
    expect(await start({ devInbox: false, smtpUrl: 'smtp://127.0.0.1:1' })).toEqual([
      expect.stringMatching(/^no SMS .+ SMS_URL$/),
    ])
    expect(await start({ devInbox: false, smsUrl: 'http://127.0.0.1:1' })).toEqual([
      expect.stringMatching(/^no mail .+ SMTP_URL$/),
    ])
  })

  it('refuses demo logins on a server that others can reach', async () => {
    const open = await startTestServer({ config: { demoPlayers: false } })
    try {
      const client = open.client()
      const known = { username: 'deniz', password: DEMO_PASSWORD }
      const reply = await client.send(client.bodyOf('user', 'login', known))
      expect(reply).toMatchObject({ result: false, code: 401 })
    } finally {
      await open.close()
    }
  })

  it('pauses demo accounts of a local start on a public server, and resumes them later', async () => {
    const local = await startTestServer()
    const { ownerUrl, appUrl } = local.testDatabase
    const database = { ownerUrl, appUrl, appRole: undefined, stop: async () => undefined }
    const { dataDir } = local
    const restart = (demoPlayers: boolean) => startTestServer({ config: { dataDir, demoPlayers }, database })
    const before = local.client()
    await before.signIn('deniz', DEMO_PASSWORD)
    const known = { username: 'deniz', password: DEMO_PASSWORD }
    const logIn = (client: TestClient) => client.send(client.bodyOf('user', 'login', known))

    const open = await restart(false)
    expect(await logIn(open.client())).toMatchObject({ result: false, error: 'account_inactive' })
    const stolen = open.client()
    stolen.session = before.session
    expect(await stolen.send(stolen.bodyOf('user', 'get_user_profile', {}))).toMatchObject({ result: false })
    await open.close()

    const again = await restart(true)
    expect(await logIn(again.client())).toMatchObject({ result: true })
    await again.close()
    await local.close()
  })

  it('writes no secret into its log', async () => {
    const client = server.client()
    await client.signIn('deniz', DEMO_PASSWORD)
    await client.send(client.bodyOf('user', 'login', { username: 'deniz', password: 'Wrong-Secret-1' }))
    expect(lines).toContain('"call":"user.login"')
    const secrets = [
      DEMO_PASSWORD,
      'Wrong-Secret-1',
      client.session?.sid,
      client.session?.device,
      '10000000078',
    ]
    for (const secret of secrets) expect(lines).not.toContain(secret)
  })
})

describe('maintenance', () => {
  it('refuses every call but the status of the maintenance, and ends again (S7.17, S7.18)', async () => {
    const client = server.client()
    await setMaintenance(server.dataDir, { from: '2026-11-21T09:00:00Z', until: '2026-11-21T10:00:00Z' })
    await server.context.maintenance.refresh()
    const closed = {
      http: 200,
      result: false,
      error: 'maintenance',
      code: 503,
      message: 'This site is under maintenance',
    }
    expect(await client.call(systemPing, {}, { Lang: 'tr' })).toMatchObject(closed)
    expect(await client.call(maintenanceCheckStatus, {}, { Lang: 'tr' })).toMatchObject(closed)
    expect(JSON.parse((await get('/endpoint/v1/check-maintenance?site=x&version=1')).text).data).toEqual({
      maintenance: true,
      from: '2026-11-21T09:00:00Z',
      until: '2026-11-21T10:00:00Z',
      message: 'This site is under maintenance',
    })
    await setMaintenance(server.dataDir, null)
    await server.context.maintenance.refresh()
    expect(await client.call(maintenanceCheckStatus, {})).toMatchObject({ result: true, data: [] })
    expect(await client.call(systemPing, {})).toMatchObject({ result: true })
  })
})

describe('starting', () => {
  const start = (overrides: Partial<Config>) => {
    const defaults = readConfig({})
    if (!defaults.ok) throw new Error(defaults.error)
    const { appUrl, ownerUrl } = server.testDatabase
    const database = { appUrl, ownerUrl, appRole: undefined, stop: async () => undefined }
    const config = {
      ...defaults.value,
      dataDir: server.dataDir,
      logLevel: 'silent' as const,
      port: 0,
      ...overrides,
    }
    return startServer(config, { database })
  }

  it('names the port in use, and leaves nothing running', async () => {
    const port = Number(new URL(server.url).port)
    await expect(start({ port })).rejects.toThrow(`port ${port} is in use`)
    const metricsPort = Number(new URL(server.metricsUrl).port)
    await expect(start({ metricsPort, metricsRequired: true })).rejects.toThrow('METRICS_PORT')
  })

  it('starts without metrics if the default port is in use', async () => {
    const metricsPort = Number(new URL(server.metricsUrl).port)
    const second = await start({ metricsPort })
    expect(second.metricsUrl).toBeNull()
    await second.close()
    await second.close()
    const probe = createServer()
    await new Promise<void>((resolve) => probe.listen(Number(new URL(second.url).port), '127.0.0.1', resolve))
    probe.close()
  })
})

it('serves metrics under loopback names only, against DNS rebinding', async () => {
  const statusFor = (host: string) =>
    new Promise((resolve) =>
      request(server.metricsUrl, { headers: { host } }, (response) =>
        resolve(response.resume().statusCode),
      ).end(),
    )
  const hosts = ['localhost:9464', '127.0.0.1', '[::1]:9464', 'rebound.example', 'localhost.rebound.example']
  expect(await Promise.all(hosts.map(statusFor))).toEqual([200, 200, 200, 421, 421])
})

describe('a database that accepts no connections', () => {
  it('makes the server not ready and its replies `unavailable` until it is back', async () => {
    const client = server.client()
    await client.signIn('deniz', DEMO_PASSWORD)
    const administrator = openDatabase({ url: server.testDatabase.superuserUrl })
    const name = new URL(server.testDatabase.appUrl).pathname.slice(1)
    await administrator.pool.query(`alter database ${name} connection limit 0`)
    await administrator.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'poyraz_app' and datname = $1`,
      [name],
    )
    expect((await get('/healthz')).status).toBe(200)
    await expect.poll(async () => (await get('/readyz')).status).toBe(503)
    expect(await client.call(financeCheckBalance, {})).toMatchObject({
      http: 200,
      error: 'unavailable',
      code: 503,
    })
    await administrator.pool.query(`alter database ${name} connection limit -1`)
    await expect.poll(async () => (await get('/readyz')).status).toBe(200)
    expect(await client.call(financeCheckBalance, {})).toMatchObject({ result: true })
    await administrator.close()
  })
})

it('every refusal has a text in both languages', () => {
  expect(Object.keys(ERROR_TEXTS.tr).sort()).toEqual(Object.keys(ERRORS).sort())
  expect(Object.keys(ERROR_TEXTS.en).sort()).toEqual(Object.keys(ERRORS).sort())
})
