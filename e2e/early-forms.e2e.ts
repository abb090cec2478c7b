import { newcomer } from '@poyraz/testkit/newcomer'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { sharedBrowser, shoot } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'
import { delayScripts, taken, visitBeforeScripts } from './delayed-scripts.ts'
import { fillAccountStep, fillPersonStep, finishRegistration, nextStep } from './steps.ts'

/** Every form in the server's markup, and the search fields outside of forms. */
const FORMS = ['/login', '/register', '/forgot-password', '/verify'] as const
const SEARCHES = ['/slot', '/search', '/faq'] as const
const SECRET = 'cok-gizli-1'

let context: BrowserContext
let page: Page
/** Every address that the browser requested or showed. */
let addresses: string[]
const faults: string[] = []

beforeEach(async () => {
  context = await lendContext({ baseUrl: inject('baseUrl'), viewport: 'phone', lang: 'tr' })
  page = await context.newPage()
  addresses = []
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  page.on('pageerror', (error) => faults.push(error.message))
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await shoot(page, task.name.replace(/\W+/g, '-'))
  await returnContext(context)
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(found.join('\n'))
})

const addressOf = (path: string) => new URL(path, inject('baseUrl'))
const fields = () =>
  page
    .getByRole('main')
    .locator('input:not([type=checkbox], [type=file]), textarea')
    .filter({ visible: true })

/** Types a different text into each field and returns the fields' values. */
async function typeEverywhere(): Promise<readonly string[]> {
  const typed: string[] = []
  for (const [index, field] of (await fields().all()).entries()) {
    const length = Number((await field.getAttribute('maxlength')) ?? 60)
    typed.push(`${index}${SECRET}`.slice(0, length))
    await field.pressSequentially(typed[index] ?? '')
  }
  return typed
}

const standing = async () => Promise.all((await fields().all()).map((field) => field.inputValue()))

describe('a form in the markup of the server, before the code of the site has loaded', () => {
  it.each(FORMS)('at %s can be submitted: no input gets into a URL, and all of it is kept', async (path) => {
    const release = await delayScripts(page)
    await visitBeforeScripts(page, addressOf(path))
    // A fold opens without scripts.
    if (path === '/verify') await page.locator('main details:has(textarea) > summary').click()
    const typed = await typeEverywhere()
    expect(typed.length).toBeGreaterThan(0)
    for (const field of await fields().all()) if (path !== '/verify') await field.press('Enter')
    for (const button of await page.locator('main button[type=submit]').all()) await button.click()
    await page.waitForTimeout(500)
    expect(page.url()).toBe(addressOf(path).href)
    expect(await page.evaluate('history.length')).toBe(2)
    expect(await standing()).toEqual(typed)
    release()
    await taken(page)
    // This form accepts any account, reports that a mail was sent and leads to the login.
    if (path === '/forgot-password') await page.waitForURL('**/login')
    else expect([page.url(), ...(await standing())]).toEqual([addressOf(path).href, ...typed])
    expect(addresses.filter((address) => address.includes(SECRET))).toEqual([])
  })

  it.each(SEARCHES)('at %s keeps its text: the search continues with it', async (path) => {
    const release = await delayScripts(page)
    await visitBeforeScripts(page, addressOf(path))
    const field = page.getByRole('main').getByRole('searchbox')
    await field.pressSequentially('nazar')
    release()
    await taken(page)
    expect(await field.inputValue()).toBe('nazar')
    if (path === '/faq') await page.getByText(/\d+ soru/).waitFor()
    else await page.waitForURL('**?q=nazar')
  })

  it('goes on once the code has loaded, with the earlier input: an account is opened', async () => {
    const release = await delayScripts(page)
    await visitBeforeScripts(page, addressOf('/register'))
    const person = newcomer()
    await fillAccountStep(page, person)
    await nextStep(page)
    await page.waitForTimeout(300)
    expect(page.url()).toBe(addressOf('/register').href)
    release()
    await page.getByRole('heading', { name: /Kimlik/ }).waitFor()
    await fillPersonStep(page, person)
    await nextStep(page)
    await finishRegistration(page, person)
    expect(addresses.filter((address) => address.includes(person.password))).toEqual([])
  })

  it('is sent once the code has loaded: the login replies', async () => {
    const release = await delayScripts(page)
    await visitBeforeScripts(page, addressOf('/login'))
    await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill('kimse')
    await page.getByRole('textbox', { name: 'Parola', exact: true }).fill(SECRET)
    await page.getByRole('textbox', { name: 'Parola', exact: true }).press('Enter')
    release()
    await page.getByRole('main').getByRole('alert').waitFor()
    expect(await standing()).toEqual(['kimse', SECRET])
  })
})

describe('a browser without scripts', () => {
  it.each(FORMS)('sends the form at %s in the body of a request and stays on the page', async (path) => {
    const plain = await (await sharedBrowser()).newContext({
      javaScriptEnabled: false,
      baseURL: inject('baseUrl'),
    })
    page = await plain.newPage()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await page.goto(path)
    await fields().first().fill(SECRET)
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) => response.request().method() === 'GET' && response.url().endsWith(path),
      ),
      page.locator('main button[type=submit]').first().click(),
    ])
    expect(answer.status()).toBe(200)
    expect(sent).toContain(`POST ${addressOf(path).href}`)
    expect(page.url()).toBe(addressOf(path).href)
    expect(sent.filter((line) => line.includes(SECRET))).toEqual([])
    await plain.close()
  })
})
