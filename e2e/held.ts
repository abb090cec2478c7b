import type { Page } from 'playwright-core'

/** Keeps the site's code back until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Goes to an address without waiting for the site's code. */
export async function visitHeld(
  page: Page,
  url: URL,
  state: 'visible' | 'attached' = 'visible',
): Promise<void> {
  await page.evaluate(`location.href = ${JSON.stringify(url.href)}`)
  await page.locator('footer').waitFor({ state })
  await page.locator('html[data-faces], body[data-faces]').waitFor({ state: 'attached' })
}

/** Waits until the site's code answers for the whole page. */
export const taken = (page: Page) => page.locator('#root[data-drawn]').waitFor({ state: 'detached' })
