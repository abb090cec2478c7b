import { type Newcomer, newcomer } from '@poyraz/testkit/newcomer'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, inject } from 'vitest'
import { shoot } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'
import { register } from './steps.ts'

/** A newly registered player with a browser context of a phone. */
export type Visit = { readonly context: BrowserContext; readonly page: Page; readonly person: Newcomer }

/** Creates a new player for each test of the file; an error that a page throws fails the test. */
export function forEachNewcomer(use: (visit: Visit) => void): void {
  let visit: Visit
  const faults: string[] = []
  beforeEach(async () => {
    const context = await lendContext({ baseUrl: inject('baseUrl'), viewport: 'phone' })
    const page = await context.newPage()
    visit = { context, page, person: newcomer() }
    use(visit)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`))
    await page.goto('/register')
    await register(page, visit.person)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shoot(visit.page, task.name.replace(/\W+/g, '-'))
    await returnContext(visit.context)
    if (faults.length > 0) throw new Error(faults.splice(0).join('\n'))
  })
}

/**
 * Returns the link of the newest mail to this player in the development inbox that matches. `known` is the
 * link of an older mail, if a newer one is still to come.
 */
export async function linkOfMail({ context, person }: Visit, link: RegExp, known = ''): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const inbox = await (await context.request.get('/dev/inbox')).text()
      const mails = inbox.split('<article>').filter((one) => one.includes(person.email))
      found = mails.flatMap((one) => link.exec(one)?.[0] ?? []).find((one) => `/${one}` !== known)
      return found
    })
    .toBeDefined()
  return `/${found}`
}
