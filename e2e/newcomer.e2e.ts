import { newcomer } from '@poyraz/testkit/newcomer'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser, openContext, VIEWPORTS, type ViewportName } from './browser.ts'
import { expectBalance, gameFrame, logIn, register } from './steps.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each(Object.keys(VIEWPORTS) as ViewportName[])('a newcomer on a %s', (viewport) => {
  it('registers, deposits, finds a game, spins, checks a round and leaves', async () => {
    const context = await openContext(browser, { baseUrl: inject('baseUrl'), viewport })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const person = newcomer()
    await page.goto('/')
    await page.getByRole('link', { name: 'Kayıt ol' }).first().click()
    await register(page, person)
    await page.waitForURL('**/login')
    await logIn(page, person)
    await expectBalance(page, 0)
    expect(errors).toEqual([])
    await context.close()
  })
})
