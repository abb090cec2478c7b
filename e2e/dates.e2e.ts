import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { settle } from './browser.ts'
import { forEachNewcomer } from './visit.ts'

const BETWEEN = '/history/account?from=2026-01-01&to=2026-01-31'

let page: Page
forEachNewcomer((visit) => {
  page = visit.page
})

const calendar = () => page.getByRole('dialog', { name: 'Takvimi aç' })
const openCalendarOf = (label: string) =>
  page
    .getByRole('group', { name: 'İki tarih arası' })
    .locator('div', { has: page.getByLabel(label) })
    .last()
    .getByRole('button', { name: 'Takvimi aç' })
const focused = () => page.evaluate<string | null>("document.activeElement?.getAttribute('aria-label')")

it('chooses a day by keyboard from a calendar with Turkish names and weeks from Monday (S3.30, S9.13)', async () => {
  await page.goto(BETWEEN)
  await openCalendarOf('Başlangıç').press('Enter')
  await expect.poll(focused).toBe('1 Ocak 2026 Perşembe, seçili')
  const heads = calendar().getByRole('columnheader', { includeHidden: true })
  expect(await heads.evaluateAll((cells) => cells.map((cell) => cell.ariaLabel))).toEqual([
    'Pazartesi',
    'Salı',
    'Çarşamba',
    'Perşembe',
    'Cuma',
    'Cumartesi',
    'Pazar',
  ])
  expect(
    await calendar().getByRole('combobox', { name: 'Ayı seçin' }).locator('option').allTextContents(),
  ).toEqual(expect.arrayContaining(['Ocak', 'Şubat', 'Ağustos', 'Eylül']))
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toBe('9 Ocak 2026 Cuma')
  await page.keyboard.press('Enter')
  await calendar().waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Başlangıç').inputValue()).toBe('09.01.2026')
  await expect.poll(focused).toBe('Takvimi aç')
  await page.waitForURL(({ searchParams }) => searchParams.get('from')?.includes('2026-01-09') === true)
})

it('closes on Escape without a choice, and offers no day after today', async () => {
  await page.goto(BETWEEN)
  await openCalendarOf('Bitiş').click()
  await calendar()
    .getByRole('button', { name: /^31 Ocak 2026/ })
    .waitFor()
  await settle(page)
  const box = await calendar().boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
  await page.keyboard.press('Escape')
  await calendar().waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Bitiş').inputValue()).toBe('31.01.2026')
  await page.goto('/history/account')
  await page.getByRole('combobox', { name: 'Tarih aralığı' }).selectOption({ label: 'İki tarih arası' })
  await openCalendarOf('Bitiş').click()
  await calendar()
    .getByRole('button', { name: /^Bugün, / })
    .waitFor()
  const next = calendar().getByRole('button', { name: 'Sonraki aya git' })
  expect(await next.getAttribute('aria-disabled')).toBe('true')
})
