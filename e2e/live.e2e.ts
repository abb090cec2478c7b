import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, shoot } from './browser.ts'
import { expectNotice } from './notices.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { deposit, expectBalance, logIn, logOut } from './steps.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Time after which the server's cache of catalogue and content has expired. */
const REMEMBERED_MS = 31_000
const GIFT = 1_000_000

const LOADED_FOR_PLAYERS = [
  'finance.check_balance',
  'user.get_user_profile',
  'finance.list_highlighted_cash_methods',
  'finance.list_cash_methods_new',
  'casino.games_list',
]

type Sent = { readonly channel: 'mail' | 'sms'; readonly body: string }

let server: OwnServer
let browser: Browser
const contexts: BrowserContext[] = []
const faults: string[] = []

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startOwnServer(), sharedBrowser()])
})
afterAll(async () => {
  await server.stop()
})
afterEach(async ({ task }) => {
  const pages = contexts.flatMap((context) => context.pages())
  if (task.result?.state === 'fail') {
    await Promise.all(pages.map((page, index) => shoot(page, `${task.name.replace(/\W+/g, '-')}-${index}`)))
  }
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(found.join('\n'))
})

/** Opens a device on which a seeded player is logged in. */
async function device(username: string): Promise<BrowserContext> {
  const context = await openDevice()
  const page = await context.newPage()
  await page.goto('/login')
  await logIn(page, username)
  await page.waitForURL('**/')
  await page.close()
  return context
}

