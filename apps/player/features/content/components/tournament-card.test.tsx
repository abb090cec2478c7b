import { cmsGetTournaments } from '@poyraz/contract'
import { tr as player } from '@poyraz/text/player/tr'
import { tr as site } from '@poyraz/text/site/tr'
import { LangContext } from '@poyraz/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import type { Tournament } from '../../../shared/content/content.ts'
import type { PeriodState } from '../../../shared/content/period.ts'
import { type Messages, ZONE } from '../../../shared/i18n/messages.ts'
import { TournamentCard } from './tournament-card.tsx'

const TOURNAMENT: Tournament = {
  id: 1,
  name: 'Lale Kupası',
  html: '<p>Her ₺1 için bir puan.</p>',
  image: '1f3c6',
  Start_date: '2026-11-20T21:00:00Z',
  End_date: '2026-11-24T21:00:00Z',
  prizePool: 25_000_000,
  prizes: [
    { place: 1, prize: 17_500_000 },
    { place: 2, prize: 7_500_000 },
  ],
  games: [1, 2],
  leaderboard: [
    { place: 1, name: 'ci***r', points: 120_480 },
    { place: 2, name: 'de***z', points: 98_007 },
    { place: 3, name: 'me***t', points: 12 },
  ],
}
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Renders a card; returns the rows of the standings and the whole text without tags. */
function card(over: Partial<Tournament> = {}, state: PeriodState = 'active') {
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <LangContext value="tr">
        <IntlProvider locale="tr" messages={{ ...player, ...site } as unknown as Messages} timeZone={ZONE}>
          <QueryClientProvider client={new QueryClient()}>
            <TournamentCard tournament={{ ...TOURNAMENT, ...over }} state={state} place={0} art="/a.webp" />
          </QueryClientProvider>
        </IntlProvider>
      </LangContext>
    </RouterContextProvider>,
  )
  const words = (part: string) =>
    part
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const rows = Array.from(html.matchAll(/<tr>(.*?)<\/tr>/gs), ([, row = '']) => words(row))
  return { rows: rows.slice(1), text: words(html) }
}

it('the test data matches the contract', () => {
  expect(cmsGetTournaments.item.safeParse(TOURNAMENT).success).toBe(true)
})

describe('a tournament card', () => {
  it('shows its state, its last day in Istanbul and its prize pool (S1.14, S2.4, S3.22)', () => {
    const { text } = card()
    expect(text).toContain('Devam ediyor Son gün: 24.11.2026 Lale Kupası Ödül havuzu ₺250.000')
    expect(text).toContain('Her ₺1 için bir puan.')
  })

  it('shows leader and prize of one place in one row', () => {
    expect(card().rows).toEqual(['1 ci***r 120.480 ₺175.000', '2 de***z 98.007 ₺75.000', '3 me***t 12 –'])
  })

  it('shows the prizes if there are no leaders', () => {
    const { rows, text } = card({ leaderboard: [] }, 'coming')
    expect(rows).toEqual(['1 – – ₺175.000', '2 – – ₺75.000'])
    expect(text).toContain('Başlangıç: 21.11.2026')
    expect(text).toContain('Sıralama turnuva başlayınca oluşur.')
  })

  it('shows at most ten places', () => {
    const leaderboard = Array.from({ length: 50 }, (_, index) => ({
      place: index + 1,
      name: 'a***b',
      points: 1,
    }))
    expect(card({ leaderboard }).rows).toHaveLength(10)
  })
})
