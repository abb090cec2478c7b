import type { Newcomer } from '@poyraz/testkit/newcomer'
import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNotice, hasTold } from './notices.ts'

/** Actions of a player on the Turkish site. Each one ends when its effect is visible. */

/** A round with many free spins takes long, even with reduced motion. */
const ROUND_TIMEOUT_MS = 150_000

/** Fills in and submits the three steps of the form; a new player is logged in at once. */
export async function register(page: Page, person: Newcomer): Promise<void> {
  await passFirstSteps(page, person)
  await finishRegistration(page, person)
}

export async function passFirstSteps(page: Page, person: Newcomer): Promise<void> {
  await fillAccountStep(page, person)
  await nextStep(page)
  await fillPersonStep(page, person)
  await nextStep(page)
}

export async function nextStep(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Devam' }).click()
}

export async function fillAccountStep(page: Page, person: Newcomer): Promise<void> {
  const text = textIn(page)
  await text('Kullanıcı adı', person.username)
  await text('E-posta', person.email)
  await text('Parola', person.password)
  await text('Parola (yeniden)', person.password)
}

export async function fillPersonStep(page: Page, person: Newcomer): Promise<void> {
  const [year = '', month = '', day = ''] = person.birthDate.split('-')
  const text = textIn(page)
  await text('Ad', person.firstname)
  await text('Soyad', person.lastname)
  await text('Gün', String(Number(day)))
  await page
    .getByRole('main')
    .getByRole('combobox', { name: 'Ay' })
    .selectOption({ index: Number(month) })
  await text('Yıl', year)
  await text('T.C. kimlik no', person.identityNumber)
}

/** The last step, and the new account. */
export async function finishRegistration(page: Page, person: Newcomer): Promise<void> {
  const form = page.getByRole('main')
  const text = textIn(page)
  await text('Cep telefonu', person.phone)
  await form.getByRole('combobox', { name: 'Şehir' }).fill(person.city)
  await text('Adres', person.address)
  await form.getByRole('checkbox', { name: /18 yaşını doldurdum/ }).check()
  await form.getByRole('button', { name: 'Hesabı aç' }).click()
  await page.getByRole('link', { name: 'Para yatır' }).first().waitFor()
}

function textIn(page: Page) {
  const form = page.getByRole('main')
  return (name: string, value: string) => form.getByRole('textbox', { name, exact: true }).fill(value)
}

/** Logs in on the login page, by default with the password of seeded players. */
export async function logIn(page: Page, username: string, password = 'Poyraz1'): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(username)
  await main.getByRole('textbox', { name: 'Parola', exact: true }).fill(password)
  await main.getByRole('button', { name: 'Giriş yap' }).click()
}

/** Deposits with the sandbox method; `amount` is in kuruş and must be whole lira. */
export async function deposit(page: Page, amount: number): Promise<void> {
  await page.getByRole('link', { name: 'Para yatır' }).first().click()
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Ne kadar yatıracaksın?' }).fill(String(amount / 100))
  await main.getByRole('button', { name: 'Yatır', exact: true }).click()
}

/** Enters the password if the site asks for it, and waits for the notice of success. */
export async function proveIfAsked(page: Page, password: string, done: string | RegExp): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Kimliğini doğrula' })
  const isAsked = () => proof.isVisible()
  await expect.poll(async () => (await isAsked()) || (await hasTold(page, done))).toBe(true)
  if (await isAsked()) {
    await proof.getByRole('textbox', { name: 'Parola' }).fill(password)
    await proof.getByRole('button', { name: 'Onayla' }).click()
  }
  await expectNotice(page, done)
}

/** Makes the games of this page turn fast: journeys wait for results, not for motion. */
export async function speedUpGames(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('pace', 'test'))
}

/** Searches in the lobby and opens the game that is found. */
export async function findGame(page: Page, query: string, name: string): Promise<void> {
  await page.goto('/slot')
  await speedUpGames(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const search = page.getByRole('main').getByRole('searchbox')
  if (await search.isVisible()) {
    await search.fill(query)
  } else {
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Sitede ara' }).fill(query)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    return
  }
  await page.getByRole('link', { name, exact: true }).first().click()
}

/** Returns the frame of the open game. */
export function gameFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe')
}

/** Plays one round, including its free spins, and waits until the next one may be started. */
export async function spin(frame: FrameLocator): Promise<void> {
  await awaitRest(frame)
  await frame.getByRole('button', { name: /^Çevir/ }).click()
  await awaitRest(frame)
}

/** Closes every message until a round may be started. */
export async function awaitRest(frame: FrameLocator): Promise<void> {
  const button = frame.getByRole('button', { name: /^Çevir/ })
  const prompt = frame.getByRole('dialog').getByRole('button', { name: /^(Başla|Devam)$/ })
  const isReady = async () => {
    if (await prompt.isVisible()) await prompt.click()
    return (await button.isVisible()) && (await button.isEnabled())
  }
  await expect.poll(isReady, { timeout: ROUND_TIMEOUT_MS, interval: 200 }).toBe(true)
}

/** Returns the balance that the game shows, in kuruş. */
export async function frameBalance(frame: FrameLocator): Promise<number> {
  const bar = frame.getByRole('region', { name: 'Oyun kumandaları' })
  return kurusIn((await bar.textContent()) ?? '')
}

/** Returns the balance that the header shows, in kuruş. */
async function headerBalance(page: Page): Promise<number> {
  return kurusIn((await page.getByTestId('balance').textContent()) ?? '')
}

/** Waits for the balance in the header, in kuruş; it must not be 0. */
export async function balanceOf(page: Page): Promise<number> {
  let balance = 0
  const read = async () => (balance = await headerBalance(page).catch(() => 0))
  await expect.poll(read).toBeGreaterThan(0)
  return balance
}

export async function expectBalance(page: Page, expected: number): Promise<void> {
  await expect.poll(() => headerBalance(page).catch(() => null)).toBe(expected)
}

export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Hesap menüsü' })
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: 'Menü' })).click()
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await page.getByRole('link', { name: 'Giriş yap' }).first().waitFor()
}

/** Returns the first amount in a text of the Turkish site, `₺1.234,50`, in kuruş. */
function kurusIn(text: string): number {
  const match = /₺\s?([\d.]+),(\d\d)/.exec(text)
  if (!match) throw new Error(`no amount in "${text}"`)
  const [, lira = '', rest = ''] = match
  return Number(lira.replaceAll('.', '')) * 100 + Number(rest)
}
