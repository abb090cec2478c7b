import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ContentLists } from '@poyraz/content'
import { kurus } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttp } from '../edge/http.ts'
import { createLog } from '../log.ts'
import { addDataFiles } from './data-files.ts'
import { addSearchEngines } from './search-engines.ts'
import { SITE } from './site-map.ts'
import { addSites } from './sites.ts'
import { subjectTexts } from './subject-texts.ts'

const HTML =
  '<html lang="tr"><head><!--head--></head><body><!--first-view--><!--state--><script>early()</script><script src="/assets/main-abcdef12.js"></script></body></html>'

const HOUSE = {
  idleMs: 1_800_000,
  passwordLengthMin: 8,
  carriesSms: false,
  realityCanBeOff: false,
  publicWins: false,
  gameOrigins: ['https://games.example', 'https://tables.example:8443'],
} as const

type Entry = ContentLists['headerMenu'][number]

const entry = (id: number, url: string, children: readonly Entry[] = []): Entry => ({
  id,
  title: { tr: 'T', en: 'E' },
  url,
  icon: 'house',
  auth: false,
  children,
})
const LISTS = {
  headerMenu: [
    entry(1, '/slot'),
    entry(2, '/no/such/page'),
    entry(3, '/promotions?id=1'),
    entry(4, 'https://a.example'),
  ],
  footerMenu: [
    entry(5, '', [entry(6, '/info/Privacy'), entry(7, '/info/Nothing')]),
    entry(8, '', [entry(9, '/bingo')]),
  ],
  partners: [],
  investmentMethods: [
    { id: 1, name: { tr: 'Oyun parası', en: 'Play money' }, logo: '1fa99', url: '/deposit' },
  ],
}
const lobbyReply = (method: string, data: readonly object[]) => ({
  class: 'casino',
  method,
  data: {},
  reply: { result: true, data },
})
const LOBBY = [
  lobbyReply('games_list', [{ gameID: 1, providerID: 9 }]),
  lobbyReply('category_list', [{ CategoryID: 27 }]),
  lobbyReply('provider_list', [{ providerID: 1 }]),
]

