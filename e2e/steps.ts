import type { Newcomer } from '@poyraz/testkit/newcomer'
import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNotice, hasTold } from './notices.ts'

/** What a player does, in the words of the Turkish site. Each step ends when its effect can be seen. */

/** A round with many free spins takes its time, also where nothing moves. */
const ROUND_TIMEOUT_MS = 150_000

/** Fills the form and sends it; a new player is signed in at once. */
export async function register(page: Page, person: Newcomer): Promise<void> {
  await fillRegistration(page, person)
  await page.getByRole('main').getByRole('button', { name: 'Hesabı aç' }).click()
  await page.getByRole('link', { name: 'Para yatır' }).first().waitFor()
}

export async function fillRegistration(page: Page, person: Newcomer): Promise<void> {
  const [year = '', month = '', day = ''] = person.birthDate.split('-')
  const form = page.getByRole('main')
  const text = (name: string, value: string) => form.getByRole('textbox', { name, exact: true }).fill(value)
  await text('Kullanıcı adı', person.username)
  await text('E-posta', person.email)
  await text('Parola', person.password)
  await text('Parola (yeniden)', person.password)
  await text('Ad', person.firstname)
  await text('Soyad', person.lastname)
  await text('Gün', String(Number(day)))
  await form.getByRole('combobox', { name: 'Ay' }).selectOption({ index: Number(month) })
  await text('Yıl', year)
  await text('T.C. kimlik no', person.identityNumber)
  await text('Cep telefonu', person.phone)
  await form.getByRole('combobox', { name: 'Şehir' }).fill(person.city)
  await text('Adres', person.address)
  await form.getByRole('checkbox', { name: /18 yaşını doldurdum/ }).check()
}

/** Signs a player of the house in, on the login page. */
export async function logIn(page: Page, username: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(username)
  await main.getByRole('textbox', { name: 'Parola', exact: true }).fill('Poyraz1')
  await main.getByRole('button', { name: 'Giriş yap' }).click()
}

/** Pays in with the sandbox method; `amount` in kuruş, whole lira. */
export async function deposit(page: Page, amount: number): Promise<void> {
  await page.getByRole('link', { name: 'Para yatır' }).first().click()
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Ne kadar yatıracaksın?' }).fill(String(amount / 100))
  await main.getByRole('button', { name: 'Yatır', exact: true }).click()
}

/** Gives the password where the site asks who is there, and waits for the notice that it is done. */
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

/** Types into the lobby's own search and opens the game that is found. */
export async function findGame(page: Page, query: string, name: string): Promise<void> {
  await page.goto('/slot')
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

/** The frame of the game that is open. */
export function gameFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe')
}

/** One round, from the press to the moment when the next one may be started, its free spins included. */
export async function spin(frame: FrameLocator): Promise<void> {
  await awaitRest(frame)
  await frame.getByRole('button', { name: /^Çevir/ }).click()
  await awaitRest(frame)
}

/** Reads every plate on the way to the moment when a round may be started. */
export async function awaitRest(frame: FrameLocator): Promise<void> {
  const button = frame.getByRole('button', { name: /^Çevir/ })
  const prompt = frame.getByRole('dialog').getByRole('button', { name: /^(Başla|Devam)$/ })
  const isReady = async () => {
    if (await prompt.isVisible()) await prompt.click()
    return (await button.isVisible()) && (await button.isEnabled())
  }
  await expect.poll(isReady, { timeout: ROUND_TIMEOUT_MS, interval: 200 }).toBe(true)
}

/** The balance that the game shows, in kuruş. */
export async function frameBalance(frame: FrameLocator): Promise<number> {
  const bar = frame.getByRole('region', { name: 'Oyun kumandaları' })
  return kurusIn((await bar.textContent()) ?? '')
}

/** The balance that the header shows, in kuruş. */
async function headerBalance(page: Page): Promise<number> {
  return kurusIn((await page.getByTestId('balance').textContent()) ?? '')
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

/** The first amount in the text as the Turkish site writes it, `₺1.234,50`, in kuruş. */
function kurusIn(text: string): number {
  const match = /₺\s?([\d.]+),(\d\d)/.exec(text)
  if (!match) throw new Error(`no amount in "${text}"`)
  const [, lira = '', rest = ''] = match
  return Number(lira.replaceAll('.', '')) * 100 + Number(rest)
}
