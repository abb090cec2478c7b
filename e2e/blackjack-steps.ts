import type { Page } from 'playwright-core'
import { until } from './table-steps.ts'

/** Actions of a player at a blackjack table of the Turkish site. */

/** A decision may end by its time while it is clicked. */
const CLICK_TIMEOUT_MS = 1000

/** Stands and declines insurance for every page that is asked, until each has played and seen its result. */
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
      if (/kazandı|kaybetti|berabere/.test((await own.allTextContents()).join(' '))) over.add(page)
    }
    return over.size === pages.length
  })
}