async function openDevice(): Promise<BrowserContext> {
  const context = await openContext(browser, { baseUrl: server.url, viewport: 'desktop', lang: 'tr' })
  contexts.push(context)
  context.on('page', (page) => page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`)))
  return context
}

/** Opens a tab and waits until its socket is connected, so that it gets all later events. */
async function tab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const welcomed = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"welcome"')) resolve()
      }),
    )
  })
  await page.goto(path)
  await welcomed
  return page
}

/** Returns the procedure of a request, for example `finance.check_balance`; empty for other requests. */
function procedureOf(request: Request): string {
  if (!request.url().endsWith('/endpoint/v1')) return ''
  const { api } = request.postDataJSON() as { api: { class: string; method: string } }
  return `${api.class}.${api.method}`
}

const unread = (page: Page, count: number) =>
  page.getByRole('link', { name: `Bildirimler: ${count} okunmamış` }).waitFor()

describe('two tabs of a player', () => {
  it('show a deposit, a message and new content without a reload (S1.2, S1.8, S3.21, S4.2, S4.3)', async () => {
    const context = await device('deniz')
    const asked = new Set<string>()
    context.on('request', (request) => void asked.add(procedureOf(request)))
    const [paying, watching] = [await tab(context, '/slot'), await tab(context, '/promotions')]
    await expectBalance(watching, GIFT)
    await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(LOADED_FOR_PLAYERS))
    await deposit(paying, 50_000)
    await expectBalance(watching, GIFT + 50_000)
    await expectBalance(paying, GIFT + 50_000)

    await Promise.all([unread(paying, 1), unread(watching, 1)])
    const title = { tr: 'Yeni oyun', en: 'A new game' }
    const html = { tr: '<p>Lobiye bak.</p>', en: '<p>See the lobby.</p>' }
    await server.context.engagement.sendMassMessage({ key: 'live-e2e', playerId: null, title, html })
    await Promise.all([unread(paying, 2), unread(watching, 2)])

    const entry = { url: '/tournaments', icon: 'trophy', auth: false, children: [] }
    await server.context.content.putItem({
      kind: 'header-menu',
      id: 90,
      status: 1,
      sort: 90,
      body: { id: 90, title: { tr: 'Turnuvalar', en: 'Tournaments' }, ...entry },
    })
    const menu = watching.getByRole('navigation', { name: 'Ana menü' })
    await menu.getByRole('link', { name: 'Turnuvalar' }).waitFor()
  })

  it('are redirected by maintenance, send no other requests meanwhile, and return afterwards (S2.11, S2.35, S4.18)', async () => {
    const context = await device('deniz')
    const [one, other] = [await tab(context, '/slot'), await tab(context, '/faq')]
    await server.maintenance('on', new Date(Date.now() + HOUR_MS).toISOString())
    await Promise.all(
      [one, other].map(async (page) => {
        await page.waitForURL('**/maintenance')
        await page.getByRole('heading', { level: 1, name: 'Bakımdayız' }).waitFor()
        await page.getByText(/^Planlanan bitiş/).waitFor()
      }),
    )
    await expectAccessible(one)
    await other.goto('/maintenance-control')
    await other.getByText('Bakımda', { exact: true }).nth(1).waitFor()
    await expectAccessible(other)
    const asked: string[] = []
    one.on('request', (request) => asked.push(procedureOf(request)))
    await one.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Promosyon' }).click()
    await one.getByRole('heading', { level: 1, name: 'Bakımdayız' }).waitFor()
    expect(asked.filter((name) => name !== '' && name !== 'maintenance.check_status')).toEqual([])
    await server.maintenance('off')
    await Promise.all([one, other].map((page) => page.waitForURL(/\/(slot|faq)?$/)))
    await expectBalance(one, GIFT + 50_000)
  })

  it('both end when one of them logs out (S4.13, S8.10)', async () => {
    const context = await device('deniz')
    const [leaving, staying] = [await tab(context, '/'), await tab(context, '/wallet')]
    await logOut(leaving)
    await expectNotice(leaving, 'Çıkış yaptın')
    await staying.waitForURL('**/login')
    expect(await staying.evaluate(() => localStorage.getItem('userAuth'))).toBeNull()
  })
})

it('maintenance is announced once, shows its state, and returns a visitor (S2.11, S2.12, S2.35, S4.18, S4.19, S8.4)', async () => {
  const page = await tab(await openDevice(), '/slot/category/57')
  const flag = () => page.evaluate(() => localStorage.getItem('siteUnderMaintenance'))
  await server.maintenance('on', new Date(Date.now() + HOUR_MS).toISOString())
  await page.waitForURL('**/maintenance')
  await expectNotice(page, 'Site Bakima Alindi')
  expect(await flag()).toBe('true')
  await page.getByRole('link', { name: 'Durumu denetle' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bakım denetimi' }).waitFor()
  await page.getByText('Bakımda').nth(1).waitFor()
  await page.getByText(/3 saniyede bir yinelenir\.$/).waitFor()
  await page.getByRole('button', { name: 'Yeniden denetle' }).click()
  await page.getByText('Bakımda').nth(1).waitFor()
  await server.maintenance('off')
  await page.waitForURL('**/slot/category/57')
  expect(await flag()).toBeNull()
})

it('maintenance is shown to new visitors, and the verifier stays available (S8.4)', async () => {
  const proof = await tab(await openDevice(), '/verify')
  await server.maintenance('on', new Date(Date.now() + HOUR_MS).toISOString())
  try {
    await expectNotice(proof, 'Site Bakima Alindi')
    expect(new URL(proof.url()).pathname).toBe('/verify')
    const late = await (await openDevice()).newPage()
    await late.goto('/promotions')
    await late.waitForURL('**/maintenance')
    await expectNotice(late, 'Site Bakima Alindi')
  } finally {
    await server.maintenance('off')
  }
})

describe('a session', () => {
  it('that was ended on another device ends on the open page', async () => {
    const here = await tab(await device('cinar'), '/wallet')
    const elsewhere = await tab(await device('cinar'), '/profile?tab=security')
    await elsewhere.getByRole('button', { name: /^Oturumu kapat/ }).click()
    await expectNotice(here, /Oturumu(nun süresi doldu|n kapatıldı)/)
    await here.getByRole('link', { name: 'Giriş yap' }).first().waitFor()
    await here.goto('/wallet')
    await here.waitForURL('**/login')
    await elsewhere.reload()
    await elsewhere.getByText('Bu cihaz', { exact: true }).waitFor()
    expect(await elsewhere.getByRole('button', { name: /^Oturumu kapat/ }).count()).toBe(0)
  })

  it('without activity for an hour by the clock of the server ends on the open page (S4.14, S4.17)', async () => {
    const page = await tab(await device('tester'), '/wallet')
    server.passMs(HOUR_MS + 1000)
    await expectNotice(page, /Oturumunun süresi doldu/)
    await page.getByRole('link', { name: 'Giriş yap' }).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('userSession'))).toBeNull()
  })

  it('that was over before its page was opened leads to the login', async () => {
    const context = await device('tester')
    const before = await context.newPage()
    await before.goto('/about')
    await before.evaluate(() => localStorage.setItem('expirationDate', '1'))
    await before.close()
    server.passMs(HOUR_MS + 1000)
    const page = await context.newPage()
    await page.goto('/wallet')
    await page.waitForURL('**/login')
    await expectNotice(page, /Oturumunun süresi doldu/)
    expect(await page.evaluate(() => localStorage.getItem('returnAddress'))).toBe('/wallet')
  })
})

describe('a login by SMS', () => {
  it('requires the code that was sent, and the newest if there were two (S2.30)', async () => {
    const context = await device('tester')
    const page = await tab(context, '/profile?tab=security')
    await page.getByRole('button', { name: 'SMS ile kullan' }).click()
    await expectNotice(page, 'İki adımlı doğrulama açıldı')
    await logOut(page)

    await page.goto('/login')
    await logIn(page, 'tester')
    const step = page.getByRole('dialog', { name: 'İkinci adım' })
    await step.getByText('Telefonuna gönderdiğimiz 6 haneli kodu yaz.').waitFor()
    const [first = ''] = await smsCodes(context, 1)
    await expectAccessible(page)
    await step.getByRole('button', { name: 'Kodu yeniden gönder' }).click()
    await expectNotice(page, /^Çok sık denedin\. \d+ saniye sonra yeniden dene\./)
    server.passMs(MINUTE_MS)
    await step.getByRole('button', { name: 'Kodu yeniden gönder' }).click()
    await expectNotice(page, 'Kod gönderildi')
    const [newest = ''] = await smsCodes(context, 2)

    await step.getByRole('textbox').fill(first === newest ? '000000' : first)
    await step.getByRole('button', { name: 'Onayla' }).click()
    await step.getByText('Girdiğin kod hatalı.').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('userSession'))).toBeNull()
    await step.getByRole('textbox').fill(newest)
    await step.getByRole('button', { name: 'Onayla' }).click()
    await page.getByRole('link', { name: 'Para yatır' }).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('userSession'))).not.toBeNull()
  })

  /** Returns the SMS codes in the development inbox, newest first, once there are `count`. */
  async function smsCodes(context: BrowserContext, count: number): Promise<readonly string[]> {
    const sent = async () => {
      const inbox = (await (await context.request.get('/dev/inbox.json')).json()) as readonly Sent[]
      return inbox.flatMap(({ channel, body }) => (channel === 'sms' ? (/\b\d{6}\b/.exec(body) ?? []) : []))
    }
    await expect.poll(async () => (await sent()).length).toBe(count)
    return sent()
  }
})

describe('a server without games and content', () => {
  const EMPTY = {
    '/': /^Oyun parası, gerçek matematik$/,
    '/slot': /^Burada henüz oyun yok$/,
    '/slot/category/57': /^Burada henüz oyun yok$/,
    '/slot/type/new': /^Burada henüz oyun yok$/,
    '/promotions': /^Şu anda devam eden bir promosyon yok$/,
    '/tournaments': /^Şu an bir turnuva yok\./,
    '/info/Privacy': /^Belirlediğiniz kriterlere göre sonuç bulunamadı\.$/,
    '/faq': /^Belirlediğiniz kriterlere göre sonuç bulunamadı\.$/,
    '/search?q=zzzzqx': /bulunamadı$/,
  }

  beforeAll(async () => {
    const { pool } = server.context.database
    await pool.query('update casino.game set enabled = false')
    await pool.query(`
      insert into content.revision (kind, id, status, sort, body, hash, origin, created_at)
      select distinct on (kind, id) kind, id, 0, sort, body, repeat('0', 64), 'staff', now()
      from content.revision order by kind, id, version desc`)
    server.passMs(REMEMBERED_MS)
  })

  it('has a designed page for each of them (S2.4, S8.7)', async () => {
    const page = await (await openDevice()).newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [path, title] of Object.entries(EMPTY)) {
      await page.goto(path)
      await page.getByRole('main').getByText(title).first().waitFor()
      await shoot(page, `empty-${path.replace(/\W+/g, '_')}`)
      await expectAccessible(page)
    }
  })
})
