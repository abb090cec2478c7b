import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** `told` has the words of every notice since this document was opened, also of one that came with its board. */
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

/** A notice is gone after 1.5 s, which a busy machine may take to look: its page keeps what it said. */
export async function keepNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(KEEP_NOTICES)
}

export async function hasTold(page: Page, words: string | RegExp): Promise<boolean> {
  const told = await page.evaluate<readonly string[]>('told')
  return told.some((one) => (typeof words === 'string' ? one === words : words.test(one)))
}

/** Waits until a notice of these words was shown, whether it still is or not. */
export async function expectNotice(page: Page, words: string | RegExp): Promise<void> {
  await expect.poll(() => hasTold(page, words), { message: String(words) }).toBe(true)
}
