import { fieldsEn, fieldsTr, type Lang } from '@poyraz/text'
import { en as accountEn } from '@poyraz/text/account/en'
import { tr as accountTr } from '@poyraz/text/account/tr'
import { en as bonusEn } from '@poyraz/text/bonus/en'
import { tr as bonusTr } from '@poyraz/text/bonus/tr'
import { en as sportsEn } from '@poyraz/text/coupons/en'
import { tr as sportsTr } from '@poyraz/text/coupons/tr'
import { en as machineEn } from '@poyraz/text/machine/en'
import { tr as machineTr } from '@poyraz/text/machine/tr'
import { en as playerEn } from '@poyraz/text/player/en'
import { tr as playerTr } from '@poyraz/text/player/tr'
import { en as protectionEn } from '@poyraz/text/protection/en'
import { tr as protectionTr } from '@poyraz/text/protection/tr'
import { en as siteEn } from '@poyraz/text/site/en'
import { tr as siteTr } from '@poyraz/text/site/tr'
import { en as walletEn } from '@poyraz/text/wallet/en'
import { tr as walletTr } from '@poyraz/text/wallet/tr'
import { LangContext } from '@poyraz/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect } from 'vitest'
import { createQueryClient } from '../shared/endpoint/queries.ts'
import { type Messages, ZONE } from '../shared/i18n/messages.ts'
import { useNotices } from '../shared/notices/notices.ts'
import { usePreferences } from '../shared/preferences/preferences.ts'

export const LANGS = ['tr', 'en'] as const

/** All texts of the site by language, with the texts of broken rules as `fields`. */
export const TEXTS = {
  tr: {
    ...playerTr,
    ...accountTr,
    ...bonusTr,
    ...machineTr,
    ...protectionTr,
    ...siteTr,
    ...sportsTr,
    ...walletTr,
    fields: fieldsTr,
  },
  en: {
    ...playerEn,
    ...accountEn,
    ...bonusEn,
    ...machineEn,
    ...protectionEn,
    ...siteEn,
    ...sportsEn,
    ...walletEn,
    fields: fieldsEn,
  },
} as const

/**
 * Renders a part of the players' site with everything that its pages provide, and returns the user's hands
 * and the history of addresses.
 */
export async function show(part: ReactNode, lang: Lang = 'tr') {
  cleanup()
  localStorage.clear()
  useNotices.setState({ notices: [] })
  usePreferences.setState({ lang })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{part}</main>, notFoundComponent: () => null }),
    history,
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LangContext value={lang}>
        <IntlProvider locale={lang} messages={TEXTS[lang] as unknown as Messages} timeZone={ZONE}>
          <RouterProvider router={router as never} />
        </IntlProvider>
      </LangContext>
    </QueryClientProvider>,
  )
  await screen.findByRole('main')
  return { user: userEvent.setup(), history }
}

/** Returns the texts of the notices on the screen. */
export const noticesShown = () => useNotices.getState().notices.map(({ text }) => text)

/** Returns the text that describes an element, as screen readers say it. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** Expects that axe finds nothing serious in what is shown. Colours and layout are left to the browser. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa'],
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
