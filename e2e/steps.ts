import type { Newcomer } from '@poyraz/testkit/newcomer'
import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a player does, in the words of the Turkish site. Each step ends when its effect can be seen. */

export async function register(page: Page, person: Newcomer): Promise<void> {
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
  await form.getByRole('checkbox', { name: /18 yaşından büyüğüm/ }).check()
  await form.getByRole('button', { name: 'Hesabı aç' }).click()
}

export async function logIn(page: Page, person: Pick<Newcomer, 'username' | 'password'>): Promise<void> {
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(person.username)
  await form.getByRole('textbox', { name: 'Parola', exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await page.getByRole('link', { name: 'Para yatır' }).first().waitFor()
}

/** The balance that the header shows, in kuruş. */
export async function headerBalance(page: Page): Promise<number> {
  return kurusIn(
    (await page
      .getByRole('banner')
      .getByText(/^Bakiye/)
      .first()
      .textContent()) ?? '',
  )
}

/** `₺1.234,50` (tr) somewhere in the text, in kuruş. */
export function kurusIn(text: string): number {
  const match = /[−-]?₺\s?([\d.]+),(\d\d)/.exec(text)
  if (!match) throw new Error(`no amount in "${text}"`)
  const [, lira = '', rest = ''] = match
  const size = Number(lira.replaceAll('.', '')) * 100 + Number(rest)
  return /^[−-]/.test(match[0]) ? -size : size
}

export async function expectBalance(page: Page, expected: number): Promise<void> {
  await expect.poll(() => headerBalance(page), { timeout: 15_000 }).toBe(expected)
}

/** The frame of the game that is open. */
export function gameFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe')
}