/** Promotion 1 exists, 2 does not, and for 3 the store fails. */
async function promotion(id: number) {
  if (id === 3) throw new Error('no connection')
  const words = (tr: string) => ({ tr, en: `${tr} EN` })
  const shown = { from: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' }
  const texts = { title: words('Hediye'), summary: words('Kısaca'), html: words('<p>x</p>') }
  return id === 1 ? { ...texts, ...shown, category: 'site' as const, image: 'x', cta: null } : null
}

/** An address that has used its page budget. */
const BUSY = '203.0.113.9'

/** Lifetime of a cached page. */
const PAGE_KEPT_MS = 5000
const clock = fakeClock(0)
let dir: string
let app: FastifyInstance
/** Log lines of the server. */
const logged: string[] = []

async function build(root: string): Promise<void> {
  await mkdir(join(root, 'assets'), { recursive: true })
  await mkdir(join(root, '.vite'), { recursive: true })
  await writeFile(join(root, 'index.html'), HTML)
  await writeFile(join(root, 'favicon.svg'), '<svg/>')
  await writeFile(join(root, '.vite', 'manifest.json'), '{}')
  await writeFile(join(root, 'assets', 'main-abcdef12.js'), 'plain')
  await writeFile(join(root, 'assets', 'main-abcdef12.js.br'), 'brotli')
}

const SHARED = 'a'.repeat(26)
const sharedRound = async (token: string) =>
  token === SHARED ? { name: { tr: 'Nazar', en: 'Evil Eye' }, stake: kurus(200), win: kurus(8_450) } : null

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poyraz-sites-'))
  await Promise.all(['player', 'studio', 'backoffice'].map((site) => build(join(dir, site))))
  const log = createLog('error', { write: (line: string) => void logged.push(line) })
  app = createHttp({ publicUrl: null, trustedProxies: [], log })
  addDataFiles(app, { lists: async () => LISTS })
  addSearchEngines(app, { publicUrl: null, site: SITE, firstReplies: async () => LOBBY })
  await addSites(app, {
    publicUrl: null,
    log,
    clock,
    limits: { perAddress: (_, address) => (address === BUSY ? 7 : null) },
    playerDir: join(dir, 'player'),
    studioDir: join(dir, 'studio'),
    backofficeDir: join(dir, 'backoffice'),
    streamOrigins: ['https://video.example'],
    state: { publicKey: { id: 'a' }, house: HOUSE },
    firstReplies: async ({ name }) => (name === 'slot' ? LOBBY : null),
    textsOf: subjectTexts({ content: { promotion }, rounds: { sharedRound } }),
  })
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

async function get(url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const sent = { host: 'localhost', accept: 'text/html', ...headers }
  return app.inject({ method: 'GET', url, headers: sent, remoteAddress })
}

describe('a link to a shared round', () => {
  const link = (token: string) => `/round/${token}`

  it('names game, multiple and money where it is sent, in both languages', async () => {
    const { body } = await get(link(SHARED))
    expect(body).toContain('<meta property="og:title" content="Nazar: 42,2× · Poyraz">')
    expect(body).toContain('Bahis ₺2,00, kazanç ₺84,50.')
    const english = await get(link(SHARED), { cookie: 'poyraz_lang=en' })
    expect(english.body).toContain('content="Evil Eye: 42.2× · Poyraz"')
  })

  it('has the general texts without a round, and keeps both apart', async () => {
    const { body } = await get(link('b'.repeat(26)))
    expect(body).toContain('<title>Paylaşılan tur · Poyraz</title>')
    expect((await get(link(SHARED))).body).toContain('Nazar: 42,2×')
  })
})

describe('the console of dealers', () => {
  it('has a policy of its own: no other origin, no frame, no cookie, nothing of players', async () => {
    const { statusCode, headers, body } = await get('/backoffice/dealer')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toMatch(/frame-src 'self'; .*frame-ancestors 'none'/)
    expect(headers['content-security-policy']).not.toContain('.example')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(body).not.toContain('publicKey')
  })

  it('leaves videos of the listed origins to the pages of players', async () => {
    const policy = (await get('/')).headers['content-security-policy']
    expect(policy).toContain("connect-src 'self' data: blob: https://video.example")
    expect(policy).toContain("media-src 'self' blob: https://video.example")
  })
})

describe('a link to one promotion', () => {
  it.each([
    ['/promotions?id=1', 'Hediye · Poyraz', '/promotions?id=1'],
    ['/promotions/?state=active&id=1', 'Hediye · Poyraz', '/promotions?id=1'],
    ['/promotions?id=2', 'Promosyonlar · Poyraz', '/promotions'],
    ['/promotions?id=3', 'Promosyonlar · Poyraz', '/promotions'],
    ['/promotions?id=1e0', 'Promosyonlar · Poyraz', '/promotions'],
    ['/slot?id=1', 'Slotlar · Poyraz', '/slot'],
    ['/promotions?id=1', 'Hediye EN · Poyraz', '/promotions?id=1', 'poyraz_lang=en'],
    ['/slot?id=1', 'Slots · Poyraz', '/slot', 'poyraz_lang=en'],
  ])('%s has the title %s', async (url, title, canonical, cookie = '') => {
    const page = await get(url, { cookie })
    expect(page.body).toContain(`<title>${title}</title>`)
    expect(page.body).toContain(`<link rel="canonical" href="http://localhost${canonical}">`)
  })
})

describe('pages', () => {
  it.each([
    ['/', 200, 'Poyraz · Oyun parasıyla slotlar'],
    ['/slot/category/27?x=1', 200, 'Slotlar · Poyraz'],
    ['/slot/provider/1', 200, 'Slotlar · Poyraz'],
    ['/no/such/page', 404, 'Sayfa bulunamadı · Poyraz'],
    ['/slot/category/999999999', 404, 'Sayfa bulunamadı · Poyraz'],
    ['/slot/provider/9/', 404, 'Sayfa bulunamadı · Poyraz'],
    // The live lobby is not available here.
    ['/live/provider/9', 200, 'Canlı casino · Poyraz'],
  ])('%s has status %i and its own title', async (url, status, title) => {
    const page = await get(url)
    expect(page.statusCode).toBe(status)
    expect(page.body).toContain(`<title>${title}</title>`)
    const [, early = ''] = /<script>(.*?)<\/script>/.exec(page.body) ?? []
    const allowed = createHash('sha256').update(early).digest('base64')
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${allowed}'`)
    expect(page.headers['cache-control']).toBe('no-cache, private')
    expect(page.body).toContain(
      `{"publicKey":{"id":"a"},"house":${JSON.stringify(HOUSE)},"lang":"tr","replies":[`,
    )
  })

  it('may frame this site and the listed game origins; our games frame nothing else (S8.6)', async () => {
    const frames = async (url: string) => {
      const { headers } = await get(url)
      const policy = String(headers['content-security-policy'])
      return [
        policy.match(/frame-src [^;]*/)?.[0],
        String(headers['permissions-policy']).match(/autoplay=.*/)?.[0],
      ]
    }
    expect(await frames('/')).toEqual([
      "frame-src 'self' https://games.example https://tables.example:8443",
      'autoplay=(self "https://games.example" "https://tables.example:8443")',
    ])
    expect(await frames('/studio/')).toEqual(["frame-src 'self'", 'autoplay=(self)'])
  })

  it('are compressed for clients that accept it', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<title>')
    const gz = await get('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gz.rawPayload).toString()).toContain('<title>')
  })

  it.each([
    ['br;q=0', undefined],
    ['br; q=0.000, gzip', 'gzip'],
    ['br;q=0,gzip;q=0.0', undefined],
    ['GZIP;q=0.5, br;q=0.1', 'br'],
    ['gzip-br, x-br', undefined],
    ['*', undefined],
  ])('are sent only in encodings that the client accepts: %s', async (accepted, sent) => {
    expect((await get('/', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(sent)
  })

  it('of the studio may be framed by our site', async () => {
    expect((await get('/studio')).headers.location).toBe('/studio/')
    const page = await get('/studio/?game=lale-devri')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })
})

it('looks for no page among the files (C06)', async () => {
  const file = join(dir, 'player', 'sports')
  await writeFile(file, 'a file')
  expect((await get('/sports')).body).toContain('<title>')
  await rm(file)
})

it('writes the origin of a page in lower case', async () => {
  const page = await get('/slot', { host: 'LocalHost:8080' })
  expect(page.body).toContain('<link rel="canonical" href="http://localhost:8080/slot">')
})

describe('a cached page', () => {
  it('is separate from an unlisted one', async () => {
    expect((await get('/home')).body).toContain('noindex')
    expect((await get('/?from=mail')).body).not.toContain('noindex')
  })

  it.each([
    ['/play/slot/1', '/play/slot/2/made-up'],
    ['/studio/?a=1', '/studio/?a=2'],
  ])('is shared by %s and %s, so that made-up addresses do not fill the cache (C06)', async (one, two) => {
    expect((await get(two)).body).toBe((await get(one)).body)
  })
})

describe('an address that has used its page budget', () => {
  it.each(['/', '/slot', '/no/such/page', '/studio/'])('gets 429 with the wait at %s (C06)', async (url) => {
    const page = await get(url, {}, BUSY)
    expect(page.statusCode).toBe(429)
    expect(page.headers).toMatchObject({ 'retry-after': '7', 'content-type': 'text/html; charset=utf-8' })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('Çok sık denedin')
    expect(page.body).toContain('Too many attempts')
  })

  it('still gets files', async () => {
    expect((await get('/favicon.svg', {}, BUSY)).statusCode).toBe(200)
    expect((await get('/no/such.png', {}, BUSY)).statusCode).toBe(404)
  })
})

describe('the first view', () => {
  const draw = (mark: string) => `export const drawFirstView = async (path, lang, { replies, house }) => {
    if (path === '/slot/type/jackpot') throw new Error('broken')
    return { head: '<link>', body: [path, lang, replies.length, house.passwordLengthMin, '${mark}'].join(' ') }
  }`
  const file = () => join(dir, 'player', '.server', 'first-view.js')
  beforeAll(async () => {
    await mkdir(join(dir, 'player', '.server'))
    await writeFile(file(), draw('one'))
  })

  it.each([
    ['/slot', undefined, '<body>/slot tr 3 8 one<script'],
    ['/slot', 'a=b; poyraz_lang=en', '<body>/slot en 3 8 one<script'],
    ['/slot', 'poyraz_lang=xx', '<body>/slot tr 3 8 one<script'],
    ['/slot?q=a', undefined, '<body><script'],
    ['/slot/type/jackpot', undefined, '<body><script'],
    ['/login', undefined, '<body><script'],
    ['/slot/category/27', undefined, '<body>/slot/category/27 tr 3 8 one<script'],
  ])('of %s with cookie %s is %s', async (url, cookie, body) => {
    const page = await get(url, cookie ? { cookie } : {})
    expect([page.statusCode, page.body.includes(body)]).toEqual([200, true])
    expect(page.body).toContain(body.includes(' en ') ? '<html lang="en">' : '<html lang="tr">')
  })

  it('is not rendered for an unknown address', async () => {
    for (const url of ['/slot/category/999999999', '/slot/provider/9', '/slot/type/no-such-type'])
      expect((await get(url)).body).toContain('<body><script')
  })

  it('is omitted and logged if it cannot be rendered', async () => {
    logged.length = 0
    clock.advance(PAGE_KEPT_MS)
    expect((await get('/slot/type/jackpot')).body).toContain('<body><script')
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'the first view could not be drawn', err: { message: 'broken' } },
    ])
  })

  it('is never sent as a file', async () => {
    expect((await get('/.server/first-view.js')).statusCode).toBe(404)
  })

  it('is rendered by the latest build', async () => {
    await writeFile(file(), draw('two'))
    await utimes(file(), 1, 1)
    expect((await get('/slot/type/new')).body).toContain('/slot/type/new tr 3 8 two')
  })
})

describe('a site', () => {
  it('is reported as missing before its build, and served again after each build', async () => {
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
  it('are immutable with a hash in the name, and revalidated without', async () => {
    expect((await get('/assets/main-abcdef12.js')).headers['cache-control']).toMatch(/immutable/)
    expect((await get('/studio/assets/main-abcdef12.js')).body).toBe('plain')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it('are sent compressed as built', async () => {
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
  ])('%s is not served', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('<title>')
  })

  it('of the protocol exist, and are sent again only after a change (S3.29, S3.31, S7.37)', async () => {
    const languages = await get('/data/languages.json')
    expect(languages.json()).toEqual([
      { id: 1, title: 'TR', lang: 'tr' },
      { id: 2, title: 'EN', lang: 'en' },
    ])
    expect(languages.headers['cache-control']).toBe('public, max-age=60')
    const tag = String(languages.headers.etag)
    const again = await get('/data/languages.json', { 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/data/partners.json', { 'if-none-match': tag })).statusCode).toBe(200)
    const methods = async (query: string) => (await get(`/data/investment-methods.json${query}`)).json()
    const [method] = LISTS.investmentMethods
    expect(await methods('')).toEqual([{ ...method, name: 'Oyun parası' }])
    expect(await methods('?lang=en')).toEqual([{ ...method, name: 'Play money' }])
  })

  it('of the protocol contain menus without closed areas (S3.31)', async () => {
    const header = await get('/data/header-menu.json')
    expect(header.json().map(({ id }: Entry) => id)).toEqual([1, 3, 4])
    const footer = await get('/data/footer-menu.json')
    expect(footer.json()).toMatchObject([{ id: 5, children: [{ id: 6 }] }])
  })
})

describe('search engines', () => {
  it('find every listed page once, under the requested origin', async () => {
    const map = await get('/sitemap.xml')
    expect(map.headers['content-type']).toContain('application/xml')
    const addresses = [...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    const paths = addresses.map((address) => new URL(address).pathname)
    expect(addresses.every((address) => address.startsWith('http://localhost/'))).toBe(true)
    expect(paths.filter((path) => !SITE.pageAt(path)?.listed)).toEqual([])
    expect(paths.filter((path) => SITE.pageAt(path)?.path !== path)).toEqual([])
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/faq', '/info/Privacy', '/about-us', '/slot/category/27']),
    )
    expect(paths).toContain('/slot/provider/1')
    expect(paths).not.toContain('/slot/provider/9')
  })

  it('are asked not to index pages of one player', async () => {
    const robots = await get('/robots.txt')
    expect(robots.headers['content-type']).toContain('text/plain')
    const lines = robots.body.split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /play/',
        'Disallow: /profile',
        'Disallow: /history/',
      ]),
    )
    expect(lines).toContain('Sitemap: http://localhost/sitemap.xml')
    const prefixes = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    const listed = ['/', '/slot/category/27', '/verify', '/live', '/info/Privacy', '/login']
    for (const path of listed) expect(prefixes.filter((prefix) => path.startsWith(prefix))).toEqual([])
  })
})
