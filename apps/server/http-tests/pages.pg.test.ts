import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { systemPing } from '@poyraz/contract'
import { startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setMaintenance } from '../edge/maintenance-switch.ts'

type FirstReply = { class: string; method: string; data: object; reply: { result: boolean; data: object[] } }
type State = { publicKey: { id: string }; lang: string; replies: FirstReply[] }

let dir: string
let server: TestServer

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poyraz-pages-'))
  await writeFile(join(dir, 'index.html'), '<html><head><!--head--></head><body><!--state--></body></html>')
  server = await startTestServer({ folders: { playerDir: dir, studioDir: dir, backofficeDir: dir } })
})
afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true })
})

async function stateOf(path: string): Promise<State> {
  const html = await (await fetch(`${server.url}${path}`)).text()
  return JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as State
}

const named = ({ replies }: State) => replies.map((one) => `${one.class}.${one.method}`)

describe('the state in a page', () => {
  it('contains general data and the replies of its first view (S7.6, S7.21, S9.5, S9.6)', async () => {
    const home = await stateOf('/')
    expect(home).toMatchObject({
      publicKey: { id: expect.stringMatching(/^[0-9a-f]{8}$/) },
      house: {
        idleMs: 3_600_000,
        passwordLengthMin: 6,
        carriesSms: true,
        realityCanBeOff: true,
        publicWins: true,
        gameOrigins: [],
      },
      lang: 'tr',
    })
    expect(named(home)).toEqual(['casino.games_list', 'casino.category_list', 'cmscontroller.getSlider'])
    expect(home.replies[2]?.data).toEqual({ limit: 7, offset: 0, siteId: 889 })
    expect(home.replies[0]).toMatchObject({ data: { limit: 48, offset: 0 }, reply: { result: true } })
    expect(home.replies[0]?.reply.data.length).toBeGreaterThan(0)
  })

  it('contains the games that the address selects (S7.21)', async () => {
    const category = await stateOf('/slot/category/98')
    expect(category.replies[0]?.data).toEqual({ limit: 48, offset: 0, categoryID: 98 })
    expect((await stateOf('/live/type/roulette')).replies[1]?.data).toMatchObject({ type: 'roulette' })
  })

  it.each([
    ['/slot/category/98', 200],
    ['/slot/provider/1', 200],
    ['/slot/category/999999999', 404],
    ['/slot/provider/999999999', 404],
    ['/slot/type/no-such-type', 404],
    ['/live/category/999999999', 404],
    ['/live/provider/999999999', 404],
    ['/live/type/no-such-type', 404],
  ])(
    'of %s, answered with %i, has no replies unless the catalogue contains that lobby',
    async (path, status) => {
      expect((await fetch(`${server.url}${path}`)).status).toBe(status)
      expect((await stateOf(path)).replies.length > 0).toBe(status === 200)
    },
  )

  it('has no replies for a page without calls or during maintenance', async () => {
    expect((await stateOf('/login')).replies).toEqual([])
    expect((await stateOf('/no/such/page')).replies).toEqual([])
    await setMaintenance(server.dataDir, { from: '2026-11-21T09:00:00Z', until: null })
    await server.context.maintenance.refresh()
    expect((await stateOf('/slot/provider/1')).replies).toEqual([])
    await setMaintenance(server.dataDir, null)
    await server.context.maintenance.refresh()
  })
})

describe('an address that loads too many pages', () => {
  it('is refused pages and GET data beyond its budget, but not calls (C06)', async () => {
    const limited = await startTestServer({
      config: { rateLimits: 'on' },
      folders: { playerDir: dir, studioDir: dir, backofficeDir: dir },
    })
    const statusOf = async (path: string) => {
      const reply = await fetch(`${limited.url}${path}`)
      await reply.arrayBuffer()
      return reply.status
    }
    const flood = async (path: string, share: number) => {
      const statuses: number[] = []
      while (statuses.length < share) {
        const some = Array.from({ length: 32 }, () => statusOf(path))
        statuses.push(...(await Promise.all(some)))
      }
      return [statuses.indexOf(429), statuses.filter((status) => status === 200).length]
    }
    expect(await flood('/', 640)).toEqual([600, 600])
    expect([await statusOf('/slot'), await statusOf('/no/such/page')]).toEqual([429, 429])
    expect(await flood('/endpoint/v1/client-info', 1216)).toEqual([1200, 1200])
    expect(await statusOf('/data/languages.json')).toBe(429)
    expect(await statusOf('/healthz')).toBe(200)
    expect((await limited.client().call(systemPing, {})).result).toBe(true)
    await limited.close()
  })
})

describe('a form of a page that is sent without the scripts of the site', () => {
  const send = (path: string) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=deniz&password=secret',
      redirect: 'manual',
    })

  it.each(['/login', '/register', '/account_reset?token=abc'])(
    'at %s is ignored and redirects to its page',
    async (path) => {
      const answer = await send(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each([
    ['/no-such-page', 404],
    ['//evil.example/login', 400],
    ['/endpoint/v1', 415],
  ])('is refused at other paths: %s', async (path, status) => {
    expect((await send(path)).status).toBe(status)
  })
})

describe('the development inbox', () => {
  it('exists if it is enabled, and loads nothing from other origins', async () => {
    const page = await fetch(`${server.url}/dev/inbox`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(`${server.url}/dev/inbox.json`)).headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Forwarded',
    'Via',
    'CF-Connecting-IP',
    'CF-Ray',
    'X-Real-IP',
    'True-Client-IP',
  ])('does not exist for a forwarded request: %s', async (name) => {
    for (const path of ['/dev/inbox', '/dev/inbox.json', '/dev/inbox.css']) {
      const headers = { accept: 'application/json', [name]: '127.0.0.1' }
      const reply = await fetch(`${server.url}${path}`, { headers })
      expect([reply.status, await reply.json()]).toMatchObject([404, { error: 'unknown_method' }])
    }
  })

  it.each([
    ['HTTP/1.0', ''],
    ['HTTP/1.1', 'Connection: close\r\n'],
  ])('does not exist behind a proxy without headers: %s %j', async (version, header) => {
    const { host, port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `GET /dev/inbox.json ${version}\r\nHost: ${host}\r\nAccept: application/json\r\n${header}\r\n`,
    )
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 [^]*unknown_method/)
  })

  it('does not exist if it is disabled', async () => {
    const quiet = await startTestServer({ config: { devInbox: false } })
    for (const path of ['/dev/inbox', '/dev/inbox.json']) {
      const reply = await fetch(`${quiet.url}${path}`, { headers: { accept: 'application/json' } })
      expect(reply.status).toBe(404)
    }
    await quiet.close()
  })
})
