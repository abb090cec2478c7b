import { readFile } from 'node:fs/promises'
import { newcomer } from '@poyraz/testkit/newcomer'
import { formatPercent } from '@poyraz/text'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { lendContext, returnContext } from './contexts.ts'
import { gameFrame, register } from './steps.ts'

let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await lendContext({ baseUrl: inject('baseUrl'), viewport: 'desktop', lang: 'tr' })
  page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
})
afterEach(() => returnContext(context))

type Certificate = { readonly topAward: { readonly stakes: string; readonly oneIn: string } }

/** Ways, lines, the classic reels, and cascades: the rules of other games are shown by the same parts. */
const ONE_OF_EACH_KIND = ['lale-devri', 'nazar', 'kaplan', 'deniz-cami']

async function certificateOf(slug: string): Promise<Certificate> {
  const file = `../packages/games/slots/${slug}/certificate.json`
  return JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8')) as Certificate
}

const headings = (name: string) => page.getByRole('heading', { name }).count()

describe('the home page', () => {
  it('leads from its banner to the promotion, also by keyboard (S2.1, S9.14)', async () => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Öne çıkanlar' })
    const shown = banner.locator('[role=group]:not([inert])')
    const title = () => shown.getByRole('heading', { level: 2 }).textContent()
    const first = await title()
    await banner.getByRole('button', { name: 'Sonraki' }).click()
    expect(await title()).not.toBe(first)
    await page.keyboard.press('ArrowLeft')
    expect(await title()).toBe(first)
    await shown.getByRole('link', { name: 'Promosyonu gör' }).click()
    await page.waitForURL('**/promotions?id=*')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(first)
  })

  it('is where `/home` leads (S2.1)', async () => {
    await page.goto('/home')
    await page.getByRole('region', { name: 'Öne çıkanlar' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('shows its popup until it is closed, and not again during the visit', async () => {
    await page.goto('/')
    const popup = page.getByRole('complementary', { name: 'Hoş geldin' })
    await popup.waitFor()
    expect(await page.evaluate(() => localStorage.getItem('modalStatus'))).toBe('1')
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('modalStatus'))).toBe('0')
    await page.getByRole('link', { name: 'Tümünü gör' }).click()
    await page.waitForURL('**/slot')
    await page.goBack()
    await page.getByRole('region', { name: 'Öne çıkanlar' }).waitFor()
    await page.waitForTimeout(500)
    expect(await popup.count()).toBe(0)
  })

  it('is shown also without content', async () => {
    await page.route('**/endpoint/v1', (route) => {
      const isContent = route.request().postData()?.includes('"cmscontroller"')
      return isContent ? route.fulfill({ status: 502, body: '' }) : route.continue()
    })
    await page.addInitScript(() => localStorage.setItem('userLanguage', 'en'))
    await page.goto('/')
    await expect.poll(() => headings('Play money, real mathematics')).toBe(1)
  })
})

describe('the footer', () => {
  it('offers the configured languages, and the social networks that the operator entered (S3.9, S4.28, S7.37)', async () => {
    const languages = [
      { id: 2, title: 'İngilizce', lang: 'en' },
      { id: 1, title: 'Türkçe', lang: 'tr' },
    ]
    const telegram = { icon: 'telegram', name: 'Telegram', url: 'https://chat.example/poyraz' }
    const item = { InfType: 'SocialMediaLinks', title: '', Text: JSON.stringify({ telegram }) }
    await page.route('**/data/languages.json', (route) => route.fulfill({ json: languages }))
    await page.route('**/endpoint/v1', (route) =>
      route.request().postData()?.includes('SocialMediaLinks')
        ? route.fulfill({ json: { result: true, message: '', code: 200, error: null, data: [item] } })
        : route.continue(),
    )
    await page.goto('/about-us')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    const link = footer.getByRole('link', { name: 'Telegram' })
    expect(await link.getAttribute('href')).toBe(telegram.url)
    const mask = page.evaluate<string>(
      `getComputedStyle(document.querySelector('a[href="${telegram.url}"] span')).maskImage`,
    )
    expect(await mask).toMatch(/^url\(/)
    await footer.getByRole('button', { name: 'İngilizce' }).click()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.evaluate(() => localStorage.getItem('userLanguage'))).toBe('en')
  })
})

describe('content pages', () => {
  it('sort promotions by state and report an unknown promotion (S1.14, S2.3, S2.27)', async () => {
    await page.goto('/promotions')
    const finished = page.getByRole('link', { name: /^Bitenler/ })
    await finished.click()
    await page.waitForURL('**/promotions?state=finished')
    await page.getByText('Bitti', { exact: true }).first().waitFor()
    await page.goto('/promotions?id=2147483647')
    await expect.poll(() => headings('Bu promosyon bulunamadı')).toBe(1)
  })

  it('find a question without its Turkish letters, open it, and report an empty result (S2.15)', async () => {
    await page.goto('/faq')
    const questions = page.locator('main summary')
    await questions.first().waitFor()
    const all = await questions.count()
    expect(all).toBeGreaterThanOrEqual(20)
    await page.getByRole('searchbox', { name: 'Sorularda ara' }).fill('IKI ADIMLI')
    await expect.poll(() => questions.count()).toBeLessThan(all)
    await questions.first().focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('main details[open]').count()).toBe(1)
    await page.getByRole('searchbox', { name: 'Sorularda ara' }).fill('qqqqq')
    await page.getByText('Belirlediğiniz kriterlere göre sonuç bulunamadı.').waitFor()
  })

  it('open each information page and jump to its parts (S2.14, S2.33)', async () => {
    await page.goto('/info/CasinoRules')
    const contents = page.getByRole('navigation', { name: 'Bu sayfada' })
    await contents.getByRole('link').last().click()
    await page.waitForURL(/#./)
    const part = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
    await expect.poll(() => part.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(900)
    await page
      .getByRole('navigation', { name: 'Bilgi sayfaları' })
      .getByRole('link', { name: 'Gizlilik' })
      .click()
    await page.waitForURL('**/info/Privacy')
    await page.goto('/info/Unknown')
    await expect.poll(() => headings('Sayfa bulunamadı')).toBe(1)
  })
})

describe('the rules of a game', () => {
  it('open with one press for anybody, with every pay, the return and the odds of the settled rules (R15, R16, R21)', async () => {
    const api = { class: 'casino', method: 'games_list' }
    const listed = await page.request.post('/endpoint/v1', { data: { api, data: { limit: 100 }, user: {} } })
    const { data } = (await listed.json()) as {
      data: readonly { gameID: number; slug: string; name: string; rtp: number }[]
    }
    const games = data.filter(({ slug }) => ONE_OF_EACH_KIND.includes(slug))
    expect(games).toHaveLength(ONE_OF_EACH_KIND.length)
    for (const { gameID, slug, name, rtp } of games) {
      await page.goto(`/demo/slot/${gameID}`)
      const frame = gameFrame(page)
      await frame.getByRole('heading', { level: 1, name }).waitFor()
      await frame.getByRole('button', { name: 'Kurallar' }).click()
      const rules = frame.getByRole('dialog', { name: 'Kurallar ve ödemeler' })
      const told = (fact: string, place: number) =>
        rules.locator('dt', { hasText: fact }).locator(`xpath=following-sibling::dd[${place}]`).textContent()
      expect(await told('Oyuncuya dönüş (RTP)', 1)).toBe(formatPercent(rtp, 'tr'))
      const { topAward } = await certificateOf(slug)
      const times = Number(topAward.stakes).toLocaleString('tr')
      const odds = Math.round(Number(topAward.oneIn)).toLocaleString('tr')
      const most = await told('Bahisli dönüşte en yüksek kazanç', 2)
      expect(most).toContain(`Bahsinin ${times} katı, ${odds} turda bir.`)
      expect(await rules.getByRole('list', { name: 'Semboller' }).textContent()).toMatch(/₺\d/)
    }
  })
})

describe('parts that are not open yet', () => {
  it('are listed in the live casino once their tables are open (S1.13, S2.6)', async () => {
    await page.goto('/live')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Galata/ })
      .first()
      .waitFor()
    expect(await headings('Canlı casino henüz açılmadı')).toBe(0)
  })

  it('require a login before the tables of players, and return afterwards (S2.9)', async () => {
    await page.goto('/poker-tavla-okey')
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('returnAddress'))).toBe('/poker-tavla-okey')
    await page.goto('/register')
    await register(page, newcomer())
    await page.goto('/poker-tavla-okey')
    await expect.poll(() => headings('Poker, tavla ve okey')).toBe(1)
  })
})
