import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Expects that the accessible name of every control has its visible text (WCAG 2.5.3). */
export async function expectNamedAsShown(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(['label-content-name-mismatch']).analyze()
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  expect(found, page.url()).toEqual([])
}

/** Expects that axe finds nothing serious on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page without frames needs no second page to collect the results of frames: this halves the time.
  const alone = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(alone).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
  expect(found, page.url()).toEqual([])
}
