import { newcomer } from '@poyraz/testkit/newcomer'
import { expect, inject, it } from 'vitest'
import { shoot } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'
import { gameFrame, register } from './steps.ts'

it('a visitor signs up from a demo, and comes back to the same game', async () => {
  const context = await lendContext({ baseUrl: inject('baseUrl'), viewport: 'desktop' })
  try {
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/demo/slot/2')
    await gameFrame(page).getByText('Demo bakiyesi').waitFor()
    await page.getByRole('link', { name: 'Kayıt ol, oyna' }).click()
    await page.waitForURL('**/register')
    await register(page, newcomer())
    await page.waitForURL('**/play/slot/2')
    const toDeposit = gameFrame(page).getByRole('button', { name: 'Para yatır' })
    await expect.poll(() => toDeposit.isVisible()).toBe(true)
    await shoot(page, 'demo-back-in-game')
  } finally {
    await returnContext(context)
  }
})
