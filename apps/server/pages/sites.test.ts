import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttp } from '../edge/http.ts'
import { createLog } from '../log.ts'
import { addDataFiles } from './data-files.ts'
import { addSites } from './sites.ts'

const HTML =
  '<html><head><!--head--></head><body><!--state--><script src="/assets/main-abcdef12.js"></script></body></html>'

let dir: string
let app: FastifyInstance

async function build(root: string): Promise<void> {
  await mkdir(join(root, 'assets'), { recursive: true })
  await mkdir(join(root, '.vite'), { recursive: true })
  await writeFile(join(root, 'index.html'), HTML)
  await writeFile(join(root, 'favicon.svg'), '<svg/>')
  await writeFile(join(root, '.vite', 'manifest.json'), '{}')
  await writeFile(join(root, 'assets', 'main-abcdef12.js'), 'plain')
  await writeFile(join(root, 'assets', 'main-abcdef12.js.br'), 'brotli')
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poyraz-sites-'))
  await Promise.all([build(join(dir, 'player')), build(join(dir, 'studio'))])
  const log = createLog('silent')
  app = createHttp({ publicUrl: null, trustedProxies: [], log })
  addDataFiles(app)
  await addSites(app, {
    publicUrl: null,
    playerDir: join(dir, 'player'),
    studioDir: join(dir, 'studio'),
    state: { mode: 'play' },
    firstReplies: async () => [],
  })
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

async function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers: { host: 'localhost', accept: 'text/html', ...headers } })
}

describe('pages', () => {
  it.each([
    ['/', 200, 'Poyraz · Oyun parasıyla slotlar'],
    ['/slot/category/27?x=1', 200, 'Slotlar · Poyraz'],
    ['/no/such/page', 404, 'Sayfa bulunamadı · Poyraz'],
  ])('%s is the site with status %i and its own title', async (url, status, title) => {
    const page = await get(url)
    expect(page.statusCode).toBe(status)
    expect(page.body).toContain(`<title>${title}</title>`)
    const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1]
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(page.headers['cache-control']).toBe('no-cache, private')
    expect(page.body).toContain('{"mode":"play","replies":[]}')
  })

  it('are compressed for clients that take it', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<title>')
    const gz = await get('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gz.rawPayload).toString()).toContain('<title>')
  })

  it('of the studio may be framed by ours', async () => {
    expect((await get('/studio')).headers.location).toBe('/studio/')
    const page = await get('/studio/?game=lale-devri')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })
})

describe('a site', () => {
  it('that is built again while the server runs is served anew, and said to be missing before', async () => {
    const index = join(dir, 'player', 'index.html')
    await writeFile(index, HTML.replace('abcdef12', 'fresh123'))
    await utimes(index, 1, 1)
    expect((await get('/')).body).toContain('main-fresh123.js')
    await rm(index)
    expect((await get('/')).statusCode).toBe(503)
    await writeFile(index, HTML)
    expect((await get('/')).statusCode).toBe(200)
  })
})

describe('files', () => {
  it('with a hash in the name are kept for good, others are asked for again', async () => {
    expect((await get('/assets/main-abcdef12.js')).headers['cache-control']).toMatch(/immutable/)
    expect((await get('/studio/assets/main-abcdef12.js')).body).toBe('plain')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it('come compressed as they were built', async () => {
    const script = await get('/assets/main-abcdef12.js', { 'accept-encoding': 'br' })
    expect([script.body, script.headers['content-encoding']]).toEqual(['brotli', 'br'])
    expect(script.headers['cache-control']).toMatch(/immutable/)
  })

  it.each([
    '/assets/missing-abcdef12.js',
    '/.vite/manifest.json',
    '/index.html',
    '/studio/index.html',
    '/assets/main-abcdef12.js.br',
    '/assets/../../secret.txt',
    '/data/none.json',
    '/endpoint/v2',
  ])('%s is not there', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('<title>')
  })

  it('of the protocol are there', async () => {
    expect((await get('/data/languages.json')).json()).toEqual([
      { id: 1, title: 'TR', lang: 'tr' },
      { id: 2, title: 'EN', lang: 'en' },
    ])
  })
})
