import type { Page } from 'playwright-core'

/** Delays the site's scripts until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens an address, and does not wait for the site's scripts. */
export async function visitBeforeScripts(
  page: Page,
  url: URL,
  state: 'visible' | 'attached' = 'visible',
): Promise<void> {
  await page.evaluate(`location.href = ${JSON.stringify(url.href)}`)
  await page.locator('footer').waitFor({ state })
  await page.locator('html[data-faces], body[data-faces]').waitFor({ state: 'attached' })
}

/** Waits until the site's code has taken over the whole page. */
export const taken = (page: Page) => page.locator('#root[data-drawn]').waitFor({ state: 'detached' })
