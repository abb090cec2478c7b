import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * `told` contains the text of every notice since the document was opened, including those in the first
 * markup.
 */
const KEEP_NOTICES = `{
  window.told = []
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const one of [node, ...node.querySelectorAll('[aria-live] > *')]) {
          const board = one === node ? target : one.parentElement
          const isNotice = board.ariaLive === 'polite' && (one.role === 'status' || one.role === 'alert')
          if (isNotice) window.told.push(one.querySelector('p')?.textContent ?? '')
        }
      }
    }
  }).observe(document, { childList: true, subtree: true })
}`

/** Records all notices in the page: a notice disappears after 1.5 s, which a slow machine may miss. */
export async function keepNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(KEEP_NOTICES)
}

export async function hasTold(page: Page, words: string | RegExp): Promise<boolean> {
  const told = await page.evaluate<readonly string[]>('told')
  return told.some((one) => (typeof words === 'string' ? one === words : words.test(one)))
}

/** Waits until a notice with this text was shown; it may be gone again. */
export async function expectNotice(page: Page, words: string | RegExp): Promise<void> {
  await expect.poll(() => hasTold(page, words), { message: String(words) }).toBe(true)
}
