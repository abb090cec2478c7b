import type { Page } from 'playwright-core'
import { isCleared, until } from './table-steps.ts'

/** Actions of a player at a blackjack table of the Turkish site. */

/** A decision may end by its time while it is clicked. */
const CLICK_TIMEOUT_MS = 1000

/**
 * Stands and declines insurance for every page that is asked, until each has played its chips. A slow machine
 * may miss the few seconds of a result, so a table that took the chips away is an end, too.
 */
export async function playOn(pages: readonly Page[]): Promise<void> {
  const over = new Set<Page>()
  await until(async () => {
    for (const page of pages) {
      for (const name of [/^Sigortasız devam/, /^Kal,/]) {
        const button = page.getByRole('button', { name })
        if ((await button.count()) > 0)
          await button.click({ timeout: CLICK_TIMEOUT_MS }).catch(() => undefined)
      }
      const own = page.getByRole('group', { name: 'Sen', exact: true })
      const isSeen = /kazandı|kaybetti|berabere/.test((await own.allTextContents()).join(' '))
      if (isSeen || (await isCleared(page))) over.add(page)
    }
    return over.size === pages.length
  })
}
